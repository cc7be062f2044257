import { pageNames, paths, type PageName } from '../content/schemas/fields.ts'
import { isDisabled, pageFiles } from '../content/schemas/files.ts'
import { documentTitle, getContent } from './content.ts'
import { loadContent } from './load.ts'

const company = loadContent('entreprise')

/** A drawing below the street, in the footer (Foundations.tsx). */
export type FootDrawing =
  'axis' | 'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

type PageMeta = {
  title: string
  /** The content of <title>, which may end with the company's name. */
  documentTitle: string
  description: string
  /** The footer's drawing, which continues the one at the end of the page. Undefined: bare ground; null: none, the page has its own. */
  foot?: FootDrawing | null | undefined
}

export type MenuPage = PageMeta & {
  path: string
  /** The page's name in the menu and the footer. */
  label: string
}

/** Metadata of a page for the browser, search engines and the menu. The not-found page has no path of its own. */
export type Page = MenuPage | (PageMeta & { path: null })

const nothing = { label: '', title: '', description: '' }

/** The metadata of a page. Its path is a literal type; the texts of a disabled page are empty. */
function entry<Name extends PageName>(name: Name, foot: FootDrawing | null | undefined) {
  const ofPage = getContent(pageFiles[name])
  const { label, title, description } = isDisabled(ofPage) ? nothing : ofPage.page
  return {
    path: paths[name],
    label,
    title,
    documentTitle: documentTitle(title, company),
    description,
    foot,
  }
}

const hasCellars = getContent('accueil').expertises.cellars.length > 0

/** `foot`, if the drawing that it continues is beside the page's closing call to action. */
const belowDrawing = <Foot extends FootDrawing>(
  page: 'societe' | 'expertises' | 'travaux-speciaux' | 'realisations' | 'particuliers',
  foot: Foot | undefined,
) => (getContent(page).callToAction.drawing ? foot : undefined)

/** All pages. `paths` (schemas/fields.ts) has their order in the menu. */
export const pages = {
  // A home page with cellars draws its own ground.
  home: entry('home', hasCellars ? null : undefined),
  about: entry('about', belowDrawing('societe', hasCellars ? 'cellarAndAxis' : 'axis')),
  expertises: entry('expertises', belowDrawing('expertises', 'crack')),
  specialWorks: entry('specialWorks', belowDrawing('travaux-speciaux', 'piles')),
  projects: entry('projects', belowDrawing('realisations', hasCellars ? 'cellar' : undefined)),
  individuals: entry('individuals', belowDrawing('particuliers', 'flat')),
  contact: entry('contact', hasCellars ? 'cellarAtLeft' : undefined),
} as const satisfies Record<PageName, MenuPage>

/** The names of the pages that are not disabled. */
export const enabledPageNames = pageNames.filter((name) => !isDisabled(getContent(pageFiles[name])))

const { page, picture } = getContent('introuvable')

export const notFoundPage: Page = {
  path: null,
  ...page,
  documentTitle: documentTitle(page.title, company),
  foot: picture.photo ? undefined : 'wideCellar',
}
