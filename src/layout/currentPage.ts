import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Page } from '../content/pages.ts'

/** One entry of the history, and the page that it shows. */
export type Entry = {
  /** The same for as long as the visitor stays on the entry, also when the link that led to it is followed again. */
  key: string
  hash: string
  page: Page
  routeId: keyof RegisteredRouter['routesById']
}

/**
 * Which page is it? There are two answers from the moment in which a page has loaded until the one before it has faded
 * out: the **wanted** one, which is in the address, and the one that is **shown**.
 *
 * Each is a new object when the visitor is to be brought to it, even if its page is on screen already: at another entry
 * of the same page, such as one of its fragments, or because the same link was followed again.
 */
export type CurrentPage = { readonly wanted: Entry; readonly shown: Entry }

// The router's key of an entry: its guide to scroll restoration names it, and `history.state` keeps it on a reload.
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

export function createCurrentPage(router: RegisteredRouter) {
  const entryAt = (location: ParsedLocation): Entry => {
    const leaf = router.state.matches.at(-1)
    if (!leaf?.staticData.page) throw new Error(`No page at ${location.href}`)
    return { key: keyOf(location), hash: location.hash, page: leaf.staticData.page, routeId: leaf.routeId }
  }

  // The first page is prerendered: it is on screen before any of this runs.
  const first = entryAt(router.state.location)
  let current: CurrentPage = { wanted: first, shown: first }
  let addressKey = first.key
  let isFollowedAgain = false
  const listeners = new Set<() => void>()

  const set = (next: CurrentPage) => {
    current = next
    for (const listener of listeners) listener()
  }

  const show = () => set({ ...current, shown: current.wanted })

  // The address changes at once, but its page may take long to load, and the visitor may turn back meanwhile.
  const onBeforeLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    const key = keyOf(toLocation)
    isFollowedAgain = key === addressKey
    addressKey = key
  }

  const onLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    const entry = entryAt(toLocation)
    const isTurnedBack = entry.key === current.shown.key && !isFollowedAgain
    set({ ...current, wanted: isTurnedBack ? current.shown : entry })
  }

  // Another page is shown after the fade: FadingPage says when.
  const onResolved = () => {
    if (current.wanted.routeId === current.shown.routeId) show()
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
      const load = () => void router.load()
      const stops = [
        router.subscribe('onBeforeLoad', onBeforeLoad),
        router.subscribe('onLoad', onLoad),
        router.subscribe('onResolved', onResolved),
        router.history.subscribe(load),
      ]
      // The visitor may have gone back while the page was hydrated.
      if (router.history.location.href !== router.state.location.href) load()
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
