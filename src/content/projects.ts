export const projects = {
  hero: {
    title: 'Ce que les travaux recouvrent',
    lead: 'Ravaler une façade, tenir un sous-⁠sol au sec, renforcer des poteaux : des types de travaux que nous conduisons, expliqués sur des maquettes et non photographiés chez nos clients.',
  },
  items: [
    {
      id: 1,
      title: 'Rénovation d’immeuble',
      trade: 'Façade en pierre',
      text: 'Ravalement : nettoyage depuis l’échafaudage, remplacement des pierres altérées, rejointoiement à la chaux.',
      more: 'En savoir plus',
    },
    {
      id: 2,
      title: 'Étanchéité et cuvelage',
      trade: 'Mur enterré',
      text: 'Étanchéité par l’extérieur : primaire bitumineux, membrane, nappe drainante, drain, puis remblai. Sous le niveau de la nappe, c’est un cuvelage, sur parois et radier.',
      more: 'En savoir plus',
    },
    {
      id: 3,
      title: 'Réparation et renforcement',
      trade: 'Béton armé',
      text: 'Poteaux dont les aciers sont dégagés, décapés et passivés ; mortier de réparation, puis bandes de fibre de carbone selon l’étude de structure.',
      more: 'En savoir plus',
    },
  ],
  caption:
    'Images de synthèse : ces maquettes expliquent des techniques, elles ne montrent aucun chantier réel.',
  callToAction: {
    title: 'Et chez vous ?',
    text: 'L’adresse, ce que vous constatez et ce que vous attendez tiennent en quelques lignes. Nous conviendrons d’une visite.',
    link: 'Démarrer mon projet',
  },
} as const
