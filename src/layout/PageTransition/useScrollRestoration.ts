import { useRouter, type ParsedLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** One entry of the history, and the route it shows. */
type Entry = { key: string; hash: string; routeId: string | undefined }

/** How many scroll positions are kept: more than anyone goes back. */
const mostPlaces = 100

// The router's own key of an entry. It stays the same if the link to the current address is followed again. It is not
// documented, so package.json pins the router's exact version; if there is no key, the address identifies the entry.
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

// On a page change the browser would scroll at once, while the old page is still fading out. On a reload it may do so.
const takeOver = () => (history.scrollRestoration = 'manual')
const giveBack = () => (history.scrollRestoration = 'auto')

/** Scrolls to where the entry was left, else to its fragment, else to the top of the page, and moves the focus. */
const moveTo = ({ hash }: Entry, place: number | undefined) => {
  const target = document.getElementById(hash)
  // An element inside a closed <details> has no position.
  const fold = target?.closest('details')
  if (fold) fold.open = true
  if (place === undefined && target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
}

/**
 * Scrolls each entry of the history to where it was left, as a browser does between documents. While the visitor waits
 * or a page fades, three entries may differ, and each guard below is about one such difference:
 *
 * - the **wanted** one: the address. It changes at once; its page may take long to load, or the visitor may turn back;
 * - the **loaded** one: its page is ready, and React has been told to show it;
 * - the **shown** one: it is on screen. During a fade that is still the previous page.
 *
 * The scroll position belongs to the entry that is shown, whatever the address says. Positions are kept in memory only.
 */
function createScrollRestoration(router: RegisteredRouter) {
  const places = new Map<string, number>()

  const justLoaded = (location: ParsedLocation): Entry => ({
    key: keyOf(location),
    hash: location.hash,
    routeId: router.state.matches.at(-1)?.routeId,
  })

  // The first page is prerendered: it is on screen, and the browser has scrolled it, before any of this runs.
  let shown = justLoaded(router.state.location)
  let loaded = shown
  let wantedKey = shown.key
  let wantedAgain = false

  const remember = () => {
    // The page on screen fades out, and its position is already stored. It must not be overwritten: at the end of the
    // fade the document is empty for a moment, and the window is at the top.
    if (loaded.routeId !== shown.routeId) return
    // Deleted and inserted again, so that the first key of the map is the one that has been unused for longest.
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
    takeOver() // again: a click on a `mailto:` can fire `beforeunload`, although the page stays
    remember()
    const key = keyOf(toLocation)
    wantedAgain = key === wantedKey
    wantedKey = key
  }

  const onLoad = ({ toLocation }: { toLocation: ParsedLocation }) => {
    remember() // the page may have been scrolled while the next one was loading
    loaded = justLoaded(toLocation)
  }

  const onResolved = () => {
    // Another page: it comes on screen after the fade, and `arrive` is called then.
    if (loaded.routeId !== shown.routeId) return
    // The same page at another entry, such as one of its fragments.
    if (loaded.key !== shown.key) show()
    // The same link was followed again: scroll to its fragment again, or to the top.
    else if (wantedAgain) moveTo(shown, undefined)
    // Otherwise the visitor wanted another page, but turned back before it had loaded: nothing moves.
  }

  return {
    /** To be called when the loaded page comes on screen. Returns whether it was already there. */
    arrive: () => {
      const wasShown = loaded.routeId === shown.routeId
      // If the keys are equal, the page is in its place: it is the first one, or the visitor turned back in the fade.
      if (loaded.key !== shown.key) show()
      return wasShown
    },
    start: () => {
      takeOver()
      // At `pagehide` alone, Chromium sometimes learns of the change too late, and comes back to the top of the page.
      const leaving = ['pagehide', 'beforeunload']
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        takeOver()
        // WebKit restores a page from its back/forward cache at the top.
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

/** Returns the function to call when a page comes on screen, before it is painted. */
export function useScrollRestoration() {
  const router = useRouter()
  const [{ arrive, start }] = useState(() => createScrollRestoration(router))
  useEffect(start, [start])
  return arrive
}
