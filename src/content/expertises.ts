export const expertises = {
  hero: {
    title: 'L’eau, le béton, les sols',
    lead: 'D’où vient l’eau, jusqu’où le béton est atteint, ce que le sol devra supporter : les réponses décident du procédé.',
  },
  indexLabel: 'Les expertises de cette page',
  areas: {
    waterproofing: {
      id: 'etancheite-cuvelage',
      title: 'Étanchéité et Cuvelage',
      text: 'Terrasse qui fuit, infiltration de cave ou de parking : l’eau ruisselle, s’infiltre ou pousse. On l’écarte, on l’arrête ou on lui résiste.',
      features: [
        {
          title: 'Toitures-terrasses',
          text: 'Membranes bitumineuses ou étanchéité liquide (SEL), relevés et évacuations compris. Les toits en pente sont l’affaire de nos couvreurs-zingueurs.',
        },
        {
          title: 'Murs enterrés',
          text: 'Primaire, membrane, nappe drainante et drain, posés par l’extérieur pour conduire l’eau ailleurs.',
        },
        {
          title: 'Balcons',
          text: 'Forme de pente, étanchéité sous carrelage ou résine circulable, traitement des seuils.',
        },
        {
          title: 'Cuvelage de sous-sols',
          text: 'Sous le plus haut niveau prévu de la nappe, un revêtement continu sur parois et radier en béton armé (NF DTU 14.1), la structure étant vérifiée à la poussée et à la sous-pression de l’eau. Une cave en maçonnerie sort de ce DTU : elle demande d’abord une étude.',
        },
      ],
    },
    repairs: {
      id: 'reparations-renforts',
      title: 'Réparations et Renforts',
      text: 'Un béton éclaté se répare, un plancher qui doit porter davantage se renforce. L’étude dit jusqu’où ; on ne démolit que ce qu’elle condamne.',
      features: [
        {
          title: 'Réparation du béton',
          text: 'Purge du béton altéré, décapage et passivation des aciers, mortier de classe R3 ou R4 (NF EN 1504-3).',
        },
        {
          title: 'Renforcement structurel',
          text: 'Fibre de carbone collée, profilés métalliques ou chemisage en béton armé, dimensionnés par le bureau d’études et protégés du feu quand le local l’exige.',
        },
        {
          title: 'Traitement des fissures',
          text: 'Un fissuromètre, relevé pendant plusieurs mois s’il le faut, dit si la fissure bouge encore ; puis calfeutrement, pontage ou injection.',
        },
        {
          title: 'Carbonatation',
          text: 'Profondeur mesurée à la phénolphtaléine et comparée à l’enrobage des aciers : revêtement protecteur si le front est loin, purge et réparation s’il les a atteints.',
        },
      ],
    },
    floors: {
      id: 'sols-techniques',
      title: 'Sols Techniques',
      text: 'Un parking, un atelier, un commerce ou une cuisine n’usent pas leur sol de la même façon. Le revêtement se choisit d’après le trafic, les charges, les produits répandus et le nettoyage.',
      features: [
        {
          title: 'Sols en résine',
          text: 'Époxy ou polyuréthane, sur un support sec et grenaillé, en conservant les joints de dilatation du dallage.',
        },
        {
          title: 'Béton poli',
          text: 'Ponçage au diamant, durcisseur et polissage d’un dallage neuf ou ancien.',
        },
        {
          title: 'Revêtements antidérapants',
          text: 'Une adhérence choisie pour la rampe de parking, la cuisine, le quai de livraison ou le local humide.',
        },
        {
          title: 'Marquage au sol',
          text: 'Places de stationnement, cheminements piétons, zones de stockage et de sécurité.',
        },
      ],
    },
    injection: {
      id: 'injection-techniques-speciales',
      title: 'Injection et Techniques Spéciales',
      text: 'Quand on ne peut ni creuser ni démolir, le produit va chercher le défaut : dans l’épaisseur du mur, au fond de la fissure, sous le dallage.',
      features: [
        {
          title: 'Injection de résine',
          text: 'Polyuréthane pour arrêter une venue d’eau, époxy pour recoller une fissure qui ne bouge plus.',
        },
        {
          title: 'Traitement de l’humidité',
          text: 'Condensation : ventiler et isoler. Infiltration : fermer l’entrée d’eau. Remontée : une barrière, puis un enduit perméable à la vapeur d’eau quand le mur a séché.',
        },
        {
          title: 'Barrières étanches',
          text: 'Injection en pied de mur, pour couper les remontées capillaires.',
        },
        {
          title: 'Consolidation des sols',
          text: 'Injection sous un dallage ou une fondation, d’après l’étude de sol ; au-dessus d’anciennes carrières, selon les prescriptions de l’Inspection générale des carrières.',
        },
      ],
    },
  },
  approach: {
    title: 'Une méthode en quatre étapes',
    steps: [
      {
        number: '01',
        title: 'Diagnostic & Conseil',
        text: 'Visite et relevés gratuits ; sondages, chiffrés à part, quand l’œil ne suffit pas. Vous savez ce que nous avons trouvé, ce qui presse et ce qui peut attendre.',
      },
      {
        number: '02',
        title: 'Proposition & Devis',
        text: 'Une solution expliquée, ses variantes, un calendrier, et un devis gratuit où chaque ouvrage est métré.',
      },
      {
        number: '03',
        title: 'Réalisation & Suivi',
        text: 'Des points d’arrêt, où l’équipe attend que le support soit accepté ; un compte rendu après chaque réunion de chantier.',
      },
      {
        number: '04',
        title: 'Satisfaction & Suivi',
        text: 'À la réception commencent la garantie de parfait achèvement et, selon l’ouvrage, les garanties biennale et décennale. Nous levons les réserves et vous disons comment entretenir l’ouvrage.',
      },
    ],
  },
  callToAction: {
    title: 'Une fissure vous inquiète ?',
    text: 'Tracez un trait de crayon à son extrémité, et datez-le : si elle le dépasse, elle progresse ; sinon, elle peut encore s’ouvrir. Si elle s’élargit à vue d’œil, sortez, appelez le 18 ou le 112, puis prévenez le syndic.',
    link: 'Décrire ce que je vois',
  },
} as const
