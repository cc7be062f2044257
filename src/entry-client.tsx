import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { restoreUserState, captureUserState } from './layout/hydrationRecovery.ts'
import { createAppRouter } from './router.tsx'

/** React's message in production for a hydration mismatch, which extensions and translators cause. */
const isMismatch = (error: unknown) => /react\.dev\/errors\/418\b/.test(String(error))

export async function hydrate() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createAppRouter()
  await router.load()
  let snapshot: ReturnType<typeof captureUserState> | null = captureUserState()
  // The first `onRendered` comes in the layout phase of the commit that hydrates. React calls `onRecoverableError` later in the
  // same task, so the snapshot is dropped one microtask later.
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    snapshot?.release()
    queueMicrotask(() => (snapshot = null))
  })
  // A transition renders in slices, and the browser can respond in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          if (!isMismatch(error)) reportError(error instanceof Error ? (error.cause ?? error) : error)
          // Restore only once: a later recoverable error must not overwrite newer input.
          if (snapshot) restoreUserState(snapshot)
          snapshot = null
        },
      },
    )
  })
}
