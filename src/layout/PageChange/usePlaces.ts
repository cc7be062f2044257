import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** How far down a page was when it was left, which of its texts were unfolded, and which pictures were chosen (1, else 0). */
type Place = { top: number; unfolded: number[]; chosen: number[] }

const storageKey = 'places'

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const choices = () => Array.from(document.querySelectorAll<HTMLInputElement>('main [type="radio"]'))

/** The places of the tab's entries by their keys. Where a browser stores nothing, it may throw. */
function stored() {
  try {
    const places: [string, Place][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(places)
  } catch {
    return new Map<string, Place>()
  }
}

function store(places: Map<string, Place>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Array.from(places)))
  } catch {
    // After a reload, back then leads to the top of the page.
  }
}

type Entry = { readonly key: string | undefined; readonly hash: string }

/**
 * Where each entry of the history was left, over a reload too. The router's own restoration knows neither the fade, during which
 * the address is no longer that of the page on screen, nor what is unfolded.
 */
export function usePlaces(onScreen: RefObject<Entry>) {
  const places = useRef(new Map<string, Place>())

  /** While the entry is still on screen, whatever the address already says. */
  const keep = useCallback(() => {
    places.current.set(onScreen.current.key ?? '', {
      top: scrollY,
      unfolded: folds().map(({ open }) => Number(open)),
      chosen: choices().map(({ checked }) => Number(checked)),
    })
  }, [onScreen])

  useEffect(() => {
    places.current = stored()
    const onPageHide = () => {
      keep()
      store(places.current)
    }
    // From its back/forward cache, WebKit brings the page back at its top.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const place = places.current.get(onScreen.current.key ?? '')
      if (persisted && place) scrollTo({ top: place.top, behavior: 'instant' })
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [onScreen, keep])

  /**
   * Shows an entry as it was left, but for one that a link leads to once more (`isAgain`); else at its fragment, else at the top of
   * the page. Moves the focus.
   */
  const moveTo = useCallback(({ key, hash }: Entry, isAgain: boolean) => {
    const place = isAgain ? undefined : places.current.get(key ?? '')
    const target = document.getElementById(hash)
    // An element inside a closed <details> has no position.
    const fold = target?.closest('details')
    if (place) {
      folds().forEach((each, index) => (each.open = place.unfolded[index] === 1))
      choices().forEach((each, index) => (each.checked = place.chosen[index] === 1))
    } else if (fold) fold.open = true
    if (target && !place) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
    const focus = target ?? document.querySelector<HTMLElement>('main h1')
    focus?.focus({ preventScroll: true })
  }, [])

  return { keep, moveTo }
}
