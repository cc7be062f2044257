import { pages, shownNames } from '../src/data/pages.ts'

export const shownPages = shownNames.map((name) => pages[name])

/** The addresses of the site; the not-found page has none. */
export const paths = shownPages.map(({ path }) => path)
