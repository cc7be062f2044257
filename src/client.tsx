import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

/** Takes over the prerendered page. Resolves when React has been given the page, not when it is done. */
export async function start(root: HTMLElement) {
  const router = createAppRouter()
  await router.load()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    // As on the server: without it the router wraps the page in a Suspense that the HTML does not have.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app) // `npm run dev`: nothing is prerendered
  }
}
