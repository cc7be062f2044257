import { company } from './company.ts'
import { openingHoursPhrase, replyDelayText } from './companyDetails.ts'

export type MenuPage = {
  /** The address, the same as in src/routes.tsx. */
  path: string
  /** What the menu and the footer call it. */
  label: string
  title: string
  description: string
}

/** The page at every address that is no page's: it has none of its own, and machines must not keep it. */
type NotFoundPage = { path: null; title: string; description: string }

/** What is said of a page to the browser, to machines and in the menu. */
export type Page = MenuPage | NotFoundPage

/**
 * The one list of the pages, in the order of the menu. Apart from the pages' other words: the router needs these of
 * every page, the rest comes with its page.
 */
export const pages = {
  home: {
    path: '/',
    label: 'Accueil',
    title: 'Rénovation, étanchéité et construction à Paris',
    description:
      'Entreprise du bâtiment à Paris : rénovation, étanchéité, réparation du béton et construction, pour particuliers et professionnels. Devis gratuit.',
  },
  about: {
    path: '/societe',
    label: 'La Société',
    title: 'La Société',
    description:
      'Une entreprise du bâtiment à Paris : ses métiers, sa façon de conduire un chantier, ses quatre valeurs, et les mentions légales du site.',
  },
  expertises: {
    path: '/expertises',
    label: 'Expertises Techniques',
    title: 'Expertises Techniques',
    description:
      'Étanchéité et cuvelage, réparation et renfort du béton, sols techniques, injection de résine : quatre expertises, une méthode en quatre étapes.',
  },
  specialWorks: {
    path: '/travaux-speciaux',
    label: 'Travaux Spéciaux',
    title: 'Travaux Spéciaux',
    description:
      'Rénovation d’infrastructures historiques, construction de grandes infrastructures, projets multi-structures : études, conception et suivi de chantier.',
  },
  projects: {
    path: '/realisations',
    label: 'Réalisations',
    title: 'Réalisations',
    description:
      'Trois projets qui montrent notre travail : rénovation d’un immeuble, étanchéité et cuvelage d’un sous-sol, réparation et renforcement d’une structure.',
  },
  individuals: {
    path: '/particuliers',
    label: 'Particuliers',
    title: 'Particuliers : rénover son logement',
    description:
      'Peinture, carrelage, maçonnerie et parquet dans votre logement à Paris : devis gratuit, délais respectés, travaux assurés et conseil personnalisé.',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    description: `Demandez un devis gratuit pour vos travaux, par téléphone (${openingHoursPhrase}) ou par e-mail, avec une réponse sous ${replyDelayText}. Bureau à ${company.address.city}.`,
  },
} as const satisfies Record<string, MenuPage>

export const notFoundPage: NotFoundPage = {
  path: null,
  title: 'Page introuvable',
  description:
    'Cette adresse ne mène à aucune page du site. Revenez à l’accueil, choisissez une autre page dans la liste, écrivez-nous ou appelez-nous.',
}
