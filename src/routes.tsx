import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import { notFoundPage, pages, type Page } from './content/pages.ts'
import { componentOf, isLeftOut } from './content/shownPages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `null` only for the root, which is no page. */
    page: Page | null
  }
}

const modules = import.meta.glob<{ default: ComponentType }>('./pages/*/*Page.tsx')

/**
 * Stands in for a page whose script is gone (after a new release) or failed to load. When it mounts, the address is
 * already that of the new page, so a reload brings that page. This happens at most once: a document does not ask for the
 * script of its own page.
 */
function StalePage() {
  useEffect(() => location.reload(), [])
  return null
}

/**
 * Loads a page's script when the page is needed. If that fails in a visitor's browser, `StalePage` takes its place. In
 * the build and in `npm run dev` the error is not caught: the build fails, and the dev server shows the error.
 */
const lazyPage = (component: string) => {
  const load = modules[`./pages/${component}/${component}.tsx`]
  if (!load) throw new Error(`src/pages/${component}/${component}.tsx is missing.`)
  return lazyRouteComponent(() =>
    import.meta.env.SSR || import.meta.env.DEV
      ? load()
      : load().catch((cause: unknown) => {
          reportError(cause)
          return { default: StalePage }
        }),
  )
}

const rootRoute = createRootRoute({ staticData: { page: null } })

const routeAt = <Path extends string>(path: Path, page: Page, component: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyPage(component),
    staticData: { page },
  })

/** The route of a page: its address stays a literal type, so that a link to no page does not compile. */
const pageRoute = <Name extends keyof typeof pages>(name: Name) =>
  routeAt<(typeof pages)[Name]['path']>(pages[name].path, pages[name], componentOf(name))

const routes = [
  pageRoute('home'),
  pageRoute('about'),
  pageRoute('expertises'),
  pageRoute('specialWorks'),
  pageRoute('projects'),
  pageRoute('individuals'),
  pageRoute('contact'),
  routeAt('$', notFoundPage, 'NotFoundPage'),
]

export const routeTree = rootRoute.addChildren(
  routes.filter(({ options }) => !(options.staticData.page && isLeftOut(options.staticData.page))),
)
