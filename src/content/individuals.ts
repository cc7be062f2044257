import type { PictureName } from './pictures.ts'

export type Trade = {
  /** Celle du premier est un mur nu en haut à gauche : le titre y est écrit. */
  picture: PictureName
  /** The fragment of its address, for the links to it. */
  id: string
  title: string
  text: string
}

export const individuals = {
  hero: {
    title: 'Chez vous, pièce par pièce',
    lead: 'Un appartement, une maison ou une seule pièce : parquet, peinture, maçonnerie, carrelage.',
    link: 'Demander un devis gratuit',
  },
  services: {
    title: 'Les murs, les sols, les cloisons',
    // De la dernière pièce de l’appartement, en tête de page, à la première. Un métier en plus ou en moins demande une autre
    // image de cet appartement, et les largeurs de ses pièces dans IndividualsPage.css.ts.
    items: [
      {
        picture: 'particuliers-carrelage',
        id: 'carrelage',
        title: 'Carrelage',
        text: 'Support dressé, pose et joints. Sous les carreaux d’une douche, une protection à l’eau ; si elle est de plain-pied, une étanchéité au sol. Format, découpes et dépose font le prix.',
      },
      {
        picture: 'particuliers-maconnerie',
        id: 'mur-a-ouvrir',
        title: 'Maçonnerie',
        text: 'Cloisons, chapes, murs à ouvrir. Une simple cloison peut porter, ou receler de l’amiante : pas de coup de masse sans diagnostic. Si elle porte, il faut une étude de structure et, en copropriété, l’accord de l’assemblée.',
      },
      {
        picture: 'particuliers-peinture',
        id: 'peinture',
        title: 'Peinture',
        text: 'Rebouchage, enduit, sous-couche et finition. L’état des murs compte plus dans le prix que la couleur ; avant 1949, pas de ponçage sans recherche de plomb.',
      },
      {
        picture: 'particuliers-parquet',
        id: 'parquet',
        title: 'Parquet',
        text: 'Pose collée, clouée ou flottante, isolée des bruits de pas : bien des copropriétés interdisent un sol plus bruyant que l’ancien. Un parquet ancien se ponce, puis s’huile ou se vitrifie.',
      },
    ] as const satisfies readonly Trade[],
  },
  promises: {
    title: 'Ce que vous aurez par écrit',
    document: 'Devis, modèle',
    heads: ['N°', 'Désignation', 'Conditions', 'Sur le devis'],
    signature: 'Date et signature du client',
    items: [
      {
        title: 'Devis gratuit',
        entry: '0 €',
        texts: [
          'La visite et le devis ne coûtent rien ; une recherche de fuite ou des sondages se paient à part, après votre accord.',
          'Le devis signé chez vous ou à distance vous laisse au moins quatorze jours pour vous rétracter, sauf exceptions prévues par la loi. Il dit aussi qui se charge de la plomberie et de l’électricité.',
        ],
      },
      {
        title: 'Délais respectés',
        entry: 'du … au …',
        texts: [
          'Le devis porte une date de début et une date de fin, valables si vous signez avant le jour qu’il indique.',
          'Un imprévu derrière un mur ? Un avenant en dit le prix et le délai, et rien ne se fait sans votre accord.',
        ],
      },
      {
        title: 'Travaux assurés',
        entry: 'attestation',
        texts: [
          'Pour les travaux soumis à la garantie décennale, l’attestation d’assurance est jointe au devis et à la facture.',
          'Gardez-la : le notaire la demandera si vous vendez avant la fin de la garantie.',
        ],
      },
      {
        title: 'Conseil personnalisé',
        entry: 'compris',
        texts: [
          'Une peinture qui se lessive, un sol qui supporte le chien, l’ordre des pièces si vous restez : le devis reprend nos conseils.',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: 'Laquelle, quelle surface, à quel étage ? Vivrez-vous sur place ? Dites-le-nous, avec quelques photos.',
    link: 'Parler de mes travaux',
  },
} as const
