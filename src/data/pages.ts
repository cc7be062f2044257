import { pageNames, paths, type PageName } from '../content/schemas/fields.ts'
import { isDisabled, pageFiles } from '../content/schemas/files.ts'
import { documentTitle, getContent } from './content.ts'
import { loadContent } from './load.ts'

const company = loadContent('entreprise')

/** A drawing below the street, in the footer (Foundations.tsx). */
export type FooterDrawing =
  'axis' | 'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

type PageMeta = {
  title: string
  /** The content of <title>, which may end with the company's name. */
  documentTitle: string
  description: string
  /** The footer's drawing, which continues the one at the end of the page. Undefined: bare ground; null: none, the page has its own. */
  footerDrawing?: FooterDrawing | null | undefined
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
function menuPage<Name extends PageName>(name: Name, footerDrawing: FooterDrawing | null | undefined) {
  const ofPage = getContent(pageFiles[name])
  const { label, title, description } = isDisabled(ofPage) ? nothing : ofPage.page
  return {
    path: paths[name],
    label,
    title,
    documentTitle: documentTitle(title, company),
    description,
    footerDrawing,
  }
}

const hasCellars = getContent('accueil').expertises.cellars.length > 0

/** `footerDrawing`, if the drawing that it continues is beside the page's closing call to action. */
const belowDrawing = <Drawing extends FooterDrawing>(
  page: 'societe' | 'expertises' | 'travaux-speciaux' | 'realisations' | 'particuliers',
  footerDrawing: Drawing | undefined,
) => (getContent(page).callToAction.drawing ? footerDrawing : undefined)

/** All pages. `paths` (schemas/fields.ts) has their order in the menu. */
export const pages = {
  // A home page with cellars draws its own ground.
  home: menuPage('home', hasCellars ? null : undefined),
  about: menuPage('about', belowDrawing('societe', hasCellars ? 'cellarAndAxis' : 'axis')),
  expertises: menuPage('expertises', belowDrawing('expertises', 'crack')),
  specialWorks: menuPage('specialWorks', belowDrawing('travaux-speciaux', 'piles')),
  projects: menuPage('projects', belowDrawing('realisations', hasCellars ? 'cellar' : undefined)),
  individuals: menuPage('individuals', belowDrawing('particuliers', 'flat')),
  contact: menuPage('contact', hasCellars ? 'cellarAtLeft' : undefined),
} as const satisfies Record<PageName, MenuPage>

/** The names of the pages that are not disabled. */
export const enabledPageNames = pageNames.filter((name) => !isDisabled(getContent(pageFiles[name])))

const { page, picture } = getContent('introuvable')

export const notFoundPage: Page = {
  path: null,
  ...page,
  documentTitle: documentTitle(page.title, company),
  footerDrawing: picture.photo ? undefined : 'wideCellar',
}
