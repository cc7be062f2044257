export const projects = {
  hero: {
    title: 'Trois projets, trois métiers',
    lead: 'Une façade à ravaler, un sous-sol à protéger de l’eau, une structure à renforcer : voici comment nous conduisons ces travaux.',
  },
  items: [
    {
      id: 1,
      title: 'Rénovation d’immeuble',
      trade: 'Façade en pierre',
      text: 'Façade en pierre de taille : nettoyage sous échafaudage, remplacement des pierres abîmées et reprise des joints.',
      more: 'En savoir plus',
    },
    {
      id: 2,
      title: 'Étanchéité et cuvelage',
      trade: 'Mur enterré',
      text: 'Mur enterré traité par l’extérieur : enduit bitumineux, membrane, nappe drainante et drain, puis remblai.',
      more: 'En savoir plus',
    },
    {
      id: 3,
      title: 'Réparation et renforcement',
      trade: 'Béton armé',
      text: 'Poteaux en béton armé : aciers corrodés dégagés et passivés, mortier de réparation, puis bandes de fibre de carbone.',
      more: 'En savoir plus',
    },
  ],
  caption:
    'Images de synthèse : ces maquettes illustrent nos techniques, ce ne sont pas des photographies de chantier.',
  callToAction: {
    title: 'Et le vôtre ?',
    text: 'Quelques lignes suffisent pour commencer : l’adresse, l’état des lieux, ce que vous voulez en faire.',
    link: 'Démarrer mon projet',
  },
} as const
