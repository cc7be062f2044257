export const individuals = {
  hero: {
    title: 'Chez vous, pièce par pièce',
    lead: 'Rénovation d’appartement, salle de bains à refaire, simple chambre à repeindre : nous préparons les supports, posons, peignons, et rendons les lieux propres.',
    link: 'Demander un devis gratuit',
  },
  services: {
    title: 'Les murs, les sols, les cloisons',
    items: {
      painting: {
        title: 'Peinture',
        text: 'Rebouchage, enduit, sous-⁠couche et finition. Dans un logement d’avant 1949, on cherche le plomb avant de poncer.',
      },
      tiling: {
        title: 'Carrelage',
        text: 'Support dressé, pose et joints ; sous le carrelage de la douche, une protection à l’eau aux murs (SPEC) et, si elle est de plain-⁠pied, une étanchéité au sol.',
      },
      masonry: {
        title: 'Maçonnerie',
        text: 'Cloisons, chapes, enduits ; ouverture de mur porteur après étude de structure et accord de l’assemblée générale.',
      },
      parquet: {
        title: 'Parquet',
        text: 'Pose collée, clouée ou flottante, sur support sec et isolant phonique : le règlement de copropriété défend souvent d’aggraver les bruits de pas. L’ancien se ponce, puis s’huile ou se vitrifie.',
      },
    },
  },
  promises: {
    title: 'Ce que vous aurez par écrit',
    items: [
      {
        title: 'Devis gratuit',
        text: 'La visite et le devis ne coûtent rien. Si vous signez chez vous, ou entièrement à distance, la loi vous donne quatorze jours pour vous rétracter, hors exceptions comme la réparation urgente que vous avez expressément demandée.',
      },
      {
        title: 'Délais respectés',
        text: 'Le devis porte une date de début et une date de fin, qui tiennent si vous signez avant le jour qu’il indique. Le séchage des chapes et la livraison des carreaux y sont comptés. Plombier et électricien ne sont pas de nos équipes : le devis dit qui les engage.',
      },
      {
        title: 'Travaux assurés',
        text: 'La loi veut que l’attestation d’assurance décennale soit jointe au devis et à la facture. Lisez-⁠y que vos travaux sont couverts, et gardez-⁠la : le notaire la demandera si vous vendez avant la fin de la garantie.',
      },
      {
        title: 'Conseil personnalisé',
        text: 'Une peinture qui se lessive, un sol qui supporte le chien, l’ordre des pièces si vous restez sur place : nos conseils suivent votre façon d’habiter, et le devis les reprend.',
      },
    ],
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: 'Laquelle, quelle surface, à quel étage, et y vivrez-⁠vous pendant les travaux ? Ce sont nos premières questions.',
    link: 'Parler de mes travaux',
  },
} as const
