import { tendersEmail } from './companyDetails.ts'
import type { PictureName } from './pictures.ts'

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
}

export const specialWorks = {
  hero: {
    title: 'Les chantiers singuliers',
    lead: 'Un viaduc à conserver, un parking à cuveler, un immeuble à surélever : l’architecte et l’ingénieur conçoivent, nous exécutons, seuls ou en groupement.',
  },
  services: {
    title: 'Nos travaux spéciaux',
    indexLabel: 'Les travaux de cette page',
    items: [
      // Des toits vers le bas : les images sont une seule coupe.
      {
        id: 'multi-structures',
        title: 'Gestion de projets multi-structures',
        text: 'Béton, acier, bois et pierre jouent différemment : nous coordonnons les lots à leurs jonctions. Pas de surélévation sans étude des fondations, autorisation et, en copropriété, vote de l’assemblée.',
        picture: 'travaux-speciaux-multi-structures',
        words: 'sky',
        points: [
          'Murs porteurs ouverts, poteaux remplacés ou renforcés au carbone',
          'Surélévations, extensions, reprises en sous-œuvre',
          'Interfaces : ancrages, joints, tolérances',
        ],
      },
      {
        id: 'grandes-infrastructures',
        title: 'Construction de grandes infrastructures',
        text: 'Sous la rue, l’eau et le terrain poussent, et rien ne doit bouger à côté. D’autres creusent ; nous prenons le béton armé et l’étanchéité si le lot est à notre taille.',
        picture: 'travaux-speciaux-grande-infrastructure',
        words: 'inside',
        points: [
          'Radiers, voiles et planchers entre les parois moulées',
          'Cuvelage et traitement des venues d’eau',
          'Surveillance des avoisinants avec le géomètre',
        ],
      },
      {
        id: 'infrastructures-historiques',
        title: 'Rénovation d’infrastructures historiques',
        text: 'Sur un pont, un quai ou une galerie ancienne, la pierre et le mortier ajoutés s’accordent à ceux qui restent. Nous consolidons sans refaire à neuf.',
        picture: 'travaux-speciaux-galerie',
        words: 'earth',
        points: [
          'Relevé et diagnostic des maçonneries',
          'Cintres, étaiement et remplacement de pierres',
          'Rejointoiement à la chaux',
        ],
      },
    ] as const satisfies readonly Service[],
  },
  solutions: {
    title: 'Des solutions sur mesure',
    intro: 'L’étude peut se commander seule : son contrat dit qui la signe et qui l’assure.',
    items: [
      {
        title: 'Études de faisabilité',
        text: 'Nous relevons l’existant et les accès, puis comparons des solutions en phasage, coût et délai.',
        picture: 'solution-releve',
      },
      {
        title: 'Conception et innovation',
        text: 'Nous proposons le procédé, l’essayons si le support est mal connu, et dressons les plans d’exécution avec l’ingénieur.',
        picture: 'solution-essai',
      },
      {
        title: 'Suivi personnalisé',
        text: 'Un aléa ? Vous en avez le coût et le délai avant de décider ; à la réception, le dossier des ouvrages exécutés.',
        picture: 'solution-dossier',
      },
    ],
  },
  callToAction: {
    title: 'Un ouvrage à étudier ?',
    text: `Envoyez le DCE à ${tendersEmail} ou décrivez le site, l’échéance et les études déjà faites. Vous saurez quels lots nous pouvons prendre.`,
    link: 'Présenter mon projet',
  },
} as const
