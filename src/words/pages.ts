import { paths, type PageName } from '../content/schemas/fields.ts'
import { words } from './load.ts'

/** A drawing that goes down into the ground under a page. Foundations.tsx has them. */
export type FootDrawing =
  'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

type Head = {
  title: string
  description: string
  /** The drawing in the footer's ground, which continues the one at the end of the page; without it the bare ground, with null the page's own. */
  foot?: FootDrawing | null | undefined
}

export type MenuPage = Head & {
  path: string
  /** Its name in the menu and the footer. */
  label: string
  /** The page that the bar's button leads to. */
  isAction?: true
  /** The site does without this page. */
  isLeftOut?: boolean
}

/** What the browser, search engines and the menu need to know about a page. The one for unknown addresses has none of its own. */
export type Page = MenuPage | (Head & { path: null })

const leftOut = { label: '', title: '', description: '', isLeftOut: true }

/** What a page says of itself, its address a literal type; if it is left out, what it says goes with it. */
const entry = <Name extends PageName>(
  name: Name,
  { page }: { page: Omit<MenuPage, 'path'> },
  foot?: FootDrawing | null,
) => ({ path: paths[name], ...(page.isLeftOut ? leftOut : page), foot })

/** All pages, in the order of the menu. */
export const pages = {
  home: entry('home', words('accueil'), null),
  about: entry('about', words('societe'), 'cellarAndAxis'),
  expertises: entry('expertises', words('expertises'), 'crack'),
  specialWorks: entry('specialWorks', words('travaux-speciaux'), 'piles'),
  projects: entry('projects', words('realisations'), 'cellar'),
  individuals: entry('individuals', words('particuliers'), 'flat'),
  contact: { ...entry('contact', words('contact'), 'cellarAtLeft'), isAction: true },
} as const satisfies Record<PageName, MenuPage>

export const notFoundPage: Page = { path: null, ...words('introuvable').page, foot: 'wideCellar' }
