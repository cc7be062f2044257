import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { HydrationContext } from './layout/ErrorView/hydration.ts'
import { createAppRouter } from './router.tsx'

// A visitor may be typing already: what takes long is done in several tasks, between which the browser answers.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// oxlint-disable-next-line no-console -- React tells neither why a hydration failed nor what ErrorView lets wait for ever
const tell = (...errors: unknown[]) => console.error(...errors)

const hydration: { onError: ((error: unknown) => void) | undefined } = {
  onError(error) {
    // Once: React tries again at each click.
    hydration.onError = () => undefined
    tell(error)
  },
}

function Hydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    hydration.onError = undefined
  }, [])
  return <HydrationContext value={hydration}>{children}</HydrationContext>
}

/** Takes over the prerendered page. Resolves when React has been given the page, not when it is done. */
export async function start(root: HTMLElement) {
  // Of all scripts the one that takes longest to evaluate: not in one task with this one.
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const history = createBrowserHistory()
  await nextTask()
  const router = createAppRouter(history)
  await nextTask()
  await router.load()
  await nextTask()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    // As on the server: without it the router wraps the page in a Suspense that the HTML does not have, and React says so.
    // Not documented, hence the exact version of the router in package.json.
    router.ssr = { manifest: undefined }
    // In slices, between which the visitor is answered.
    startTransition(() => {
      hydrateRoot(root, <Hydration>{app}</Hydration>, {
        onRecoverableError: (error) =>
          tell(error, ...(error instanceof Error && error.cause ? [error.cause] : [])),
      })
    })
  } else {
    createRoot(root).render(app) // `npm run dev`: nothing is prerendered
  }
}
