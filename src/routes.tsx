import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import { notFoundPage, pages, type Page } from './words/pages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `null` only for the root, which is no page. */
    page: Page | null
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/**
 * Stands in for a page whose script is gone (after a new release) or failed to load. When it mounts, the address is
 * already that of the new page, so a reload brings that page. This happens at most once: without the script of its own page
 * a document stays as it was written (start.ts).
 */
function StalePage() {
  useEffect(() => location.reload(), [])
  return null
}

/**
 * Loads a page's script when the page is needed. If that fails in a visitor's browser, `StalePage` takes its place. In
 * the build and in `npm run dev` the error is not caught: the build fails, and the dev server shows the error.
 */
const lazyPage = (load: Load) =>
  lazyRouteComponent(() =>
    import.meta.env.SSR || import.meta.env.DEV
      ? load()
      : load().catch((cause: unknown) => {
          reportError(cause)
          return { default: StalePage }
        }),
  )

const rootRoute = createRootRoute({ staticData: { page: null } })

type Load = () => Promise<{ default: ComponentType }>

/** The route of a page: its address stays a literal type, so that a link to no page does not compile. */
const pageRoute = <Path extends string>(path: Path, page: Page, load: Load) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyPage(load), staticData: { page } })

/** What a link to the form says of the request: a type of project, and the first line of the message. */
type QuoteSearch = { projet?: string | undefined; constat?: string | undefined }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

const { home, about, expertises, specialWorks, projects, individuals, contact } = pages

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: contact.path,
  validateSearch: ({ projet, constat }: QuoteSearch): QuoteSearch => ({
    projet: text(projet),
    constat: text(constat),
  }),
  component: lazyPage(() => import('./pages/ContactPage/ContactPage.tsx')),
  staticData: { page: contact },
})

const routeTree = rootRoute.addChildren([
  pageRoute(home.path, home, () => import('./pages/HomePage/HomePage.tsx')),
  pageRoute(about.path, about, () => import('./pages/AboutPage/AboutPage.tsx')),
  pageRoute(expertises.path, expertises, () => import('./pages/ExpertisesPage/ExpertisesPage.tsx')),
  pageRoute(specialWorks.path, specialWorks, () => import('./pages/SpecialWorksPage/SpecialWorksPage.tsx')),
  pageRoute(projects.path, projects, () => import('./pages/ProjectsPage/ProjectsPage.tsx')),
  pageRoute(individuals.path, individuals, () => import('./pages/IndividualsPage/IndividualsPage.tsx')),
  contactRoute,
  pageRoute('$', notFoundPage, () => import('./pages/NotFoundPage/NotFoundPage.tsx')),
])

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
