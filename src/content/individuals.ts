import { company } from './company.ts'
import { placesServed } from './companyDetails.ts'
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
    lead: 'Nous refaisons un appartement, une maison ou une seule pièce : parquet, peinture, maçonnerie, carrelage.',
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
        text: 'Nous rendons le support plan, posons les carreaux et faisons les joints. Sous une douche, nous protégeons le support de l’eau ; si elle est de plain-pied, le sol reçoit une étanchéité. Le prix dépend du format, des découpes et de l’ancien carrelage à déposer.',
      },
      {
        picture: 'particuliers-maconnerie',
        id: 'mur-a-ouvrir',
        title: 'Maçonnerie',
        text: 'Nous montons des cloisons, coulons des chapes et ouvrons des murs. Une simple cloison peut porter le plancher du dessus, ou contenir de l’amiante : attendez le diagnostic avant le premier coup de masse. Si elle porte, il faut une étude de structure et, en copropriété, l’accord de l’assemblée.',
      },
      {
        picture: 'particuliers-peinture',
        id: 'peinture',
        title: 'Peinture',
        text: 'Nous rebouchons, enduisons, puis passons la sous-couche et la finition. L’état des murs compte plus dans le prix que la couleur. Dans un immeuble d’avant 1949, nous attendons la recherche de plomb avant de poncer.',
      },
      {
        picture: 'particuliers-parquet',
        id: 'parquet',
        title: 'Parquet',
        text: 'Nous collons le parquet, le clouons ou le posons flottant. Nous l’isolons des bruits de pas, car bien des copropriétés interdisent un sol plus bruyant que l’ancien. Un parquet ancien se ponce, puis s’huile ou se vitrifie.',
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
          'Si un mur cache un imprévu, un avenant au devis en dit le prix et le délai, et nous attendons votre accord.',
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
          'Nous conseillons une peinture qui se lessive, un sol qui supporte le chien, un ordre des pièces si vous restez. Le devis reprend ces conseils.',
        ],
      },
    ],
  },
  /** Null if company.ts has none. */
  prices: company.priceExamples && {
    title: 'Des ordres de prix',
    note: 'Ces prix viennent de devis signés. Le vôtre dépendra de l’état des lieux.',
    items: company.priceExamples.map(({ works, price, year }) => [works, `${price}, en ${year}`] as const),
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: `Dites-nous laquelle, sa surface, son étage, et si vous vivrez sur place. Quelques photos nous aident. Chantiers : ${placesServed}.`,
    link: 'Parler de mes travaux',
  },
} as const
