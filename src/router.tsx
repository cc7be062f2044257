import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'

/** A router for the browser's own history or, on the server, for one in memory. */
export const createAppRouter = (history: RouterHistory) =>
  createRouter({ routeTree, defaultPreload: 'intent', history })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
