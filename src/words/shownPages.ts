import { pages, type Page } from './pages.ts'

export const isLeftOut = (page: Page) => page.path !== null && page.isLeftOut === true

/** The pages that the site has. */
export const shownPages = Object.values(pages).filter((page) => !isLeftOut(page))

/** The names of the pages that the site does without. */
export const leftOutNames = () =>
  Object.entries(pages).flatMap(([name, page]) => (isLeftOut(page) ? [name] : []))

/** The folder and file of a page in src/pages: `specialWorks` is shown by `SpecialWorksPage`. */
export const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
