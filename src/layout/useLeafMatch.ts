import { useMatches } from '@tanstack/react-router'

/** The match of the page in the address, which during a fade is not yet the one on screen. */
export function useLeafMatch() {
  const leaf = useMatches({ select: (matches) => matches.at(-1) })
  if (!leaf) throw new Error('Rendered outside of the router')
  return leaf
}
