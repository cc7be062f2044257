import { breakpoints } from '../../styles/breakpoints.ts'

const queries = new Set<{ media: string; matches: boolean; target: EventTarget }>()

const matches = (media: string) => {
  const from = /^\(min-width: ([\d.]+)em\)$/.exec(media)?.[1]
  return from !== undefined && window.innerWidth >= 16 * Number(from)
}

// jsdom knows none of the site's styles: this one says when the seven links are seen, as Menu.css.ts does.
const menuStyle = document.createElement('style')

/** `matchMedia` of a window that `setWindowWidth` has given its width. */
export function matchMedia(media: string) {
  const target = new EventTarget()
  const query = Object.assign(target, { media, matches: matches(media), target })
  queries.add(query)
  return query
}

/** The window as wide as `width` CSS pixels, as after the visitor has turned a tablet. */
export function setWindowWidth(width: number) {
  Object.assign(window, { innerWidth: width })
  const seen = width >= breakpoints.desktop ? '[popover]' : '[aria-expanded="true"] ~ [popover]'
  // The `:not` makes it outrank the browser's own rule, for jsdom minds specificity alone.
  menuStyle.textContent = `${seen}:not(#none) { display: block }`
  document.head.append(menuStyle)
  for (const query of queries) {
    if (query.matches === matches(query.media)) continue
    query.matches = !query.matches
    query.target.dispatchEvent(new Event('change'))
  }
}
