import { createContext } from 'react'

/**
 * During hydration `onError` is called with an error that a component has thrown; at any other time it is `undefined`.
 * The object is mutable and not state: ErrorView must read the current value in the very render that fails.
 */
export const HydrationContext = createContext<{ onError: ((error: unknown) => void) | undefined }>({
  onError: undefined,
})
