import type { RegisteredRouter } from '@tanstack/react-router'
import type { CurrentPageStore, Entry } from '../currentPage.ts'

type Places = Map<Entry['key'], number>

// The prototype's function: the router takes a call of its own, on the object, for a navigation.
const replaceState = (state: unknown) => History.prototype.replaceState.call(history, state, '')

/**
 * Before a reload, or when the visitor leaves for another site, the positions are kept in the history's entry, as the
 * browser keeps its own; nothing is stored anywhere else. They are taken out on return: with them, the router would not
 * recognise the entry.
 */
function takePlaces(): Places {
  const state: { places?: [key: string, top: number][] } | null = history.state
  if (!state?.places) return new Map()
  const { places, ...others } = state
  replaceState(others)
  return new Map(places)
}

// Before the router reads the history.
const places: Places = import.meta.env.SSR ? new Map() : takePlaces()
// A click on a `mailto:` can fire `beforeunload`, although the page stays: its entry is cleared when it comes back.
if (!import.meta.env.SSR) addEventListener('popstate', takePlaces)

// On a page change the browser would scroll at once, while the old page is still fading out. On a reload it may do so.
const takeOver = () => (history.scrollRestoration = 'manual')
const giveBack = () => (history.scrollRestoration = 'auto')

/** Scrolls to where the entry was left, else to its fragment, else to the top of the page, and moves the focus. */
const moveTo = ({ key, hash }: Entry) => {
  const place = places.get(key)
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
 * Scrolls each entry of the history to where it was left, as a browser does between documents. The position on screen
 * belongs to the entry that is shown, whatever the address says.
 */
export function startScrollRestoration(router: RegisteredRouter, currentPage: CurrentPageStore) {
  let { wanted, shown } = currentPage.get()

  const remember = () => places.set(shown.key, scrollY)

  const onChange = () => {
    const next = currentPage.get()
    if (next.wanted !== wanted) {
      if (next.wanted.key === shown.key) places.delete(shown.key)
      else remember()
    }
    if (next.shown !== shown) moveTo(next.shown)
    ;({ wanted, shown } = next)
  }

  const onLeave = () => {
    remember()
    replaceState({ ...history.state, places: [...places] })
    giveBack()
  }

  const onReturn = ({ persisted }: PageTransitionEvent) => {
    takeOver()
    takePlaces()
    // WebKit restores a page from its back/forward cache at the top.
    if (persisted) scrollTo({ top: places.get(shown.key) ?? 0, behavior: 'instant' })
  }

  takeOver()
  // Again at each change, after a click on a `mailto:`.
  const stops = [router.subscribe('onBeforeLoad', takeOver), currentPage.subscribe(onChange)]
  addEventListener('pageshow', onReturn)
  // At `pagehide` alone, Chromium sometimes learns of the change too late, and comes back to the top of the page.
  const leaving = ['pagehide', 'beforeunload']
  for (const type of leaving) addEventListener(type, onLeave)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('pageshow', onReturn)
    for (const type of leaving) removeEventListener(type, onLeave)
  }
}
