import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorView } from './layout/ErrorView/ErrorView.tsx'
import { routeTree } from './routes.tsx'

/** A router for the browser's own history or, on the server, for one in memory. */
export function createAppRouter(history: RouterHistory) {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorView,
    history,
  })
  // PageTransition moves the window, at the right moment of the fade. The router is told so after its creation:
  // told before, it would keep every place in sessionStorage, and this site stores nothing. No documented option
  // says "neither move nor store": this one works because router-core's `setupScrollRestoration` looks for a value
  // at the creation, and asks the function at each page change. Hence the exact version in package.json, and a test.
  router.update({ ...router.options, scrollRestoration: () => false })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
