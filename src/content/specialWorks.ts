export const specialWorks = {
  hero: {
    title: 'Les chantiers singuliers',
    lead: 'Un viaduc à conserver, une station sous la rue, un immeuble à surélever : nous en exécutons une part, avec l’architecte, le bureau d’études et les autres entreprises.',
  },
  services: {
    title: 'Nos travaux spéciaux',
    indexLabel: 'Les travaux de cette page',
    items: {
      heritage: {
        id: 'infrastructures-historiques',
        title: 'Rénovation d’infrastructures historiques',
        text: 'Sur un pont, un viaduc, un quai ou une galerie ancienne, la pierre et le mortier ajoutés doivent s’accorder à ceux qui restent. Nous consolidons sans refaire à neuf.',
        points: [
          'Relevé et diagnostic des maçonneries',
          'Cintres, étaiement et remplacement de pierres',
          'Rejointoiement à la chaux',
        ],
      },
      infrastructure: {
        id: 'grandes-infrastructures',
        title: 'Construction de grandes infrastructures',
        text: 'Sous la rue, il faut tenir à la fois l’eau, le terrain et les avoisinants. Pour un parking souterrain, un accès de station ou une galerie, nous exécutons les lots de béton armé et d’étanchéité à la taille de nos équipes, en cotraitance ou en sous-traitance.',
        points: [
          'Radiers, voiles et planchers entre les parois moulées',
          'Cuvelage et traitement des venues d’eau',
          'Surveillance des avoisinants avec le géomètre',
        ],
      },
      multiStructures: {
        id: 'multi-structures',
        title: 'Gestion de projets multi-structures',
        text: 'Béton, acier, bois et pierre ne bougent pas de la même façon. Nous coordonnons les lots, leurs interfaces et l’ordre des interventions.',
        points: [
          'Surélévations et extensions',
          'Interfaces : ancrages, joints, tolérances',
          'Calendrier commun à tous les lots',
        ],
      },
    },
  },
  solutions: {
    title: 'Des solutions sur mesure',
    intro:
      'Une étude demandée sans travaux fait l’objet d’un contrat à part : il dit ce qu’elle couvre, qui la signe et quelle assurance en répond. Certaines infrastructures (routes, quais, voies ferrées) échappent à l’assurance décennale obligatoire : le marché dit alors laquelle en répond.',
    items: [
      {
        title: 'Études de faisabilité',
        text: 'État de l’existant, accès, emprise, phasage, puis des solutions comparées en coût et en délai, que votre architecte peut reprendre.',
      },
      {
        title: 'Conception et innovation',
        text: 'Choix des procédés, plans d’exécution avec le bureau d’études, essais préalables quand le support est mal connu.',
      },
      {
        title: 'Suivi personnalisé',
        text: 'Comptes rendus de chantier, alerte dès qu’un coût ou une date bouge, dossier des ouvrages exécutés à la réception.',
      },
    ],
  },
  callToAction: {
    title: 'Un ouvrage à étudier ?',
    text: 'Présentez-nous le site, l’échéance et les études déjà faites. Nous vous dirons ce que nous pouvons prendre et ce qui revient à d’autres.',
    link: 'Présenter mon projet',
  },
} as const
