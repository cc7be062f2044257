export const projects = {
  hero: {
    title: 'Ce que les travaux recouvrent',
    lead: 'Ravaler une façade, tenir un sous-⁠sol au sec, renforcer des poteaux : des types de travaux que nous conduisons, expliqués sur des maquettes. Ce sont des images de synthèse, aucune ne montre un chantier réel.',
  },
  states: {
    legend: 'État de la maquette',
    before: 'Avant',
    during: 'Pendant',
    after: 'Après',
  },
  sheetLabels: {
    defect: 'Désordre',
    remedy: 'Geste',
    sequence: 'Ordre des travaux',
    check: 'Contrôle',
  },
  items: [
    {
      id: 1,
      title: 'Rénovation d’immeuble',
      trade: 'Façade en pierre',
      text: 'Ravalement : nettoyage depuis l’échafaudage, remplacement des pierres altérées, rejointoiement à la chaux.',
      sheet: {
        defect: 'Pierre noircie, coulures sous les appuis, joints dégarnis, fissures.',
        remedy:
          'Nettoyer sans entamer le calcin de la pierre, remplacer ce qui s’effrite, rejointoyer à la chaux.',
        sequence:
          'Échafaudage et filet, sondage des pierres au maillet, nettoyage, pierres et joints, zinc des appuis et des bandeaux, dépose.',
        check:
          'Une surface d’essai acceptée avant d’étendre le nettoyage. Teinte et grain du mortier comparés à la pierre.',
      },
      more: 'En savoir plus',
    },
    {
      id: 2,
      title: 'Étanchéité et cuvelage',
      trade: 'Mur enterré',
      text: 'Étanchéité par l’extérieur : primaire bitumineux, membrane, nappe drainante, drain, puis remblai. Sous le niveau de la nappe, le drain ne suffit plus : il faut un cuvelage, continu sur parois et radier, et une structure qui résiste à la sous-⁠pression.',
      sheet: {
        defect: 'Fissures, salpêtre, eau qui traverse. La terre touche le béton et rien ne la draine.',
        remedy:
          'Arrêter l’eau par l’extérieur avec un primaire, une membrane et une nappe drainante, puis la conduire au drain.',
        sequence:
          'Fouille blindée, béton nettoyé et fissures traitées, primaire, membrane, nappe, drain dans son gravier, remblai par couches.',
        check:
          'Recouvrements et relevés de la membrane vus avant de poser la nappe. Pente et écoulement du drain vérifiés avant le remblai.',
      },
      more: 'En savoir plus',
    },
    {
      id: 3,
      title: 'Réparation et renforcement',
      trade: 'Béton armé',
      text: 'Poteaux dont les aciers sont dégagés, décapés et passivés ; mortier de réparation, puis bandes de fibre de carbone selon l’étude de structure.',
      sheet: {
        defect:
          'Béton éclaté, aciers corrodés à nu, coulures de rouille. Le béton carbonaté ne protège plus ses aciers.',
        remedy:
          'Purger jusqu’au béton sain, décaper et passiver les aciers, réparer au mortier R3 ou R4, renforcer par bandes de carbone.',
        sequence:
          'Étaiement, purge, décapage, passivation, mortier, ponçage et arrondi des angles, bandes collées, protection du parement, dépose des étais.',
        check:
          'Diamètre restant des aciers mesuré après décapage. Adhérence du mortier mesurée par traction directe avant de coller les bandes.',
      },
      more: 'En savoir plus',
    },
  ],
  callToAction: {
    title: 'Et chez vous ?',
    text: 'Vous avez l’« avant », vous imaginez l’« après » : racontez-⁠nous les deux. Le « pendant » est notre métier.',
    link: 'Démarrer mon projet',
  },
} as const
