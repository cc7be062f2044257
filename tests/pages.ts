import { pages, enabledPageNames } from '../src/data/pages.ts'

export const enabledPages = enabledPageNames.map((name) => pages[name])

/** The addresses of the site; the not-found page has none. */
export const paths = enabledPages.map(({ path }) => path)
