export const individuals = {
  hero: {
    title: 'Chez vous, pièce par pièce',
    lead: 'Rénovation d’appartement, salle de bains à refaire, simple chambre à repeindre : nous préparons les supports, posons, peignons, et rendons les lieux propres.',
    link: 'Demander un devis gratuit',
  },
  services: {
    title: 'Les murs, les sols, les cloisons',
    items: {
      painting: {
        title: 'Peinture',
        text: 'Rebouchage, enduit, sous-couche et finition. Dans un logement d’avant 1949, on cherche le plomb avant de poncer.',
      },
      tiling: {
        title: 'Carrelage',
        text: 'Support dressé, pose et joints. Sous le carrelage de la douche, une protection à l’eau aux murs (SPEC) et, si la douche est de plain-pied, une étanchéité au sol. Dans un immeuble d’avant juillet 1997, on cherche l’amiante de la colle avant d’arracher l’ancien carrelage.',
      },
      masonry: {
        title: 'Maçonnerie',
        text: 'Cloisons, chapes, enduits ; ouverture de mur porteur après étude de structure et accord de l’assemblée générale.',
      },
      parquet: {
        title: 'Parquet',
        text: 'Pose collée, clouée sur lambourdes ou flottante, sur un support sec, avec une isolation aux bruits de pas : le règlement de copropriété défend souvent de les aggraver. L’ancien se ponce, puis s’huile ou se vitrifie.',
      },
    },
  },
  promises: {
    title: 'Ce que vous aurez par écrit',
    items: [
      {
        title: 'Devis gratuit',
        text: 'La visite et le devis ne coûtent rien. Plombier et électricien ne sont pas de nos équipes : le devis dit qui les engage. Si vous signez ailleurs que dans nos bureaux, ou entièrement à distance, la loi vous donne quatorze jours pour vous rétracter, sauf réparation urgente que vous avez expressément demandée, construction neuve ou transformation importante.',
      },
      {
        title: 'Délais respectés',
        text: 'Le devis porte une date de début et une date de fin, fermes si vous signez avant le jour qu’il indique ; le séchage des chapes et la livraison des carreaux y sont comptés. Si un mur ouvert révèle un imprévu, un avenant en dit le prix et le délai, et rien ne se fait sans votre accord.',
      },
      {
        title: 'Travaux assurés',
        text: 'Pour les travaux soumis à la garantie décennale (une simple peinture ne l’est pas), la loi veut que l’attestation d’assurance soit jointe au devis et à la facture. Lisez-y que vos travaux sont couverts à la date où le chantier s’ouvre, et gardez-la : le notaire la demandera si vous vendez avant la fin de la garantie.',
      },
      {
        title: 'Conseil personnalisé',
        text: 'Une peinture qui se lessive, un sol qui supporte le chien, l’ordre des pièces si vous restez sur place : nos conseils suivent votre façon d’habiter, et le devis les reprend.',
      },
    ],
  },
  callToAction: {
    title: 'Une pièce à refaire ?',
    text: 'Laquelle, quelle surface, à quel étage, et y vivrez-vous pendant les travaux ? Ce sont nos premières questions.',
    link: 'Parler de mes travaux',
  },
} as const
