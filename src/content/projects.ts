import type { PictureName } from './pictures.ts'

export type Project = {
  id: number
  title: string
  text: string
  /** Une, deux ou trois ; avec plusieurs, le visiteur passe de l’une à l’autre. `after` seul est une photo. */
  pictures: { before?: PictureName; during?: PictureName; after?: PictureName }
  /** Une ligne peut manquer. */
  sheet: { defect?: string; remedy?: string; sequence?: string; check?: string }
}

export const projects = {
  hero: {
    title: 'Nos types de travaux, avant, pendant, après',
    lead: 'Le désordre, le geste, les étapes, le contrôle.',
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
  more: 'En savoir plus',
  items: [
    {
      id: 1,
      title: 'Rénovation d’immeuble',
      text: 'Ravaler une façade en pierre, c’est trier : garder ce qui est sain sous la suie, changer ce qui ne l’est plus.',
      pictures: {
        before: 'projet-renovation-immeuble-avant',
        during: 'projet-renovation-immeuble',
        after: 'projet-renovation-immeuble-apres',
      },
      sheet: {
        defect: 'Pierre noircie, coulures sous les appuis, joints dégarnis, fissures.',
        remedy:
          'Nettoyer sans entamer le calcin (la peau dure de la pierre), remplacer ce qui s’effrite, reprendre les fissures dont la cause est établie, rejointoyer à la chaux.',
        sequence:
          'Échafaudage et filet, sondage au maillet, nettoyage, remplacement des pierres, reprise des fissures et des joints, pose du zinc sur appuis et bandeaux, dépose de l’échafaudage.',
        check:
          'Une surface d’essai acceptée avant d’étendre le nettoyage. Teinte et grain du mortier comparés à la pierre.',
      },
    },
    {
      id: 2,
      title: 'Étanchéité et cuvelage',
      text: 'Ici, au-dessus de la nappe phréatique, on arrête l’eau côté terre et un drain l’emmène. Sous le niveau de la nappe, drainer ne suffit plus : il faut un cuvelage, dont le béton armé résiste à la poussée de l’eau.',
      pictures: {
        before: 'projet-etancheite-cuvelage-avant',
        during: 'projet-etancheite-cuvelage',
        after: 'projet-etancheite-cuvelage-apres',
      },
      sheet: {
        defect: 'Fissures, sels, eau qui traverse. La terre touche le béton et rien ne la draine.',
        remedy:
          'Coller une membrane sur un primaire bitumineux ; devant elle, un écran drainant mène l’eau au drain.',
        sequence:
          'Fouille blindée, nettoyage du béton, traitement des fissures, primaire, membrane, écran drainant, drain et gravier, remblai par couches.',
        check:
          'Recouvrements, tête et pied de membrane contrôlés avant l’écran drainant. Pente et écoulement du drain vérifiés avant le remblai.',
      },
    },
    {
      id: 3,
      title: 'Réparation et renforcement',
      text: 'En rouillant, l’acier gonfle et fait éclater le béton. Le poteau est réparé, puis renforcé en fibre de carbone si l’étude de structure le demande.',
      pictures: {
        before: 'projet-reparation-renforcement-avant',
        during: 'projet-reparation-renforcement',
        after: 'projet-reparation-renforcement-apres',
      },
      sheet: {
        defect:
          'Béton éclaté, aciers nus, corrodés, coulures de rouille. Le béton carbonaté ne protège plus ses aciers.',
        remedy:
          'Purger jusqu’au béton sain, décaper les aciers, compléter les plus amincis, passiver le tout, réparer au mortier structural ; si l’étude le demande, coller des bandes de carbone.',
        sequence:
          'Étaiement, purge, décapage, complément d’aciers, passivation, mortier, ponçage et arrondi des angles, collage des bandes, protection du parement, dépose des étais.',
        check:
          'Diamètre restant des aciers mesuré après décapage, et jugé par le bureau d’études. Adhérence du mortier mesurée par traction directe avant de coller les bandes.',
      },
    },
  ] as const satisfies readonly Project[],
  callToAction: {
    title: 'Le « pendant » est notre métier',
    text: 'Vous avez l’« avant », vous imaginez l’« après » : racontez-nous les deux.',
    link: 'Démarrer mon projet',
  },
} as const
