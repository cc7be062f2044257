import { pageNames, paths, type PageName } from '../content/schemas/fields.ts'
import { isDisabled, pageFiles } from '../content/schemas/files.ts'
import { documentTitle, getContent } from './content.ts'
import { loadContent } from './load.ts'

const company = loadContent('entreprise')

/** A drawing that goes down into the ground under a page. Foundations.tsx has them. */
export type FootDrawing =
  'axis' | 'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

type PageMeta = {
  title: string
  /** The content of <title>, which may end with the company's name. */
  documentTitle: string
  description: string
  /** In the footer's ground, it continues the drawing at the end of the page. Undefined is bare ground; null is none, where the page has its own. */
  foot?: FootDrawing | null | undefined
}

export type MenuPage = PageMeta & {
  path: string
  /** Its name in the menu and the footer. */
  label: string
}

/** What the browser, search engines and the menu need to know about a page. The one for unknown addresses has none of its own. */
export type Page = MenuPage | (PageMeta & { path: null })

const nothing = { label: '', title: '', description: '' }

/** What a page says of itself, its address a literal type; if it is left out, what it says goes with it. */
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

/** `foot` if the drawing that it continues is beside the page's closing call. */
const belowDrawing = <Foot extends FootDrawing>(
  page: 'societe' | 'expertises' | 'travaux-speciaux' | 'realisations' | 'particuliers',
  foot: Foot | undefined,
) => (getContent(page).callToAction.drawing ? foot : undefined)

/** All pages, in the order of the menu. */
export const pages = {
  // Its own ground is what its cellars are in.
  home: entry('home', hasCellars ? null : undefined),
  about: entry('about', belowDrawing('societe', hasCellars ? 'cellarAndAxis' : 'axis')),
  expertises: entry('expertises', belowDrawing('expertises', 'crack')),
  specialWorks: entry('specialWorks', belowDrawing('travaux-speciaux', 'piles')),
  projects: entry('projects', belowDrawing('realisations', hasCellars ? 'cellar' : undefined)),
  individuals: entry('individuals', belowDrawing('particuliers', 'flat')),
  contact: entry('contact', hasCellars ? 'cellarAtLeft' : undefined),
} as const satisfies Record<PageName, MenuPage>

/** The names of those that the site has. */
export const enabledPageNames = pageNames.filter((name) => !isDisabled(getContent(pageFiles[name])))

const { page, picture } = getContent('introuvable')

export const notFoundPage: Page = {
  path: null,
  ...page,
  documentTitle: documentTitle(page.title, company),
  foot: picture.photo ? undefined : 'wideCellar',
}
