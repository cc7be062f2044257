import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './layout/App/App.tsx'
import { createAppRouter } from './routes.tsx'

/** Takes the page over that the server has written. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // The router's history puts its own functions in the place of the browser's, and would take each address that another script
  // writes, often only to take a campaign out of it, for a link that was followed.
  const { history } = window
  const own = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
  const browserHistory = createBrowserHistory()
  Object.assign(history, own)
  const router = createAppRouter(browserHistory, { pathname: location.pathname, routeId: root.dataset.route })
  await router.load()
  const written = document.head.querySelectorAll('title, meta[name], link[rel="canonical"]')
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  // As a transition, it is rendered in slices, and the browser can respond in between.
  startTransition(() => {
    hydrateRoot(root, app, {
      // Others had changed the page, and React has rendered it anew, with tags of its own in the head.
      onRecoverableError: (cause) => {
        if (import.meta.env.DEV) reportError(cause)
        for (const tag of written) if (!tag.matches('[name="viewport"], [name="theme-color"]')) tag.remove()
      },
    })
  })
}
