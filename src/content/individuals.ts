import type { PictureName } from './pictures.ts'

export type Trade = {
  picture: PictureName
  /** The fragment of its address, for a trade that another part of the site links to. */
  id?: string
  title: string
  text: string
}

export const individuals = {
  hero: {
    title: 'Chez vous, pièce par pièce',
    lead: 'Appartement, maison ou simple pièce : nous maçonnons, préparons les supports, carrelons, posons le parquet, peignons. Plomberie et électricité reviennent à vos artisans ou à nos sous-traitants ; le devis dit auxquels.',
    link: 'Demander un devis gratuit',
  },
  services: {
    title: 'Les murs, les sols, les cloisons',
    items: [
      {
        picture: 'particuliers-peinture',
        title: 'Peinture',
        text: 'Rebouchage, enduit, sous-couche et finition. Avant 1949, pas de ponçage sans recherche de plomb. L’état des murs compte plus dans le prix que la couleur.',
      },
      {
        picture: 'particuliers-carrelage',
        title: 'Carrelage',
        text: 'Support dressé, pose et joints. Sous le carrelage des murs d’une douche, une protection à l’eau (SPEC) ; si la douche est de plain-pied, une étanchéité au sol. Le prix suit le format des carreaux, les découpes et ce qu’il faut déposer.',
      },
      {
        picture: 'particuliers-maconnerie',
        id: 'mur-a-ouvrir',
        title: 'Maçonnerie',
        text: 'Cloisons de brique ou de plâtre, chapes, enduits, murs à ouvrir. Une simple cloison peut porter, ou receler de l’amiante : ne cassez rien sans diagnostic. Dès que l’ouvrage porte, il faut une étude de structure et, en copropriété, l’accord de l’assemblée générale. Nous étayons, posons la poutre, reprenons les enduits. Le prix dépend de la largeur, de ce qui pèse au-dessus et de l’accès.',
      },
      {
        picture: 'particuliers-parquet',
        title: 'Parquet',
        text: 'Pose collée, clouée sur lambourdes ou flottante, sur un support sec, avec une isolation aux bruits de pas : beaucoup de règlements de copropriété interdisent un sol plus bruyant que l’ancien. Un parquet ancien se ponce, puis s’huile ou se vitrifie.',
      },
    ] as const satisfies readonly Trade[],
  },
  promises: {
    title: 'Ce que vous aurez par écrit',
    document: 'Devis, modèle',
    signature: 'Date et signature du client',
    items: [
      {
        title: 'Devis gratuit',
        texts: [
          'La visite et le devis ne coûtent rien ; recherche de fuite et sondages se paient à part.',
          'La TVA est réduite si le logement et les travaux y ouvrent droit : vous signez la mention qui le certifie.',
          'Signé à distance ou hors de nos bureaux, le devis vous laisse au moins quatorze jours pour vous rétracter, formulaire joint ; hors de nos bureaux, rien ne se paie les sept premiers jours.',
          'Exceptions : construction d’un immeuble neuf, transformation importante d’un immeuble et, si vous nous avez expressément appelés chez vous pour une urgence, les seuls travaux qu’elle exige.',
        ],
      },
      {
        title: 'Délais respectés',
        texts: [
          'Le devis porte une date de début et une date de fin, valables si vous signez avant le jour qu’il indique.',
          'Elles tiennent compte du délai de rétractation, des commandes, de l’accord de la copropriété s’il en faut un, puis des temps de séchage.',
          'Un imprévu derrière un mur ? Un avenant en dit le prix et le délai, et rien ne se fait sans votre accord.',
        ],
      },
      {
        title: 'Travaux assurés',
        texts: [
          'Pour les travaux soumis à la garantie décennale (une simple peinture ne l’est pas), l’attestation d’assurance est jointe au devis et à la facture : la loi le veut.',
          'Gardez-la : le notaire la demandera si vous vendez avant la fin de la garantie.',
        ],
      },
      {
        title: 'Conseil personnalisé',
        texts: [
          'Une peinture qui se lessive, un sol qui supporte le chien, l’ordre des pièces si vous restez sur place : nos conseils suivent votre façon d’habiter, et le devis les reprend.',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: 'Laquelle, quelle surface, à quel étage ? Resterez-vous pendant les travaux ? Ce sont nos premières questions ; joignez quelques photos.',
    link: 'Parler de mes travaux',
  },
} as const
