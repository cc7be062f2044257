import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page } from '../../words/pages.ts'

/** One entry of the history, and the page that it shows. Two visits to a page are two entries. */
export type Entry = {
  readonly key: string
  readonly hash: string
  readonly page: Page
  readonly routeId: keyof RegisteredRouter['routesById']
}

/** What the router has loaded. An entry that another script has made has no key. */
function entryOf(router: RegisteredRouter): Entry {
  const { location, matches } = router.state
  const leaf = matches.at(-1)
  const page = leaf?.staticData.page
  if (!page) throw new Error(`No page at ${location.href}`)
  const { hash, state, href } = location
  return { key: state.__TSR_key ?? href, hash, page, routeId: leaf.routeId }
}

/**
 * Which entry of the history is it? There are two answers. The **wanted** one is in the address and its page is loaded; the
 * one that is **shown** is still the one before while that fades out. Turning back only changes what is wanted.
 */
export function useEntries() {
  const router = useRouter()
  const [wanted, setWanted] = useState(() => entryOf(router))
  const [shown, setShown] = useState(wanted)
  const onScreen = useRef(shown)

  const onArrive = useCallback((entry: Entry) => {
    if (entry === onScreen.current) return
    // Its own link was followed once more: to its fragment or its top.
    if (entry.key === onScreen.current.key) places.delete(entry.key)
    onScreen.current = entry
    setShown(entry)
    moveTo(entry)
  }, [])

  useEffect(() => {
    let hasChanged = false
    const stops = [
      router.history.subscribe(() => {
        hasChanged = true
        void router.load()
      }),
      router.subscribe('onResolved', () => {
        const entry = entryOf(router)
        const isShown = entry.key === onScreen.current.key
        // Back on the entry that has not left the screen, nothing moves.
        setWanted(isShown && hasChanged ? onScreen.current : entry)
        hasChanged = false
      }),
      keepScrolling(),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])

  return { wanted, shown, onArrive }
}

/** On a page change the browser would scroll at once, while the old page is still fading out; after a reload it may. */
function keepScrolling() {
  let top = 0
  const onHide = () => {
    top = scrollY
    history.scrollRestoration = 'auto'
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    history.scrollRestoration = 'manual'
    // From its back/forward cache, WebKit brings the page back at its top.
    if (persisted) scrollTo({ top, behavior: 'instant' })
  }
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', onShow)
  addEventListener('pagehide', onHide)
  return () => {
    removeEventListener('pageshow', onShow)
    removeEventListener('pagehide', onHide)
  }
}

/** How far down a page was when it was left, which of its texts were unfolded, and which pictures were chosen. */
type Place = { top: number; unfolded: boolean[]; chosen: boolean[] }

const places = new Map<Entry['key'], Place>()

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const choices = () => Array.from(document.querySelectorAll<HTMLInputElement>('main [type="radio"]'))

/** Must be called while the entry is still on screen, whatever the address already says. */
export const rememberPlace = ({ key }: Entry) =>
  places.set(key, {
    top: scrollY,
    unfolded: folds().map(({ open }) => open),
    chosen: choices().map(({ checked }) => checked),
  })

/** Shows the entry as it was left, else at its fragment, else at the top of the page, and moves the focus. */
function moveTo({ key, hash }: Entry) {
  const place = places.get(key)
  places.delete(key)
  const target = document.getElementById(hash)
  // An element inside a closed <details> has no position.
  const fold = target?.closest('details')
  if (place) {
    folds().forEach((each, index) => (each.open = place.unfolded[index] ?? false))
    choices().forEach((each, index) => (each.checked = place.chosen[index] ?? false))
  } else if (fold) fold.open = true
  if (target && !place) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
}
