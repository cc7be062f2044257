import { useEffect } from 'react'

/**
 * Stands in for a page whose script is gone (a new release) or failed to come. By the time it mounts the
 * address is already the new page's, so a real load brings that page; it happens at most once, because a
 * document whose own page script fails is never hydrated (start.ts).
 */
export function StalePage() {
  useEffect(() => location.reload(), [])
  return null
}
