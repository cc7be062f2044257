import { shownPages } from '../src/words/shownPages.ts'

/** The addresses of the site; the not-found page has none. */
export const paths = shownPages.map(({ path }) => path)
