import { createContext } from 'react'

/**
 * While the browser takes the prerendered page over: what is called with an error. `undefined` at any other time. One
 * mutable object, not state: ErrorView must read it in the very rendering that fails.
 */
export const HydrationContext = createContext<{ onError: ((error: unknown) => void) | undefined }>({
  onError: undefined,
})
