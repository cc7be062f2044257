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
  // The router must neither scroll nor store scroll positions: PageTransition scrolls, at the right moment of the fade,
  // and this site stores nothing. No documented option turns both off. This one does if it is set after the creation.
  // At the creation router-core's `setupScrollRestoration` sees no value, so it does not store positions in
  // sessionStorage; at each page change it calls the function, and `false` keeps it from scrolling. This relies on the
  // router's internals: that is why package.json pins its exact version, and a test checks both.
  router.update({ ...router.options, scrollRestoration: () => false })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
