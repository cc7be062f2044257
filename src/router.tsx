import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Prerendered } from './layout/PageTransition/currentPage.ts'
import { routeTree } from './routes.tsx'

/**
 * A router for the browser's own history or, on the server, for one in memory. In the browser the server has already said
 * which page is at the document's address, however that is spelled: the router takes its word for it.
 */
export const createAppRouter = (
  history: RouterHistory,
  prerendered?: Pick<Prerendered, 'pathname' | 'routeId'>,
) =>
  createRouter({
    routeTree,
    history,
    rewrite: {
      input: ({ url }) => {
        if (url.pathname === prerendered?.pathname) url.pathname = prerendered.routeId
        return url
      },
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
