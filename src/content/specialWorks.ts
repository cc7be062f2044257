export const specialWorks = {
  hero: {
    title: 'Les chantiers singuliers',
    lead: 'Un viaduc à conserver, une gare à creuser, un immeuble à surélever : chaque ouvrage demande ses propres études, son phasage et ses moyens.',
  },
  services: {
    title: 'Trois sortes de chantiers',
    items: {
      heritage: {
        title: 'Rénovation d’infrastructures historiques',
        text: 'Ponts, viaducs, quais et galeries anciens se réparent avec des matériaux compatibles avec ceux d’origine. Nous consolidons sans effacer.',
        points: [
          'Relevé et diagnostic des maçonneries',
          'Cintres, étaiement et remplacement de pierres',
          'Rejointoiement à la chaux',
        ],
      },
      infrastructure: {
        title: 'Construction de grandes infrastructures',
        text: 'Gares, parkings souterrains, bassins, soutènements : construire sous le niveau de la rue, c’est d’abord maîtriser l’eau, le terrain et les bâtiments voisins.',
        points: [
          'Parois moulées, butons et radiers',
          'Rabattement de nappe et étanchéité',
          'Surveillance des bâtiments voisins',
        ],
      },
      multiStructures: {
        title: 'Gestion de projets multi-structures',
        text: 'Béton, acier, bois et pierre se rencontrent sur un même site. Nous coordonnons les études, les raccords entre structures et l’ordre des interventions.',
        points: [
          'Surélévations et extensions',
          'Coordination des études et des lots',
          'Calendrier commun à tous les métiers',
        ],
      },
    },
  },
  solutions: {
    title: 'Des solutions sur mesure',
    intro: 'De la première idée à la réception, trois missions à nous confier ensemble ou séparément.',
    items: [
      {
        title: 'Études de faisabilité',
        text: 'État de l’existant, contraintes du site, solutions comparées en coût et en délai : de quoi décider avant d’engager les travaux.',
      },
      {
        title: 'Conception et innovation',
        text: 'Choix des procédés, dimensionnement, essais préalables quand la technique est nouvelle ou le support mal connu.',
      },
      {
        title: 'Suivi personnalisé',
        text: 'Un responsable attitré, des comptes rendus de chantier et des réponses à vos questions, jusqu’à la levée des réserves.',
      },
    ],
  },
  callToAction: {
    title: 'Un ouvrage à étudier ?',
    text: 'Présentez-nous le site, l’ouvrage et vos échéances : nous vous dirons par où commencer.',
    link: 'Présenter mon projet',
  },
} as const
