import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { restoreUserState, captureUserState } from './layout/hydrationRecovery.ts'
import { createAppRouter } from './router.tsx'

/** Takes the page over that the server has written. */
export async function hydrate() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createAppRouter()
  await router.load()
  let snapshot: ReturnType<typeof captureUserState> | null = captureUserState()
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    snapshot = null
    unsubscribe()
  })
  // As a transition, it is rendered in slices, and the browser can respond in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError: (cause) => {
          if (import.meta.env.DEV) reportError(cause)
          if (snapshot) restoreUserState(snapshot)
          // Once: what is typed from now on is newer.
          snapshot = null
        },
      },
    )
  })
}
