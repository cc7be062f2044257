import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  stringifySearchWith,
  stripSearchParams,
  type RouterHistory,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { App, Failed } from './layout/App/App.tsx'
import type { PageName } from './content/schemas/fields.ts'
import { enabledPageNames, notFoundPage, pages, type Page } from './data/pages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `null` only for the root, which is no page. */
    page: Page | null
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const rootRoute = createRootRoute({ component: App, errorComponent: Failed, staticData: { page: null } })

/** The route of a page: its path stays a literal type, so that a link to no page does not compile. */
const pageRoute = <Path extends string>(
  path: Path,
  name: PageName,
  load: () => Promise<{ default: ComponentType }>,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(load),
    // In place of a disabled page its `load` gives the not-found page (build/prerender.ts).
    staticData: { page: enabledPageNames.includes(name) ? pages[name] : notFoundPage },
  })

/** What a link to the form says of the request: a type of project, and the first line of the message. */
type QuoteSearch = { projet?: string; constat?: string }

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.contact.path,
  validateSearch: ({ projet = '', constat = '' }: QuoteSearch & SearchSchemaInput) => ({ projet, constat }),
  search: { middlewares: [stripSearchParams({ projet: '', constat: '' })] },
  component: lazyRouteComponent(() => import('./pages/ContactPage/ContactPage.tsx')),
  staticData: { page: pages.contact },
})

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: lazyRouteComponent(() => import('./pages/NotFoundPage/NotFoundPage.tsx')),
  staticData: { page: notFoundPage },
})

const routeTree = rootRoute.addChildren([
  pageRoute(pages.home.path, 'home', () => import('./pages/HomePage/HomePage.tsx')),
  pageRoute(pages.about.path, 'about', () => import('./pages/AboutPage/AboutPage.tsx')),
  pageRoute(pages.expertises.path, 'expertises', () => import('./pages/ExpertisesPage/ExpertisesPage.tsx')),
  pageRoute(
    pages.specialWorks.path,
    'specialWorks',
    () => import('./pages/SpecialWorksPage/SpecialWorksPage.tsx'),
  ),
  pageRoute(pages.projects.path, 'projects', () => import('./pages/ProjectsPage/ProjectsPage.tsx')),
  pageRoute(
    pages.individuals.path,
    'individuals',
    () => import('./pages/IndividualsPage/IndividualsPage.tsx'),
  ),
  contactRoute,
  notFoundRoute,
])

/** A router for the browser's own history or, on the server, for one in memory. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // As on the servers.
    caseSensitive: true,
    // All is text: the router's own parser would round an advertisement's long number.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: stringifySearchWith(String),
    // The page is scrolled when it comes on screen (layout/PageTransition), and not before the one that is there has faded out.
    scrollRestoration: () => false,
    rewrite: {
      // Hosts of files also serve /societe at /societe.html.
      input: ({ url }) => {
        url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '')
        return url
      },
    },
  })
  // Its page is prerendered: else the provider would put a <Suspense> around it in the browser alone.
  router.ssr = { manifest: undefined }
  return router
}
