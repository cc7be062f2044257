import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { meta, type PageMeta } from './content/meta.ts'
import { Shell } from './layout/Shell/Shell.tsx'
import { StalePage } from './pages/StalePage.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The folder and file of the page in src/pages; the prerender step finds its script by it. */
    page: string
    /** Title and description for the head; `null` only for the root, which is no page. */
    meta: PageMeta | null
  }
}

/** A page's script comes when the page is wanted; where it cannot be had, `StalePage` stands in for it. */
const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() => load().catch(() => ({ default: StalePage })))

const rootRoute = createRootRoute({ component: Shell, staticData: { page: '', meta: null } })
const getParentRoute = () => rootRoute

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyPage(() => import('./pages/HomePage/HomePage.tsx')),
  staticData: { page: 'HomePage', meta: meta.home },
})
const aboutRoute = createRoute({
  getParentRoute,
  path: '/societe',
  component: lazyPage(() => import('./pages/AboutPage/AboutPage.tsx')),
  staticData: { page: 'AboutPage', meta: meta.about },
})
const expertisesRoute = createRoute({
  getParentRoute,
  path: '/expertises',
  component: lazyPage(() => import('./pages/ExpertisesPage/ExpertisesPage.tsx')),
  staticData: { page: 'ExpertisesPage', meta: meta.expertises },
})
const specialWorksRoute = createRoute({
  getParentRoute,
  path: '/travaux-speciaux',
  component: lazyPage(() => import('./pages/SpecialWorksPage/SpecialWorksPage.tsx')),
  staticData: { page: 'SpecialWorksPage', meta: meta.specialWorks },
})
const projectsRoute = createRoute({
  getParentRoute,
  path: '/realisations',
  component: lazyPage(() => import('./pages/ProjectsPage/ProjectsPage.tsx')),
  staticData: { page: 'ProjectsPage', meta: meta.projects },
})
const individualsRoute = createRoute({
  getParentRoute,
  path: '/particuliers',
  component: lazyPage(() => import('./pages/IndividualsPage/IndividualsPage.tsx')),
  staticData: { page: 'IndividualsPage', meta: meta.individuals },
})
const contactRoute = createRoute({
  getParentRoute,
  path: '/contact',
  component: lazyPage(() => import('./pages/ContactPage/ContactPage.tsx')),
  staticData: { page: 'ContactPage', meta: meta.contact },
})
const notFoundRoute = createRoute({
  getParentRoute,
  path: '$',
  component: lazyPage(() => import('./pages/NotFoundPage/NotFoundPage.tsx')),
  staticData: { page: 'NotFoundPage', meta: meta.notFound },
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
