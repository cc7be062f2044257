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
import { RootError, RootLayout } from './layout/RootLayout/RootLayout.tsx'
import type { PageName } from './content/schemas/fields.ts'
import { enabledPageNames, notFoundPage, pages, type Page } from './data/pages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `null` only for the root route. */
    page: Page | null
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: RootError,
  staticData: { page: null },
})

/** The route of a page. Its path stays a literal type, so that a link to an unknown path does not compile. */
const pageRoute = <Path extends string>(
  path: Path,
  name: PageName,
  load: () => Promise<{ default: ComponentType }>,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(load),
    // In place of a disabled page its `load` gives the not-found page (build/disabledParts.ts).
    staticData: { page: enabledPageNames.includes(name) ? pages[name] : notFoundPage },
  })

/** What a link to the quote form prefills: a type of project, and the first line of the message. */
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

/** A router for the browser's history or, at build, for a memory history. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // The servers' paths are case-sensitive too.
    caseSensitive: true,
    // Search params stay strings: the default parser would round an advertisement's long number.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: stringifySearchWith(String),
    // Scroll restoration is ours (layout/PageTransition): it must wait for the fade-out. `false` would still scroll to the top.
    scrollRestoration: () => false,
    rewrite: {
      // Static hosts also serve /societe at /societe.html.
      input: ({ url }) => {
        url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '')
        return url
      },
    },
  })
  // Marks the router as server-rendered. Otherwise `RouterProvider` adds a <Suspense> in the browser only: a hydration mismatch.
  router.ssr = { manifest: undefined }
  return router
}
