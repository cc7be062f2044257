import { company } from './company.ts'
import { openingHoursPhrase, replyDelayText } from './companyDetails.ts'

/** What a page says of itself to the browser and to machines; `indexed` is false where they must not keep it. */
export type PageMeta = { title: string; description: string; indexed: boolean }

// Apart from the pages' other words: the router needs these of every page, the rest comes with its page.
export const meta = {
  home: {
    title: 'Rénovation, étanchéité et construction à Paris',
    description:
      'Entreprise du bâtiment à Paris : rénovation, étanchéité, réparation du béton et construction, pour particuliers et professionnels. Devis gratuit.',
    indexed: true,
  },
  about: {
    title: 'La Société',
    description:
      'Une entreprise du bâtiment à Paris : ses métiers, sa façon de conduire un chantier, ses quatre valeurs, et les mentions légales du site.',
    indexed: true,
  },
  expertises: {
    title: 'Expertises Techniques',
    description:
      'Étanchéité et cuvelage, réparation et renfort du béton, sols techniques, injection de résine : quatre expertises, une méthode en quatre étapes.',
    indexed: true,
  },
  specialWorks: {
    title: 'Travaux Spéciaux',
    description:
      'Rénovation d’infrastructures historiques, construction de grandes infrastructures, projets multi-structures : études, conception et suivi de chantier.',
    indexed: true,
  },
  projects: {
    title: 'Réalisations',
    description:
      'Trois projets qui montrent notre travail : rénovation d’un immeuble, étanchéité et cuvelage d’un sous-sol, réparation et renforcement d’une structure.',
    indexed: true,
  },
  individuals: {
    title: 'Particuliers : rénover son logement',
    description:
      'Peinture, carrelage, maçonnerie et parquet dans votre logement à Paris : devis gratuit, délais respectés, travaux assurés et conseil personnalisé.',
    indexed: true,
  },
  contact: {
    title: 'Contact',
    description: `Demandez un devis gratuit pour vos travaux, par téléphone (${openingHoursPhrase}) ou par e-mail, avec une réponse sous ${replyDelayText}. Bureau à ${company.address.city}.`,
    indexed: true,
  },
  notFound: {
    title: 'Page introuvable',
    description:
      'Cette adresse ne mène à aucune page du site. Revenez à l’accueil, choisissez une autre page dans la liste, écrivez-nous ou appelez-nous.',
    indexed: false,
  },
} as const satisfies Record<string, PageMeta>
