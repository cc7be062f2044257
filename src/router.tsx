import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'

/** What the server has answered: at which address, and which route it is of. */
type Answer = { pathname: string; routeId: string | undefined }

/**
 * A router for the browser's own history or, on the server, for one in memory. In the browser the server has already said
 * which page is at the document's address, however that is spelled: the router takes its word for it. A query stays as it is
 * written.
 */
export const createAppRouter = (history: RouterHistory, answer?: Answer) =>
  createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    parseSearch: (query: string) => ({
      ...Object.fromEntries(new URLSearchParams(query)),
      [asWritten]: query,
    }),
    stringifySearch: ({ [asWritten]: query, ...search }: Record<string, unknown>) => {
      if (typeof query === 'string') return query
      const written = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      return written.size > 0 ? `?${written.toString()}` : ''
    },
    rewrite: {
      input: ({ url }) => {
        if (answer?.routeId !== undefined && url.pathname === answer.pathname) url.pathname = answer.routeId
        return url
      },
    },
  })

/** No name that an address can have. */
const asWritten = '?'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
