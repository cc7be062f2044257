import type { Entry } from './useEntries.ts'

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

export const forgetPlace = ({ key }: Entry) => places.delete(key)

/** Shows the entry as it was left, else at its fragment, else at the top of the page, and moves the focus. */
export function moveTo({ key, hash }: Entry) {
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
