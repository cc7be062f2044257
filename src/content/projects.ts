import { company } from './company.ts'
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
    lead: 'Voici nos types de travaux, du désordre constaté au dernier contrôle.',
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
      text: 'Pour ravaler une façade en pierre, nous gardons ce qui est sain sous la suie et changeons ce qui ne l’est plus.',
      pictures: {
        before: 'projet-renovation-immeuble-avant',
        during: 'projet-renovation-immeuble',
        after: 'projet-renovation-immeuble-apres',
      },
      sheet: {
        defect: 'La pierre est noircie et fissurée, et ses joints se vident.',
        remedy: 'Nous nettoyons la pierre sans entamer sa peau dure et remplaçons ce qui s’effrite.',
        sequence: 'Échafaudage, sondage, nettoyage, pierres neuves, joints à la chaux, zinc.',
        check: 'Vous acceptez une surface d’essai avant le nettoyage du reste.',
      },
    },
    {
      title: 'Étanchéité et cuvelage',
      text: 'Au-dessus de la nappe phréatique, nous arrêtons l’eau côté terre et un drain l’emmène. Au-dessous, il faut un cuvelage, une cuve qui résiste à la poussée de l’eau.',
      pictures: {
        before: 'projet-etancheite-cuvelage-avant',
        during: 'projet-etancheite-cuvelage',
        after: 'projet-etancheite-cuvelage-apres',
      },
      wordsInside: true,
      sheet: {
        defect: 'Le mur se fissure, se couvre de sels et laisse passer l’eau, car rien ne draine la terre.',
        remedy: 'Nous collons une membrane sur le mur, puis un écran drainant qui mène l’eau au drain.',
        sequence: 'Fouille étayée, couche d’accrochage, membrane, écran, drain, remblai par couches.',
        check: 'Nous contrôlons la membrane avant de poser l’écran, et la pente du drain avant de remblayer.',
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
        defect: 'Le béton a éclaté et ne protège plus les aciers, qui rouillent à nu.',
        remedy:
          'Nous ôtons le béton abîmé, protégeons les aciers de la rouille (la passivation) et réparons au mortier structural.',
        sequence: 'Étais, retrait du béton abîmé, décapage des aciers, mortier, bandes de carbone.',
        check: 'Nous mesurons le diamètre restant des aciers, puis l’adhérence du mortier.',
      },
    },
  ] as const satisfies readonly Project[],
  /** Null if company.ts names none. */
  references: company.references && { title: 'Nos références', items: company.references },
  callToAction: {
    title: 'Le « pendant » est notre métier',
    text: 'Vous avez l’« avant », vous imaginez l’« après » : racontez-nous les deux.',
    link: 'Démarrer mon projet',
  },
} as const
