import { useRouter, type ParsedLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** One entry of the history, and the route it shows. */
type Entry = { key: string; hash: string; routeId: string | undefined }

/** How many places are kept: more than anyone goes back. */
const mostPlaces = 100

// The router's own name of an entry, which the same link followed again keeps. Not documented, hence the exact version of
// the router in package.json; without it the address stands for the entry.
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

// The browser would move the window at once, under the page that is still leaving. It may again on a reload.
const takeOver = () => (history.scrollRestoration = 'manual')
const giveBack = () => (history.scrollRestoration = 'auto')

/** The place where the entry was left wins over its fragment, and that over the top of the page. */
const moveTo = ({ hash }: Entry, place: number | undefined) => {
  const target = document.getElementById(hash)
  // What is folded has no place.
  const fold = target?.closest('details')
  if (fold) fold.open = true
  if (place === undefined && target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
}

/**
 * Puts the window where each entry of the history was left, as a browser does between documents. Three things may
 * differ while the visitor waits or a page fades, and each guard below is about one such difference:
 *
 * - what is **wanted**: the address. It changes at once, the page may be long in coming or be called off again;
 * - what is **loaded**: the page is ready, and React is told to show it;
 * - what is **shown**: on screen. During a fade that is still the page before.
 *
 * A window's place belongs to what is shown, whatever the address says. It is kept in memory only.
 */
function createScrollRestoration(router: RegisteredRouter) {
  const places = new Map<string, number>()

  const justLoaded = (location: ParsedLocation): Entry => ({
    key: keyOf(location),
    hash: location.hash,
    routeId: router.state.matches.at(-1)?.routeId,
  })

  // The first page is prerendered: it is there, and in its place, before any of this runs.
  let shown = justLoaded(router.state.location)
  let loaded = shown
  let wantedKey = shown.key
  let wantedAgain = false

  const remember = () => {
    // The page that is shown has been left and fades: its place is known. At the end of the fade the document is
    // empty for a moment, and the window at its top.
    if (loaded.routeId !== shown.routeId) return
    // Put in anew, so that the first of the map is the one longest unused.
    places.delete(shown.key)
    places.set(shown.key, scrollY)
    const [oldest] = places.keys()
    if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
  }

  const leave = () => {
    remember()
    giveBack()
  }

  const show = () => {
    shown = loaded
    moveTo(shown, places.get(shown.key))
  }

  const onBeforeLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    takeOver() // a `mailto:` also says that the page is left, and it is not
    remember()
    const key = keyOf(toLocation)
    wantedAgain = key === wantedKey
    wantedKey = key
  }

  const onLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    remember() // it may have been scrolled while the next one was long in coming
    loaded = justLoaded(toLocation)
  }

  const onResolved = () => {
    // Another page comes on screen after the fade, and then calls `arrive`.
    if (loaded.routeId !== shown.routeId) return
    // A fragment of this page, or another of its entries.
    if (loaded.key !== shown.key) show()
    // The same link once more: to its fragment again, or to the top.
    else if (wantedAgain) moveTo(shown, undefined)
    // Otherwise another page was wanted and called off before it came: nothing moves.
  }

  return {
    /** The page that was loaded comes on screen now. Returns whether it was there already. */
    arrive: () => {
      const wasShown = loaded.routeId === shown.routeId
      // Called back before its fade was over, a page has not lost its place.
      if (loaded.key !== shown.key) show()
      return wasShown
    },
    start: () => {
      takeOver()
      // By `pagehide` alone Chromium now and then learns of it too late, and comes back to the top of the page.
      const leaving = ['pagehide', 'beforeunload']
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        takeOver()
        // WebKit brings a page back from its cache, but at the top.
        if (persisted) scrollTo({ top: places.get(shown.key) ?? 0, behavior: 'instant' })
      }
      addEventListener('pageshow', comeBack)
      for (const type of leaving) addEventListener(type, leave)
      const unsubscribe = [
        router.subscribe('onBeforeLoad', onBeforeLoad),
        router.subscribe('onLoad', onLoad),
        router.subscribe('onResolved', onResolved),
      ]
      return () => {
        removeEventListener('pageshow', comeBack)
        for (const type of leaving) removeEventListener(type, leave)
        for (const stop of unsubscribe) stop()
      }
    },
  }
}

/** Returns what to call when a page comes on screen, before it is painted. */
export function useScrollRestoration() {
  const router = useRouter()
  const [{ arrive, start }] = useState(() => createScrollRestoration(router))
  useEffect(start, [start])
  return arrive
}
