import { useEffect } from 'react'

/**
 * Stands in for a page whose script is gone (after a new release) or failed to load. When it mounts, the address is
 * already that of the new page, so a reload brings that page. This happens at most once, because a document whose own
 * page script fails is never hydrated (start.ts).
 */
export function StalePage() {
  useEffect(() => location.reload(), [])
  return null
}
