import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

// A visitor may be typing already: what takes long is done in several tasks, between which the browser answers.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Takes over the prerendered page. Resolves when React has been given the page, not when it is done. */
export async function start(root: HTMLElement) {
  await nextTask()
  const router = createAppRouter()
  await nextTask()
  await router.load()
  await nextTask()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    // As on the server: without it the router wraps the page in a Suspense that the HTML does not have.
    router.ssr = { manifest: undefined }
    // In slices, between which the visitor is answered.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    createRoot(root).render(app) // `npm run dev`: nothing is prerendered
  }
}
