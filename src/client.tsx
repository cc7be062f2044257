import { startTransition, StrictMode } from 'react'
import { browserHistory } from './browserHistory.ts'
import { elementScripts } from './elementScripts.ts'
import { prerenderedIn } from './layout/PageTransition/currentPage.ts'
import { loadScripts } from './layout/PageTransition/PageScripts.tsx'
import { App } from './layout/Shell/App.tsx'
import { createAppRouter } from './router.tsx'
import { partOf } from './ui/parts.ts'

// The visitor may already be typing: long work is split into tasks, so that the browser can respond in between.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Starts the application in the page that the server has written. `onFollowing` is called once it follows links, back and
 * forward, and not if it fails.
 */
export async function start(onFollowing: () => void) {
  // No other script takes longer to evaluate: it gets a task of its own.
  const { createRoot } = await import('react-dom/client')
  await nextTask()
  const history = browserHistory()
  const prerendered = prerenderedIn(document, history.location.pathname)
  const router = createAppRouter(history, prerendered)
  // Only in `npm run dev` does a page's style sheet come with its script.
  if (import.meta.env.DEV) await router.load()
  await loadScripts(prerendered.box, elementScripts)
  await nextTask()
  const app = (
    <StrictMode>
      <App router={router} prerendered={prerendered} scripts={elementScripts} onFollowing={onFollowing} />
    </StrictMode>
  )
  // As a transition, it is rendered in slices, and the browser can respond in between.
  startTransition(() => createRoot(partOf(document, 'app')).render(app))
}
