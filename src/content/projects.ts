import type { PictureName } from './pictures.ts'

export type Project = {
  title: string
  text: string
  /** Une, deux ou trois ; avec plusieurs, le visiteur passe de l’une à l’autre. `after` seul est une photo. */
  pictures: { before?: PictureName; during?: PictureName; after?: PictureName }
  /** Les images sont sombres sur leur droite, à partir d’un mur à 57 % de leur largeur : sur un grand écran, le texte y est écrit. */
  wordsInside?: true
  /** Une ligne peut manquer. Sur un téléphone, `defect` se lit sous l’image d’avant, `check` sous celle d’après, les autres pendant. */
  sheet: { defect?: string; remedy?: string; sequence?: string; check?: string }
}

export const projects = {
  hero: {
    title: 'Avant, pendant, après',
    lead: 'Nos types de travaux, du désordre au contrôle.',
  },
  states: {
    legend: 'État des travaux',
    before: 'Avant',
    during: 'Pendant',
    after: 'Après',
  },
  sheetLabels: {
    defect: 'Désordre',
    remedy: 'Geste',
    sequence: 'Étapes',
    check: 'Contrôle',
  },
  more: 'En savoir plus',
  items: [
    {
      title: 'Rénovation d’immeuble',
      text: 'Ravaler une façade en pierre, c’est trier : garder ce qui est sain sous la suie, changer ce qui ne l’est plus.',
      pictures: {
        before: 'projet-renovation-immeuble-avant',
        during: 'projet-renovation-immeuble',
        after: 'projet-renovation-immeuble-apres',
      },
      sheet: {
        defect: 'Pierre noircie, joints dégarnis, fissures.',
        remedy: 'Nettoyer sans entamer la peau dure de la pierre, remplacer ce qui s’effrite.',
        sequence: 'Échafaudage, sondage, nettoyage, pierres, joints à la chaux, zinc.',
        check: 'Une surface d’essai, acceptée avant d’étendre le nettoyage.',
      },
    },
    {
      title: 'Étanchéité et cuvelage',
      text: 'Au-dessus de la nappe phréatique, on arrête l’eau côté terre et un drain l’emmène. Dessous, il faut un cuvelage, qui résiste à sa poussée.',
      pictures: {
        before: 'projet-etancheite-cuvelage-avant',
        during: 'projet-etancheite-cuvelage',
        after: 'projet-etancheite-cuvelage-apres',
      },
      wordsInside: true,
      sheet: {
        defect: 'Fissures, sels, eau qui traverse : rien ne draine la terre.',
        remedy: 'Coller une membrane ; devant elle, un écran drainant mène l’eau au drain.',
        sequence: 'Fouille blindée, primaire, membrane, écran, drain, remblai par couches.',
        check: 'La membrane avant l’écran, la pente du drain avant le remblai.',
      },
    },
    {
      title: 'Réparation et renforcement',
      text: 'En rouillant, l’acier gonfle et fait éclater le béton. Le poteau est réparé, puis renforcé en fibre de carbone si l’étude de structure le demande.',
      pictures: {
        before: 'projet-reparation-renforcement-avant',
        during: 'projet-reparation-renforcement',
        after: 'projet-reparation-renforcement-apres',
      },
      sheet: {
        defect: 'Béton éclaté ; aciers nus, corrodés, que le béton ne protège plus.',
        remedy: 'Purger jusqu’au béton sain, passiver les aciers, réparer au mortier structural.',
        sequence: 'Étaiement, purge, décapage, mortier, bandes de carbone, dépose des étais.',
        check: 'Le diamètre restant des aciers, puis l’adhérence du mortier.',
      },
    },
  ] as const satisfies readonly Project[],
  callToAction: {
    title: 'Le « pendant » est notre métier',
    text: 'Vous avez l’« avant », vous imaginez l’« après » : racontez-nous les deux.',
    link: 'Démarrer mon projet',
  },
} as const
