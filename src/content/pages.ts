import { paths, type PageName } from './schemas/pageNames.ts'
import { words } from './words.ts'

/** A drawing that goes down into the ground under a page. Foundations.tsx has them. */
export type FootDrawing =
  'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

/**
 * The drawing in the footer's ground, which continues the one at the end of the page. Without it, the bare ground; null: the
 * page draws the ground itself.
 */
type Foot = { foot?: FootDrawing | null }

export type MenuPage = Foot & {
  path: string
  /** Its name in the menu and the footer. */
  label: string
  title: string
  description: string
  /** The page that the bar's button leads to. */
  isAction?: true
  /** The site does without this page. */
  isLeftOut?: boolean
}

/** The page shown at any unknown address. It has no address of its own, and search engines must not list it. */
type NotFoundPage = Foot & { path: null; title: string; description: string }

/** What the browser, search engines and the menu need to know about a page. */
export type Page = MenuPage | NotFoundPage

type Entry = Pick<MenuPage, 'label' | 'title' | 'description' | 'isLeftOut'>

const leftOut = { label: '', title: '', description: '', isLeftOut: true }

/** An entry, its address a literal type. What a page that is left out says of itself goes with it. */
const entry = <Name extends PageName>(name: Name, { page }: { page: Entry }, more: Foot = {}) => ({
  path: paths[name],
  ...(page.isLeftOut ? leftOut : page),
  ...more,
})

/** All pages, in the order of the menu. */
export const pages = {
  home: entry('home', words('accueil'), { foot: null }),
  about: entry('about', words('societe'), { foot: 'cellarAndAxis' }),
  expertises: entry('expertises', words('expertises'), { foot: 'crack' }),
  specialWorks: entry('specialWorks', words('travaux-speciaux'), { foot: 'piles' }),
  projects: entry('projects', words('realisations'), { foot: 'cellar' }),
  individuals: entry('individuals', words('particuliers'), { foot: 'flat' }),
  contact: {
    ...entry('contact', words('contact'), { foot: 'cellarAtLeft' }),
    isAction: true,
  },
} as const satisfies Record<PageName, MenuPage>

export const notFoundPage: NotFoundPage = {
  path: null,
  ...words('introuvable').page,
  foot: 'wideCellar',
}
