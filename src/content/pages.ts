import { company } from './company.ts'
import { inCity, replyDelayText } from './companyDetails.ts'

/** A drawing that goes down into the ground under a page. Foundations.tsx has them. */
export type FootDrawing =
  'cellar' | 'cellarAndAxis' | 'cellarAtLeft' | 'wideCellar' | 'crack' | 'flat' | 'piles'

type AnyPage = {
  title: string
  description: string
  /**
   * The drawing in the footer's ground, which continues the one at the end of the page. Without it, the bare ground; null:
   * the page draws the ground itself.
   */
  foot?: FootDrawing | null
}

export type MenuPage = AnyPage & {
  /** L’adresse ; la route la prend d’ici. */
  path: string
  /** Son nom dans le menu et le pied de page. */
  label: string
  /** La page où mène le bouton de la barre. */
  isAction?: true
  /** Le site se passe de cette page et de ce qui y mène ; ses textes peuvent rester. */
  isLeftOut?: true
}

/** The page shown at any unknown address. It has no address of its own, and search engines must not list it. */
type NotFoundPage = AnyPage & { path: null }

/** What the browser, search engines and the menu need to know about a page. */
export type Page = MenuPage | NotFoundPage

/**
 * La seule liste des pages, dans l’ordre du menu. Le titre d’une page a 60 signes au plus avec « – » et le nom de
 * l’entreprise, sa description de 120 à 160. Elle est à part des autres textes parce que chaque page la charge.
 */
export const pages = {
  home: {
    path: '/',
    label: 'Accueil',
    title: 'Rénovation, étanchéité et construction à Paris',
    description:
      'Entreprise générale du bâtiment à Paris : ravalement, couverture, rénovation d’appartement, étanchéité, réparation du béton, surélévation. Devis gratuit.',
    foot: null,
  },
  about: {
    path: '/societe',
    label: 'La Société',
    title: 'Maçons, couvreurs et étancheurs à Paris',
    description:
      'Une entreprise du bâtiment à Paris qui cherche la cause avant de réparer : ses métiers, du toit au sous-sol, ses valeurs de chantier et ses mentions légales.',
    foot: 'cellarAndAxis',
  },
  expertises: {
    path: '/expertises',
    label: 'Expertises Techniques',
    title: 'Étanchéité, cuvelage, réparation du béton à Paris',
    description:
      'Façade fissurée, cave humide, parking qui prend l’eau, toiture-terrasse qui fuit, béton éclaté : d’où vient le désordre et comment nous le traitons.',
    foot: 'crack',
  },
  specialWorks: {
    path: '/travaux-speciaux',
    label: 'Travaux Spéciaux',
    title: 'Ouvrages anciens et surélévations à Paris',
    description:
      'Surélévation en acier et bois, béton et étanchéité d’un ouvrage enterré, viaduc à conserver : la part que nous prenons, et celle qui revient à d’autres.',
    foot: 'piles',
  },
  projects: {
    path: '/realisations',
    label: 'Réalisations',
    title: 'Façade, mur enterré, béton armé : avant et après',
    description:
      'Une façade en pierre ravalée, un mur enterré étanché, des poteaux réparés puis renforcés : du désordre au contrôle, nos types de travaux en trois états.',
    foot: 'cellar',
  },
  individuals: {
    path: '/particuliers',
    label: 'Particuliers',
    title: 'Rénovation d’appartement à Paris',
    description:
      'Peinture, carrelage, parquet, ouverture de mur porteur : ce que nous vérifions d’abord, et ce que notre devis gratuit met par écrit.',
    foot: 'flat',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Devis gratuit pour vos travaux à Paris',
    description: `Infiltration, pièce à refaire ? Appelez-nous, ou écrivez. Réponse sous ${replyDelayText}, les jours ouvrés. Visite et devis gratuits. Bureau ${inCity} (${company.region}).`,
    foot: 'cellarAtLeft',
    isAction: true,
  },
} as const satisfies Record<string, MenuPage> &
  // La loi demande les mentions légales, qui sont dans « La Société ».
  Record<'home' | 'about' | 'contact', MenuPage & { isLeftOut?: never }>

export const isLeftOut = (page: Page) => page.path !== null && page.isLeftOut === true

/** The pages that the site has. */
export const shownPages = Object.values(pages).filter((page) => !isLeftOut(page))

/** The names in the list above of the pages that the site does without. */
export const leftOutNames = () =>
  Object.entries(pages).flatMap(([name, page]) => (isLeftOut(page) ? [name] : []))

/** The folder and file of a page in src/pages: `specialWorks` is shown by `SpecialWorksPage`. */
export const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`

/** Whether a link would lead to a page that is left out. */
export const leadsNowhere = (href = '') =>
  Object.values(pages).some((page) => isLeftOut(page) && href.split(/[?#]/)[0] === page.path)

export const notFoundPage: NotFoundPage = {
  path: null,
  title: 'Page introuvable',
  description:
    'Cette adresse ne mène à aucune page du site. Revenez à l’accueil, choisissez une autre page dans la liste, écrivez-nous ou appelez-nous.',
  foot: 'wideCellar',
}
