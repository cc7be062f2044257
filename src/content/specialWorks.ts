import { tendersEmail } from './companyDetails.ts'
import { pages } from './pages.ts'
import type { PictureName } from './pictures.ts'
import type { QuoteCall, SeeAlso } from './quoteCall.ts'

export type Service = {
  /** The fragment of its address. */
  id: string
  title: string
  text: string
  picture: PictureName
  /**
   * Où l’image a de la place pour les mots, sur un grand écran. `sky` : dans un ciel de nuit, qui a en haut la couleur
   * `cielBas` ; `inside` : à droite, où elle est sombre ; `earth` : à gauche, dans de la terre.
   */
  words: 'sky' | 'inside' | 'earth'
  points: readonly string[]
  see?: SeeAlso
  call?: QuoteCall
}

export const specialWorks = {
  hero: {
    title: 'Les chantiers singuliers',
    lead: 'Surélever un immeuble, étancher un parking, conserver un viaduc : l’architecte et l’ingénieur conçoivent, nous exécutons, seuls ou avec d’autres entreprises.',
  },
  services: {
    title: 'Nos travaux spéciaux',
    indexLabel: 'Les travaux de cette page',
    items: [
      // Des toits vers le bas : les images sont une seule coupe.
      {
        id: 'multi-structures',
        title: 'Gestion de projets multi-structures',
        text: 'D’un étage posé sur un immeuble à un bâtiment neuf de plusieurs niveaux, nous coordonnons des ouvrages multi-structures, où béton, acier, bois et pierre bougent chacun à leur façon. Une surélévation demande une étude des fondations, une autorisation et, en copropriété, le vote de l’assemblée.',
        picture: 'travaux-speciaux-multi-structures',
        words: 'sky',
        points: [
          'L’architecte dessine et l’ingénieur calcule la structure',
          'Une entreprise de charpente monte l’acier et le bois',
          'La grue lève les pièces aux jours que la voirie autorise',
          'L’immeuble reste habité, sous une couverture provisoire',
          'Nous ouvrons des murs, renforçons poteaux et fondations',
        ],
        call: { subject: 'construction', firstLine: 'Une surélévation.', link: 'Décrire ma surélévation' },
      },
      {
        id: 'grandes-infrastructures',
        title: 'Construction de grandes infrastructures',
        text: 'Sous la rue, l’eau et le terrain poussent, et un géomètre surveille les immeubles voisins. D’autres entreprises creusent ; nous prenons le béton armé et l’étanchéité si le lot est à notre taille.',
        picture: 'travaux-speciaux-grande-infrastructure',
        words: 'inside',
        points: [
          'Dalle de fond (radier), murs et planchers de béton armé',
          'Cuvelage (cuve étanche) et traitement des venues d’eau',
        ],
        see: { label: 'Travailler dans un parking occupé', path: pages.expertises.path, id: 'parking' },
      },
      {
        id: 'infrastructures-historiques',
        title: 'Rénovation d’infrastructures historiques',
        text: 'Sur un pont, un quai ou une galerie ancienne, la pierre et le mortier ajoutés s’accordent à ceux qui restent. Nous consolidons sans refaire à neuf.',
        picture: 'travaux-speciaux-galerie',
        words: 'earth',
        points: [
          'Relevé et diagnostic des maçonneries',
          'Soutien des arches (cintres), étais, remplacement de pierres',
          'Joints refaits à la chaux',
        ],
      },
    ] as const satisfies readonly Service[],
  },
  solutions: {
    title: 'Des solutions sur mesure',
    intro: 'Une étude peut se commander seule. Son contrat dit qui la signe et qui l’assure.',
    items: [
      {
        title: 'Études de faisabilité',
        text: 'Nous relevons l’existant et les accès, puis comparons l’ordre des travaux (phasage), le coût et le délai de plusieurs solutions.',
        picture: 'solution-releve',
      },
      {
        title: 'Conception et innovation',
        text: 'Nous proposons le procédé, l’essayons si le support est mal connu, et dressons les plans d’exécution avec l’ingénieur.',
        picture: 'solution-essai',
      },
      {
        title: 'Suivi personnalisé',
        text: 'En cas d’aléa, vous connaissez le coût et le délai avant de décider. À la réception, nous vous remettons le dossier des ouvrages exécutés.',
        picture: 'solution-dossier',
      },
    ],
  },
  callToAction: {
    title: 'Un ouvrage à étudier ?',
    text: `Envoyez le dossier de consultation (DCE) à ${tendersEmail}, ou décrivez le site, l’échéance et les études déjà faites. Vous saurez quels lots nous pouvons prendre.`,
    link: 'Présenter mon projet',
  },
} as const
