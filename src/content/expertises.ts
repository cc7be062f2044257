import { company } from './company.ts'
import type { PictureName } from './pictures.ts'

export type Area = {
  /** The fragment of its address. */
  id: string
  title: string
  text: string
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
    picture?: PictureName
  }[]
}

/** A step of the method. */
export type Step = { id?: string; number: string; title: string; text: string }

export const expertises = {
  hero: {
    title: 'L’eau, le béton, les sols',
    // The height of the basement's floor, as an architect writes it.
    level: '–3,30',
    lead: 'D’où vient l’eau, où en est le béton, que portera le sol : le procédé en dépend.',
  },
  indexLabel: 'Les expertises de cette page',
  areas: [
    {
      id: 'etancheite-cuvelage',
      title: 'Étanchéité et Cuvelage',
      text: 'Terrasse qui fuit, infiltration de cave ou de parking : on écarte l’eau, on l’arrête, on résiste à sa poussée.',
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
          text: 'Relevé décollé, membrane percée, évacuation bouchée : la fuite ressort parfois loin de son entrée. Nous protégeons provisoirement si l’accès le permet, cherchons l’entrée d’eau, puis réparons ou refaisons l’étanchéité, relevés et évacuations compris : membrane bitumineuse ou résine (SEL) ; zinc, ardoise ou tuile, ce sont nos couvreurs.',
          notes: [
            [
              'En attendant :',
              'abritez ce qui est dessous, photographiez, ne montez pas ; l’occupant prévient le syndic, et chacun son assureur.',
            ],
            [
              'Le prix',
              'dépend de la surface, des relevés, des dalles ou de la terre à enlever, de l’accès et de l’isolation, en principe obligatoire dès qu’on refait la moitié de la toiture.',
            ],
          ],
        },
        {
          title: 'Murs enterrés',
          text: 'On creuse le long du mur, on l’étanche de l’extérieur, et un drain emmène l’eau vers un exutoire, sans lequel il ne sert à rien. Si l’on ne peut pas creuser (trottoir, voisin), on injecte le mur ou, s’il est en béton, on le traite de l’intérieur.',
        },
        {
          id: 'balcon-qui-s-effrite',
          title: 'Balcons',
          text: 'Un balcon s’effrite quand l’eau y entre : elle rouille les aciers du béton ou vide les joints de la pierre. Nous sondons la sous-face, ôtons ce qui menace de tomber, réparons, puis refaisons pente, étanchéité et seuils.',
          notes: [
            ['En attendant :', 'n’y allez plus, faites barrer le passage au-dessous, prévenez le syndic.'],
            [
              'Le prix',
              'dépend de l’accès (nacelle, échafaudage), de la surface atteinte et de l’état des aciers.',
            ],
          ],
        },
        {
          title: 'Cuvelage de sous-sols',
          text: 'Quand la nappe phréatique dépasse le niveau du sous-sol, elle pousse sur les murs et sous le dallage. Le cuvelage, c’est un béton armé vérifié sous cette poussée et, selon l’usage du local, un revêtement continu du sol aux murs (NF DTU 14.1). Une cave en pierre ou en brique se traite autrement : voyez « Traitement de l’humidité ».',
        },
      ],
    },
    {
      id: 'reparations-renforts',
      title: 'Réparations et Renforts',
      text: 'Un béton éclaté se répare, un plancher trop faible se renforce. L’étude dit jusqu’où ; on évite de démolir.',
      picture: 'expertise-reparation-renfort',
      labels: [
        { text: 'Fibre\nde carbone', x: 38.5, y: 44 },
        { text: 'Aciers\npassivés', x: 39.8, y: 52.7 },
        { text: 'Mortier', x: 42, y: 62.8 },
      ],
      features: [
        {
          title: 'Réparation du béton',
          text: 'On retire le béton abîmé, on décape les aciers et on les protège de la rouille, puis un mortier structural (classe R3 ou R4, NF EN 1504-3) rend au béton sa forme.',
        },
        {
          title: 'Renforcement structurel',
          text: 'Fibre de carbone collée, profilés métalliques ou gaine de béton armé (chemisage) : le bureau d’études dimensionne ; carbone et acier sont protégés du feu quand le local l’exige.',
        },
        {
          id: 'fissure',
          title: 'Traitement des fissures',
          text: 'Un enduit sèche, un plancher fléchit, un sol bouge : la fissure montre le mouvement, pas sa cause. Nous posons un fissuromètre, relevé plusieurs mois s’il le faut. Arrêtée, la fissure se calfeutre ou s’injecte ; si seule la température la fait jouer, elle reçoit une bande souple ; si elle progresse, la cause se traite d’abord.',
          notes: [
            [
              'En attendant :',
              'photographiez-la avec une règle et marquez-en les bouts, comme au bas de cette page.',
            ],
            [
              'Le prix',
              'dépend de la cause plus que de la longueur : un enduit se reprend, un sol se consolide.',
            ],
          ],
        },
        {
          title: 'Carbonatation',
          text: 'Avec les années, le gaz carbonique de l’air ôte au béton ce qui protège ses aciers de la rouille. Un réactif, la phénolphtaléine, montre jusqu’où : tant que les aciers sont plus profonds, un revêtement protecteur peut suffire ; sinon, on répare.',
        },
      ],
    },
    {
      id: 'sols-techniques',
      title: 'Sols Techniques',
      text: 'Un parking, un atelier ou une cuisine n’usent pas leur sol de la même façon : trafic, charges, produits et nettoyage décident du revêtement.',
      features: [
        {
          picture: 'expertise-sol-resine',
          title: 'Sols en résine',
          text: 'Époxy ou polyuréthane, sur un support sec et grenaillé, joints de dilatation conservés.',
        },
        {
          picture: 'expertise-sol-poli',
          title: 'Béton poli',
          text: 'Ponçage au diamant, durcisseur et polissage d’un dallage neuf ou ancien.',
        },
        {
          picture: 'expertise-sol-antiderapant',
          title: 'Revêtements antidérapants',
          text: 'Une glissance limitée selon le lieu : rampe de parking, cuisine, quai de livraison, local humide.',
        },
        {
          picture: 'expertise-sol-marquage',
          title: 'Marquage au sol',
          text: 'Places de stationnement, cheminements piétons, zones de stockage et de sécurité.',
        },
      ],
    },
    {
      id: 'injection-techniques-speciales',
      title: 'Injection et Techniques Spéciales',
      text: 'Quand on ne peut ni creuser ni démolir, le produit va chercher le défaut dans l’épaisseur du mur, au fond de la fissure, sous le dallage.',
      picture: 'expertise-injection',
      labels: [
        { text: 'Résine', x: 56.3, y: 21 },
        { text: 'Injecteur', x: 51.1, y: 27.5 },
      ],
      features: [
        {
          title: 'Injection de résine',
          text: 'Polyuréthane pour arrêter une venue d’eau, époxy pour recoller une fissure qui ne bouge plus.',
        },
        {
          id: 'cave-humide',
          title: 'Traitement de l’humidité',
          text: 'L’humidité de l’air se condense sur les murs, l’eau les traverse ou monte du sol : souvent deux causes à la fois. Contre la condensation, nous ventilons ; contre l’infiltration, nous drainons ou injectons ; contre les remontées, nous posons une barrière étanche. Pour la pierre et la brique, une étude fixe le procédé ; jamais de revêtement étanche qui enferme l’eau dans le mur.',
          notes: [
            [
              'En attendant :',
              'laissez les soupiraux libres, ne peignez pas, notez si la pluie y change quelque chose ; en copropriété, prévenez le syndic : ces murs sont souvent communs.',
            ],
            ['Le prix', 'dépend de la cause, de la longueur et de l’épaisseur des murs, de l’accès.'],
          ],
        },
        {
          title: 'Barrières étanches',
          text: 'Une ligne de trous au pied du mur, remplis d’un produit hydrofuge, s’oppose aux remontées ; contre l’eau qui traverse un mur enterré, elle ne peut rien. Le mur met des mois à sécher ; l’enduit, perméable à la vapeur d’eau, attend.',
        },
        {
          title: 'Consolidation des sols',
          text: 'Injection sous un dallage ou une fondation, d’après l’étude de sol ; au-dessus d’anciennes carrières, selon les prescriptions de l’Inspection générale des carrières.',
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
        text: 'Une tache au plafond : photographiez-la, datez-la, prévenez syndic et assureur. Notre visite est gratuite ; une recherche de fuite se paie à part, au prix convenu. Le rapport dit ce qui presse et ce qui peut attendre.',
      },
      {
        number: '02',
        title: 'Proposition & Devis',
        text: `Une solution expliquée, un calendrier qui compte les autorisations, un devis gratuit et métré, avec les attestations (décennale,${company.insurance.liability ? ' responsabilité civile,' : ''} URSSAF). Syndics, dites-nous quand part la convocation : le devis s’y joint.`,
      },
      {
        number: '03',
        title: 'Réalisation & Suivi',
        text: 'Avant de recouvrir un support, l’équipe s’arrête : il est contrôlé et accepté, ou repris. Ce qui se décide en cours de chantier s’écrit.',
      },
      {
        number: '04',
        title: 'Satisfaction & Suivi',
        text: 'À la réception, vous écrivez vos réserves, que nous levons ; de ce jour courent les garanties légales. Nous expliquons l’entretien : évacuations, joints.',
      },
    ] as const satisfies readonly Step[],
  },
  callToAction: {
    title: 'Une fissure vous inquiète ?',
    text: 'Tracez un trait de crayon à chaque bout et datez-le : si elle le dépasse, elle s’allonge. Si elle s’ouvre à vue d’œil, sortez, appelez le 18 ou le 112, puis prévenez le syndic.',
    link: 'Décrire ce que je vois',
  },
} as const
