import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Page } from '../content/pages.ts'
import { keepBrowserFromScrolling, keepPlaces, moveTo, rememberPlace } from './PageTransition/places.ts'

/** One entry of the history, and the page that it shows. */
export type Entry = {
  /** Of the entry, not of its address: two visits to a page are two entries. */
  key: string
  hash: string
  page: Page
  routeId: keyof RegisteredRouter['routesById']
}

/**
 * Which page is it? There are two answers from the moment in which a page has loaded until the one before it has faded
 * out: the **wanted** one, which is in the address, and the one that is **shown**.
 */
export type CurrentPage = { readonly wanted: Entry; readonly shown: Entry }

export function createCurrentPage(router: RegisteredRouter) {
  const entryAt = ({ state, href, hash }: ParsedLocation): Entry => {
    const leaf = router.state.matches.at(-1)
    if (!leaf?.staticData.page) throw new Error(`No page at ${href}`)
    // The router's guide to scroll restoration names its key; `history.state` keeps it on a reload.
    return { key: state.__TSR_key ?? href, hash, page: leaf.staticData.page, routeId: leaf.routeId }
  }

  // The first page is prerendered: it is on screen before any of this runs.
  const first = entryAt(router.state.location)
  let current: CurrentPage = { wanted: first, shown: first }
  const listeners = new Set<() => void>()

  const set = (next: CurrentPage) => {
    current = next
    for (const listener of listeners) listener()
  }

  /** The wanted page is on screen: FadingPage says when. */
  const show = () => {
    set({ ...current, shown: current.wanted })
    moveTo(current.shown)
  }

  // The address changes at once, but its page may take long to load, and the visitor may turn back meanwhile.
  const onAddress = () => {
    keepBrowserFromScrolling()
    rememberPlace(current.shown)
    void router.load()
  }

  // The visitor may have scrolled on while the page loaded. The entry on screen may be wanted again: with a place, because
  // the address left it and came back; without one, because its link was followed once more, to its fragment or the top.
  const onLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    const wanted = entryAt(toLocation)
    if (wanted.key !== current.shown.key) rememberPlace(current.shown)
    set({ ...current, wanted })
    if (wanted.routeId === current.shown.routeId) show()
  }

  return {
    get: () => current,
    show,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Follows the history until the returned function is called. */
    start: () => {
      const stops = [
        keepPlaces(() => current.shown),
        router.subscribe('onLoad', onLoad),
        router.history.subscribe(onAddress),
      ]
      // The visitor may have gone back while the page was hydrated.
      if (router.history.location.href !== router.state.location.href) onAddress()
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
  const getEntry = () => get()[name]
  return useSyncExternalStore(subscribe, getEntry, getEntry)
}

export const useWanted = () => useEntry('wanted')

export const useShown = () => useEntry('shown')
