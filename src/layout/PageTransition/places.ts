/** One entry of the history, by a key of its own: two visits to a page are two entries. */
export type HistoryEntry = { key: string; hash: string }

/** How far down the page was when the visitor left an entry of the history, and which of its texts were unfolded. */
export type Place = { top: number; unfolded: boolean[] }
type Places = Map<HistoryEntry['key'], Place>

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const placeOnScreen = (): Place => ({ top: scrollY, unfolded: folds().map(({ open }) => open) })

// The prototype's function: the router takes a call of its own, on the object, for a navigation.
const replaceState = (state: unknown) => History.prototype.replaceState.call(history, state, '')

/**
 * Before a reload, or when the visitor leaves for another site, the places are kept in the history's entry, as the
 * browser keeps its own; nothing is stored anywhere else. They are taken out on return: with them, the router would not
 * recognise the entry. Not as `places`, which an older release has kept in another form.
 */
function takePlaces(): Places {
  const state: { left?: [key: string, place: Place][] } | null = history.state
  if (!state?.left) return new Map()
  const { left, ...others } = state
  replaceState(others)
  return new Map(left)
}

// The places of the entries that are not on screen; taken before the router reads the history.
const places = takePlaces()
// A click on a `mailto:` can fire `beforeunload`, although the page stays: its entry is cleared when it comes back.
addEventListener('popstate', takePlaces)

/** On a page change the browser would scroll at once, while the old page is still fading out. */
export const keepBrowserFromScrolling = () => (history.scrollRestoration = 'manual')

/** Must be called while the entry's page is on screen, whatever the address already says. */
export const rememberPlace = ({ key }: HistoryEntry) => places.set(key, placeOnScreen())

/** Shows the entry as it was left, else scrolls to its fragment, else to the top of the page, and moves the focus. */
export function moveTo({ key, hash }: HistoryEntry) {
  const place = places.get(key)
  places.delete(key)
  const target = document.getElementById(hash)
  // An element inside a closed <details> has no position.
  const fold = target?.closest('details')
  if (place) folds().forEach((each, index) => (each.open = place.unfolded[index] ?? false))
  else if (fold) fold.open = true
  if (!place && target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
}

/** Keeps all places while the visitor is away, until the returned function is called. */
export function keepPlaces(getShown: () => HistoryEntry) {
  let top = 0

  const onLeave = () => {
    top = scrollY
    replaceState({ ...history.state, left: [...places, [getShown().key, placeOnScreen()]] })
    // After a reload the browser may scroll, before any script is there.
    history.scrollRestoration = 'auto'
  }

  // From the browser's back/forward cache; WebKit brings the page back at its top.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    keepBrowserFromScrolling()
    takePlaces()
    scrollTo({ top, behavior: 'instant' })
  }

  keepBrowserFromScrolling()
  places.delete(getShown().key)
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pageshow', onReturn, { signal })
  // At `pagehide` alone, Chromium sometimes learns of the change too late, and comes back to the top of the page.
  for (const type of ['pagehide', 'beforeunload']) addEventListener(type, onLeave, { signal })
  return () => listening.abort()
}
