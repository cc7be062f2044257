import { quoteDraft, setQuoteDraft, type QuoteDraft } from '../../ui/quoteDraft.ts'

/** One entry of the history, by a key of its own: two visits to a page are two entries. */
export type HistoryEntry = { key: string; hash: string }

/**
 * How far down the page was when the visitor left an entry of the history, which of its texts were unfolded, and which
 * pictures were chosen.
 */
export type Place = { top: number; unfolded: boolean[]; chosen: boolean[] }

const folds = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const choices = () => Array.from(document.querySelectorAll<HTMLInputElement>('main [type="radio"]'))

const placeOnScreen = (): Place => ({
  top: scrollY,
  unfolded: folds().map(({ open }) => open),
  chosen: choices().map(({ checked }) => checked),
})

/**
 * Before a reload, or when the visitor leaves for another site, the places and what was typed are kept in the history's
 * entry, as the browser keeps its own; nothing is stored anywhere else. The browser itself gives back neither, if the page
 * was drawn by scripts. They are taken out on return: with them, the router would not recognise the entry. Not as `places`,
 * which an older release has kept in another form.
 */
function takeKept() {
  const state: { left?: Record<HistoryEntry['key'], Place>; draft?: QuoteDraft } | null = history.state
  const { left = {}, draft = {}, ...others } = state ?? {}
  if (state?.left) history.replaceState(others, '')
  return { places: new Map(Object.entries(left)), draft }
}

const kept = takeKept()
// The places of the entries that are not on screen; taken before the router reads the history.
const { places } = kept
setQuoteDraft(() => kept.draft)
// The entry may have been left by a document before, or kept although the page stayed (a `mailto:` can fire `beforeunload`).
addEventListener('popstate', () => {
  for (const [key, place] of takeKept().places) if (!places.has(key)) places.set(key, place)
})

/** On a page change the browser would scroll at once, while the old page is still fading out. */
export const keepBrowserFromScrolling = () => (history.scrollRestoration = 'manual')

/** Must be called while the entry's page is on screen, whatever the address already says. */
export const rememberPlace = ({ key }: HistoryEntry) => places.set(key, placeOnScreen())

/** Whether the entry has been left since it was on screen. */
export const isLeft = ({ key }: HistoryEntry) => places.has(key)

/** Keeps all places and what was typed in the entry of the address, for a document that is loaded there. */
export function keepInEntry({ key }: HistoryEntry) {
  const left = { ...Object.fromEntries(places), [key]: placeOnScreen() }
  history.replaceState({ ...history.state, left, draft: quoteDraft() }, '')
}

/** Shows the entry as it was left, else scrolls to its fragment, else to the top of the page, and moves the focus. */
export function moveTo({ key, hash }: HistoryEntry) {
  const place = places.get(key)
  places.delete(key)
  const target = document.getElementById(hash)
  // An element inside a closed <details> has no position.
  const fold = target?.closest('details')
  if (place) {
    folds().forEach((each, index) => (each.open = place.unfolded[index] ?? false))
    choices().forEach((each, index) => (each.checked = place.chosen[index] ?? false))
  } else if (fold) fold.open = true
  if (!place && target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
}

/** Keeps all places, and what was typed, while the visitor is away, until the returned function is called. */
export function keepPlaces(getShown: () => HistoryEntry) {
  let top = 0

  const onLeave = () => {
    top = scrollY
    keepInEntry(getShown())
    // After a reload the browser may scroll, before any script is there.
    history.scrollRestoration = 'auto'
  }

  const onReturn = () => {
    keepBrowserFromScrolling()
    takeKept()
  }

  const onVisibility = () => {
    if (document.hidden) onLeave()
    else onReturn()
  }

  // From the browser's back/forward cache; WebKit brings the page back at its top.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    onReturn()
    scrollTo({ top, behavior: 'instant' })
  }

  keepBrowserFromScrolling()
  places.delete(getShown().key)
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pageshow', onPageShow, { signal })
  // At `pagehide` alone, Chromium sometimes learns of the change too late, and comes back to the top of the page.
  for (const type of ['pagehide', 'beforeunload']) addEventListener(type, onLeave, { signal })
  // A tab in the background may be thrown away without another word.
  document.addEventListener('visibilitychange', onVisibility, { signal })
  return () => listening.abort()
}
