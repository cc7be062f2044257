import type { HistoryLocation, ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Page } from '../../content/pages.ts'
import { shownPages } from '../../content/shownPages.ts'
import { partOf } from '../../ui/parts.ts'
import {
  isLeft,
  keepBrowserFromScrolling,
  keepInEntry,
  keepPlaces,
  moveTo,
  rememberPlace,
  type HistoryEntry,
} from './places.ts'

// Which page is it? There are two answers: the **wanted** one, which is in the address, and the one that is **shown**.
//
//   the document       shown = wanted: what the server wrote, whatever the address (App.tsx)
//     | a link is followed, or back and forward
//   loading            the address has changed; `load` brings the page's script (onAddress)
//     | it is there
//   fading out         wanted is the next page, shown is still the one before (onLoad, FadingPage)
//     | the fade has ended
//   fading in          shown = wanted: place, focus and announcement follow (show)
//
// Turning back at any moment only changes what is wanted. An address that is neither the document's nor one of our links'
// is loaded for real: what the server answers there is what is shown.

/** One entry of the history, and the page that it shows. */
export type Entry = HistoryEntry & {
  page: Page
  routeId: RouteId
  /** Whether the browser itself has animated the way here, as it may for a swipe back. */
  isAnimated: boolean
}

export type RouteId = keyof RegisteredRouter['routesById']

export type CurrentPage = { readonly wanted: Entry; readonly shown: Entry }

/** What the server wrote: which page, at which address, in which element. */
export type Prerendered = {
  readonly routeId: string
  readonly pathname: string
  readonly box: HTMLElement
}

/** The page of a document that has just come, by the address that its router has read. */
export function prerenderedIn(document: Document, pathname: string): Prerendered {
  const box = partOf(document, 'page')
  const { route: routeId = '' } = box.dataset
  return { routeId, pathname, box }
}

/** The router's guide to scroll restoration names its key; an entry that another has made, or changed, may have none. */
const keyOf = ({ state, href }: HistoryLocation) => state.__TSR_key ?? href

export function createCurrentPage(router: RegisteredRouter, prerendered: Prerendered) {
  let isAnimated = false

  const entryOf = (routeId: RouteId): Entry => {
    const { location } = router.history
    const { href, hash } = location
    const { page } = router.routesById[routeId].options.staticData
    if (!page) throw new Error(`No page at ${href}`)
    return { key: keyOf(location), hash: hash.slice(1), page, routeId, isAnimated }
  }

  const isRoute = (id: string): id is RouteId => id in router.routesById
  const firstRoute = prerendered.routeId
  if (!isRoute(firstRoute)) throw new Error(`No route ${firstRoute}`)
  /** The route of an address, if its page is known without asking the server. */
  const routeAt = (pathname: string) =>
    pathname === prerendered.pathname ? firstRoute : shownPages.find(({ path }) => path === pathname)?.path

  const first = entryOf(firstRoute)
  let current: CurrentPage = { wanted: first, shown: first }
  const listeners = new Set<() => void>()

  /** For a document to come: the browser may load this entry anew. */
  const keep = () => keepInEntry(current.shown)

  const set = (next: CurrentPage) => {
    current = next
    for (const listener of listeners) listener()
  }

  /** The wanted page is on screen: FadingPage says when. React does not know the element that the server wrote. */
  const show = () => {
    // Another script may have put a copy in its place.
    if (current.wanted.routeId !== firstRoute)
      for (const written of document.querySelectorAll('[data-part="page"]')) written.remove()
    set({ ...current, shown: current.wanted })
    moveTo(current.shown)
  }

  /**
   * The entry on screen may be wanted again: with a place, because the address left it and came back; without one, because
   * its link was followed once more, to its fragment or the top.
   */
  const want = (wanted: Entry) => {
    // The visitor may have scrolled on while the page loaded.
    if (wanted.key !== current.shown.key) rememberPlace(current.shown)
    set({ ...current, wanted })
    if (wanted.routeId === current.shown.routeId) show()
  }

  // The address changes at once, but its page may take long to load, and the visitor may turn back meanwhile.
  const onAddress = () => {
    const routeId = routeAt(router.history.location.pathname)
    if (!routeId) return location.reload()
    keepBrowserFromScrolling()
    // The page on screen needs no script to stay.
    if (routeId === current.shown.routeId) return want(entryOf(routeId))
    rememberPlace(current.shown)
    void router.load()
  }

  const onLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    const { pathname, state } = router.history.location
    const routeId = routeAt(pathname)
    // One that came late is no longer in the address.
    if (routeId && toLocation.state.__TSR_key === state.__TSR_key) want(entryOf(routeId))
  }

  const onReturn = ({ hasUAVisualTransition }: PopStateEvent) => {
    isAnimated = hasUAVisualTransition
  }

  /** Follows a link to a page that is known. */
  const follow = (href: string) => {
    try {
      keep()
      router.history.push(href)
      router.history.flush()
    } catch (cause) {
      // Safari takes a hundred entries in 30 seconds.
      reportError(cause)
      location.assign(href)
    }
  }

  return {
    get: () => current,
    show,
    onAddress,
    follow,
    keep,
    routeAt,
    /** The element that the server wrote for this page, until the visitor has left it for another. */
    prerenderedBox: (routeId: RouteId | undefined) =>
      routeId === prerendered.routeId && prerendered.box.isConnected ? prerendered.box : null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Follows the history until the returned function is called. */
    start: () => {
      // Before the router's own listener.
      addEventListener('popstate', onReturn, { capture: true })
      const stops = [
        () => removeEventListener('popstate', onReturn, { capture: true }),
        keepPlaces(() => current.shown),
        router.subscribe('onLoad', onLoad),
        router.history.subscribe(({ action, location }) => {
          // Another script may have added an entry of its own, and taken it away.
          if (keyOf(location) === current.shown.key && !isLeft(current.shown)) return
          if (action.type === 'PUSH') isAnimated = false
          onAddress()
        }),
      ]
      // The visitor may have gone back since the router has looked at the address.
      if (keyOf(router.history.location) !== current.shown.key) onAddress()
      return () => stops.forEach((stop) => stop())
    },
  }
}

export type CurrentPageStore = ReturnType<typeof createCurrentPage>

export const CurrentPageContext = createContext<CurrentPageStore | null>(null)

export function useCurrentPage() {
  const store = use(CurrentPageContext)
  if (!store) throw new Error('Rendered outside of App')
  return store
}

const useEntry = (name: keyof CurrentPage) => {
  const { subscribe, get } = useCurrentPage()
  return useSyncExternalStore(subscribe, () => get()[name])
}

export const useWanted = () => useEntry('wanted')

export const useShown = () => useEntry('shown')
