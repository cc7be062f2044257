import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydration } from './layout/ErrorView/ErrorView.tsx'
import { App } from './layout/Shell/App.tsx'
import { createAppRouter } from './router.tsx'

// The visitor may already be typing: long work is split into tasks, so that the browser can respond in between.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// oxlint-disable-next-line no-console -- nothing else reports why hydration failed, or an error that ErrorView hides
const logErrors = (...errors: unknown[]) => console.error(...errors)

/**
 * Hydrates the prerendered page. Resolves when hydration has been started, not when it has finished; `onFollowing` is
 * called once the scripts follow back and forward, and not if hydration fails.
 */
export async function start(root: HTMLElement, onFollowing: () => void) {
  // No other script takes longer to evaluate: it gets a task of its own.
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
      <App router={router} onFollowing={onFollowing} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    hydration.onError = (error) => {
      // Report it once only: React retries at each click.
      hydration.onError = () => undefined
      logErrors(error)
    }
    // As a transition, hydration runs in slices, and the browser can respond to the visitor in between.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) =>
          logErrors(error, ...(error instanceof Error && error.cause ? [error.cause] : [])),
      })
    })
  } else {
    createRoot(root).render(app) // `npm run dev`: nothing is prerendered
  }
}
