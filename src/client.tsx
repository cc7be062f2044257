import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { handOver, takeSnapshot } from './layout/handOver.ts'
import { createAppRouter } from './routes.tsx'

/** Takes the page over that the server has written. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createAppRouter()
  await router.load()
  let before: ReturnType<typeof takeSnapshot> | null = takeSnapshot()
  const forget = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    before = null
    forget()
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
          if (before) handOver(before)
          // Once: what is typed from now on is newer.
          before = null
        },
      },
    )
  })
}
