import { pages, enabledPageNames } from '../src/data/pages.ts'

export const enabledPages = enabledPageNames.map((name) => pages[name])

/** The paths of all pages; the not-found page has none. */
export const paths = enabledPages.map(({ path }) => path)
