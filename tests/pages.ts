import { shownPages } from '../src/content/pages.ts'

/** The pages in the order of the menu, for the tests that go through all of them. */
export const menu = shownPages

/** The addresses of the site; the not-found page has none. */
export const paths = menu.map(({ path }) => path)
