import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { notFoundPage, pages, type Page } from './content/pages.ts'
import { Shell } from './layout/Shell/Shell.tsx'
import { StalePage } from './pages/StalePage.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Both are `null` only for the root, which is no page. */
    page: Page | null
    /** The name of the page's folder and file in src/pages. The build uses it to find the page's script. */
    component: string | null
  }
}

/**
 * Loads a page's script when the page is needed. If that fails in a visitor's browser, `StalePage` takes its place. In
 * the build and in `npm run dev` the error is not caught: the build fails, and the dev server shows the error.
 */
const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() =>
    import.meta.env.SSR || import.meta.env.DEV
      ? load()
      : load().catch((cause: unknown) => {
          reportError(cause)
          return { default: StalePage }
        }),
  )

const rootRoute = createRootRoute({ component: Shell, staticData: { page: null, component: null } })
const getParentRoute = () => rootRoute

const homeRoute = createRoute({
  getParentRoute,
  path: pages.home.path,
  component: lazyPage(() => import('./pages/HomePage/HomePage.tsx')),
  staticData: { page: pages.home, component: 'HomePage' },
})
const aboutRoute = createRoute({
  getParentRoute,
  path: pages.about.path,
  component: lazyPage(() => import('./pages/AboutPage/AboutPage.tsx')),
  staticData: { page: pages.about, component: 'AboutPage' },
})
const expertisesRoute = createRoute({
  getParentRoute,
  path: pages.expertises.path,
  component: lazyPage(() => import('./pages/ExpertisesPage/ExpertisesPage.tsx')),
  staticData: { page: pages.expertises, component: 'ExpertisesPage' },
})
const specialWorksRoute = createRoute({
  getParentRoute,
  path: pages.specialWorks.path,
  component: lazyPage(() => import('./pages/SpecialWorksPage/SpecialWorksPage.tsx')),
  staticData: { page: pages.specialWorks, component: 'SpecialWorksPage' },
})
const projectsRoute = createRoute({
  getParentRoute,
  path: pages.projects.path,
  component: lazyPage(() => import('./pages/ProjectsPage/ProjectsPage.tsx')),
  staticData: { page: pages.projects, component: 'ProjectsPage' },
})
const individualsRoute = createRoute({
  getParentRoute,
  path: pages.individuals.path,
  component: lazyPage(() => import('./pages/IndividualsPage/IndividualsPage.tsx')),
  staticData: { page: pages.individuals, component: 'IndividualsPage' },
})
const contactRoute = createRoute({
  getParentRoute,
  path: pages.contact.path,
  component: lazyPage(() => import('./pages/ContactPage/ContactPage.tsx')),
  staticData: { page: pages.contact, component: 'ContactPage' },
})
const notFoundRoute = createRoute({
  getParentRoute,
  path: '$',
  component: lazyPage(() => import('./pages/NotFoundPage/NotFoundPage.tsx')),
  staticData: { page: notFoundPage, component: 'NotFoundPage' },
})

export const routeTree = rootRoute.addChildren([
  homeRoute,
  aboutRoute,
  expertisesRoute,
  specialWorksRoute,
  projectsRoute,
  individualsRoute,
  contactRoute,
  notFoundRoute,
])
