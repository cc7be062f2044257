import { company } from './company.ts'
import { pages } from './pages.ts'
import type { PictureName } from './pictures.ts'
import type { QuoteCall, SeeAlso } from './quoteCall.ts'

export type Area = {
  /** The fragment of its address. */
  id: string
  title: string
  text: string
  /** What a visitor who comes for one place needs of several areas, said once; the other areas lead to its `id`. */
  place?: { id: string; title: string; text: string; call: QuoteCall }
  see?: SeeAlso
  /** Without it, each feature has one of its own. */
  picture?: PictureName
  /**
   * What its picture shows, with the place of each in percent of the picture; the words stand at its left, or hang below
   * it. For the eye only: the picture's text names them.
   */
  labels?: readonly { text: string; x: number; y: number; hangs?: true }[]
  features: readonly {
    id?: string
    title: string
    text: string
    /** Each begins with bold words. */
    notes?: readonly (readonly [start: string, rest: string])[]
    see?: SeeAlso
    picture?: PictureName
  }[]
}

/** A step of the method. */
export type Step = { id?: string; number: string; title: string; text: string }

const { path } = pages.expertises

const carPark: SeeAlso = { label: 'Travailler dans un parking occupé', path, id: 'parking' }

export const expertises = {
  hero: {
    title: 'L’eau, le béton, les sols',
    // The height of the basement's floor, as an architect writes it.
    level: '–3,30',
    lead: 'Façade, toiture, cave ou parking : nous cherchons la cause du désordre avant de choisir le procédé.',
  },
  indexLabel: 'Les expertises de cette page',
  areas: [
    {
      id: 'etancheite-cuvelage',
      title: 'Étanchéité et Cuvelage',
      text: 'Une terrasse fuit, une cave ou un parking prend l’eau. Nous écartons l’eau, l’arrêtons ou lui opposons une paroi.',
      see: carPark,
      picture: 'expertise-etancheite-cuvelage',
      labels: [
        { text: 'Terrasse', x: 48.5, y: 17.5 },
        { text: 'Balcon', x: 32, y: 47 },
        { text: 'Mur enterré', x: 50, y: 76, hangs: true },
        { text: 'Cuvelage', x: 72, y: 80, hangs: true },
      ],
      features: [
        {
          id: 'terrasse-qui-fuit',
          title: 'Toitures-terrasses',
          text: 'L’eau entre par une membrane percée, une évacuation bouchée ou un relevé décollé (le bord remonté au mur), et ressort parfois loin de là. Nous protégeons les lieux si l’accès le permet, cherchons l’entrée d’eau, puis réparons ou refaisons l’étanchéité, relevés et évacuations compris. L’étanchéité est une membrane bitumineuse ou une résine liquide (SEL, système d’étanchéité liquide). Nos couvreurs posent le zinc, l’ardoise et la tuile.',
          notes: [
            [
              'En attendant,',
              'restez en bas, abritez ce qui est dessous et prenez des photos. Prévenez le syndic et votre assureur.',
            ],
            [
              'Le prix',
              'dépend de la surface, des relevés, des dalles ou de la terre à enlever, de l’accès et de l’isolation. Isoler est en principe obligatoire dès qu’on refait la moitié de la toiture.',
            ],
          ],
        },
        {
          title: 'Murs enterrés',
          text: 'Nous creusons le long du mur et l’étanchons de l’extérieur. Un drain emmène l’eau jusqu’à l’exutoire, le point d’évacuation sans lequel le drain ne sert à rien. Si un trottoir ou un voisin empêche de creuser, nous injectons une résine dans le mur ou, s’il est en béton, le traitons de l’intérieur.',
        },
        {
          id: 'balcon-qui-s-effrite',
          title: 'Balcons',
          text: 'L’eau rouille les aciers du béton ou vide les joints de la pierre, et le balcon s’effrite. Nous sondons le dessous, ôtons ce qui menace de tomber, réparons, puis refaisons la pente, l’étanchéité et les seuils.',
          notes: [
            ['En attendant,', 'n’y allez plus, faites barrer le passage au-dessous et prévenez le syndic.'],
            ['Le prix', 'dépend de l’accès, de la surface et de l’état des aciers.'],
          ],
        },
        {
          title: 'Cuvelage de sous-sols',
          text: 'Quand la nappe phréatique dépasse le niveau du sous-sol, elle pousse sur les murs et sous le dallage. Le cuvelage est une cuve qui lui résiste : un béton armé vérifié sous cette poussée et, selon l’usage du local, un revêtement continu du sol aux murs (NF DTU 14.1).',
          see: { label: 'Une cave en pierre ou en brique se traite autrement.', path, id: 'cave-humide' },
        },
      ],
    },
    {
      id: 'reparations-renforts',
      title: 'Réparations et Renforts',
      text: 'En façade ou dans un parking, un béton éclaté se répare et un poteau trop faible se renforce. L’étude de structure dit comment éviter de démolir.',
      picture: 'expertise-reparation-renfort',
      labels: [
        { text: 'Fibre\nde carbone', x: 38.5, y: 44 },
        { text: 'Aciers\npassivés', x: 39.8, y: 52.7 },
        { text: 'Mortier', x: 42, y: 62.8 },
      ],
      features: [
        {
          title: 'Réparation du béton',
          text: 'Nous retirons le béton abîmé, décapons les aciers et les protégeons de la rouille : c’est la passivation. Un mortier structural, qui porte comme le béton (classe R3 ou R4, NF EN 1504-3), lui rend ensuite sa forme.',
          see: carPark,
        },
        {
          title: 'Renforcement structurel',
          text: 'Nous collons des bandes de fibre de carbone, posons des profilés métalliques ou coulons autour d’un poteau une gaine de béton armé (le chemisage). Le bureau d’études calcule ce renfort. Le carbone et l’acier sont protégés du feu quand le local l’exige.',
        },
        {
          id: 'fissure',
          title: 'Traitement des fissures',
          text: 'Un enduit sèche, un plancher fléchit, un sol bouge. La fissure montre le mouvement, pas sa cause. Une jauge, le fissuromètre, la suit des mois s’il le faut. Arrêtée, la fissure se calfeutre ou s’injecte. Si seule la température la fait jouer, elle reçoit une bande souple. Si elle progresse, nous traitons la cause.',
          notes: [
            ['En attendant,', 'photographiez-la avec une règle et marquez ses deux bouts.'],
            [
              'Le prix',
              'dépend de la cause plus que de la longueur : un enduit se reprend, un sol se consolide.',
            ],
            [
              'En façade,',
              'nous réparons l’enduit ou la pierre, puis ravalons, après le vote de l’assemblée.',
            ],
          ],
          see: { label: 'Ravaler une façade, avant et après', path: pages.projects.path },
        },
        {
          title: 'Carbonatation',
          text: 'Avec les années, le gaz carbonique de l’air ôte au béton ce qui protège ses aciers de la rouille. Un réactif, la phénolphtaléine, montre la profondeur atteinte. Si les aciers sont plus profonds, un revêtement protecteur peut suffire ; sinon, nous réparons.',
        },
      ],
    },
    {
      id: 'sols-techniques',
      title: 'Sols Techniques',
      text: 'Un parking, un atelier et une cuisine n’usent pas leur sol de la même façon. Le trafic, les charges, les produits et le nettoyage décident du revêtement.',
      place: {
        id: 'parking',
        title: 'Un parking occupé',
        text: 'se traite zone par zone. Nous fixons avec le syndic les places à libérer, et chaque zone rouvre quand son sol a durci. La rampe se fait par moitiés si les voitures passent à côté ; sinon, elle ferme aux dates annoncées. Infiltrations, poteaux, sol et marquage suivent un seul calendrier.',
        call: { subject: 'sols', firstLine: 'Un parking à remettre en état.', link: 'Décrire mon parking' },
      },
      features: [
        {
          picture: 'expertise-sol-resine',
          title: 'Sols en résine',
          text: 'Nous étalons époxy ou polyuréthane sur un support sec et grenaillé (décapé aux billes), et gardons les joints de dilatation.',
        },
        {
          picture: 'expertise-sol-poli',
          title: 'Béton poli',
          text: 'Nous ponçons au diamant un dallage neuf ou ancien, le durcissons, puis le polissons.',
        },
        {
          picture: 'expertise-sol-antiderapant',
          title: 'Revêtements antidérapants',
          text: 'Des grains semés dans la résine limitent les glissades sur une rampe de parking, dans une cuisine, sur un quai de livraison.',
        },
        {
          picture: 'expertise-sol-marquage',
          title: 'Marquage au sol',
          text: 'Nous traçons les places de stationnement, les passages des piétons, les zones de stockage et de sécurité.',
        },
      ],
    },
    {
      id: 'injection-techniques-speciales',
      title: 'Injection et Techniques Spéciales',
      text: 'Quand on ne peut ni creuser ni démolir, le produit va chercher le défaut dans l’épaisseur du mur, au fond de la fissure ou sous le dallage.',
      picture: 'expertise-injection',
      labels: [
        { text: 'Résine', x: 56.3, y: 21 },
        { text: 'Injecteur', x: 51.1, y: 27.5 },
      ],
      features: [
        {
          title: 'Injection de résine',
          text: 'Le polyuréthane arrête une venue d’eau, l’époxy recolle une fissure qui ne bouge plus.',
        },
        {
          id: 'cave-humide',
          title: 'Traitement de l’humidité',
          text: 'L’humidité de l’air se condense sur les murs, l’eau de la terre les traverse ou remonte par leur pied, et souvent deux causes s’ajoutent. Nous ventilons contre la condensation, drainons ou injectons contre l’infiltration, posons une barrière étanche contre les remontées. Pour la pierre et la brique, une étude fixe le procédé, car un revêtement étanche enfermerait l’eau dans le mur.',
          notes: [
            [
              'En attendant,',
              'laissez les soupiraux libres, ne peignez pas et notez si la pluie aggrave l’humidité. En copropriété, prévenez le syndic, car ces murs sont souvent communs.',
            ],
            ['Le prix', 'dépend de la cause, de la longueur et de l’épaisseur des murs, et de l’accès.'],
          ],
        },
        {
          title: 'Barrières étanches',
          text: 'Au pied du mur, des trous remplis d’un produit hydrofuge s’opposent aux remontées. Cette barrière ne peut rien contre l’eau qui traverse un mur enterré. Le mur sèche pendant des mois avant de recevoir un enduit perméable à la vapeur.',
        },
        {
          title: 'Consolidation des sols',
          text: 'Nous injectons sous un dallage ou une fondation, selon l’étude de sol. Sur d’anciennes carrières, nous suivons les prescriptions de l’Inspection générale des carrières.',
        },
      ],
    },
  ] as const satisfies readonly Area[],
  approach: {
    title: 'Une méthode en quatre étapes',
    steps: [
      {
        id: 'tache-au-plafond',
        number: '01',
        title: 'Diagnostic & Conseil',
        text: 'Si une tache apparaît au plafond, photographiez-la, datez-la et prévenez le syndic et l’assureur. Notre visite est gratuite ; une recherche de fuite se paie à part, au prix convenu. Notre rapport dit ce qui presse et ce qui peut attendre.',
      },
      {
        number: '02',
        title: 'Proposition & Devis',
        text: `Le devis, gratuit, explique la solution et donne les quantités et un calendrier, autorisations comprises. Nos attestations y sont jointes (décennale,${company.insurance.liability ? ' responsabilité civile,' : ''} Urssaf). Syndics, dites-nous quand part la convocation : le devis s’y joint.`,
      },
      {
        number: '03',
        title: 'Réalisation & Suivi',
        text: 'Nous contrôlons chaque support avant de le recouvrir, et le reprenons s’il ne convient pas. Tout changement vous est proposé par écrit, avec prix et délai.',
      },
      {
        number: '04',
        title: 'Satisfaction & Suivi',
        text: 'À la réception, vous écrivez vos réserves (ce qui reste à corriger), et nous les levons. Les garanties légales courent de ce jour. Nous vous montrons comment entretenir évacuations et joints.',
      },
    ] as const satisfies readonly Step[],
  },
  callToAction: {
    title: 'Une fissure vous inquiète ?',
    text: 'Tracez un trait de crayon à chaque bout et datez-le. Si la fissure dépasse un trait, elle s’allonge. Si elle s’ouvre à vue d’œil, sortez, appelez le 18 ou le 112, puis prévenez le syndic.',
    link: 'Décrire ce que je vois',
  },
} as const
