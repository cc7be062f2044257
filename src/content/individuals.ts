export const individuals = {
  hero: {
    title: 'Chez vous, pièce par pièce',
    lead: 'Une salle de bains, un salon, un appartement entier : nous préparons les supports, posons, peignons et vous rendons les lieux propres.',
    link: 'Demander un devis gratuit',
  },
  services: {
    title: 'Quatre métiers pour votre logement',
    items: {
      painting: {
        title: 'Peinture',
        text: 'Rebouchage, ponçage, sous-couche et finitions, sur les murs, les plafonds et les boiseries.',
      },
      tiling: {
        title: 'Carrelage',
        text: 'Sols, murs et douches : support dressé, étanchéité sous carrelage, pose et joints.',
      },
      masonry: {
        title: 'Maçonnerie',
        text: 'Cloisons, chapes, enduits, et ouverture d’un mur porteur après étude de structure.',
      },
      parquet: {
        title: 'Parquet',
        text: 'Pose collée, clouée ou flottante ; ponçage, huilage ou vitrification d’un parquet ancien.',
      },
    },
  },
  promises: {
    title: 'Quatre engagements',
    items: [
      {
        title: 'Devis gratuit',
        text: 'Nous venons voir, nous chiffrons par écrit, et vous restez libre de dire non.',
      },
      {
        title: 'Délais respectés',
        text: 'Les dates de début et de fin sont écrites au devis, et nous organisons les équipes pour les tenir.',
      },
      {
        title: 'Travaux assurés',
        text: 'Nos assurances professionnelles couvrent les travaux ; les attestations vous sont remises avant le chantier.',
      },
      {
        title: 'Conseil personnalisé',
        text: 'Matériaux, entretien, ordre des travaux : nous conseillons d’après votre logement, vos habitudes et votre budget.',
      },
    ],
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: 'Dites-nous laquelle, sa surface et ce que vous voulez changer : nous conviendrons d’une visite.',
    link: 'Parler de mes travaux',
  },
} as const
