export const expertises = {
  hero: {
    title: 'L’eau, le béton, les sols',
    lead: 'D’où vient l’eau, jusqu’où le béton est atteint, ce que le sol devra supporter : de ces trois réponses dépend le procédé.',
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
          text: 'Une terrasse fuit par un relevé décollé, une évacuation bouchée, une membrane percée ; l’eau ressort parfois loin de là.\nEn attendant, mettez à l’abri ce qui est dessous, photographiez, prévenez le syndic et votre assureur. Ne montez pas.\nNous bâchons si l’accès le permet, trouvons l’entrée d’eau, puis réparons ou refaisons l’étanchéité, relevés et évacuations compris : membrane bitumineuse ou résine (SEL). Un toit en pente revient à nos couvreurs-zingueurs.\nLe prix dépend de la surface, des relevés, de ce qui recouvre l’étanchéité, de l’accès, et de l’isolation : qui refait au moins la moitié d’une toiture doit en principe l’isoler.',
        },
        {
          title: 'Murs enterrés',
          text: 'Si l’on peut creuser le long du mur, on l’étanche par l’extérieur, et un drain emmène l’eau ; il lui faut un exutoire, sans lequel il se remplit. Si l’on ne peut pas creuser, sous un trottoir ou chez un voisin, on injecte le mur ou on le traite de l’intérieur.',
        },
        {
          title: 'Balcons',
          text: 'Un balcon s’effrite quand l’eau y entre : dans le béton les aciers rouillent et le font éclater, dans la pierre les joints se vident et le gel fend.\nEn attendant, n’y allez plus, barrez le passage au-dessous et prévenez le syndic.\nNous sondons la sous-face, ôtons ce qui menace de tomber, réparons, puis refaisons la pente, l’étanchéité et les seuils.\nLe prix dépend de l’accès (nacelle ou échafaudage), de la surface atteinte et de l’état des aciers.',
        },
        {
          title: 'Cuvelage de sous-sols',
          text: 'Quand la nappe phréatique peut monter plus haut que le sol du sous-sol, l’eau pousse les murs et soulève le sol. Le cuvelage en fait une cuve : un revêtement continu, du sol aux murs, sur du béton armé vérifié pour tenir à cette poussée et à cette sous-pression (NF DTU 14.1). Une cave en pierre ou en brique se traite autrement : voyez « Traitement de l’humidité ».',
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
          text: 'On retire le béton abîmé, on décape les aciers et on les protège de la rouille, puis on rend au béton sa forme avec un mortier de réparation structurale (classe R3 ou R4, NF EN 1504-3).',
        },
        {
          title: 'Renforcement structurel',
          text: 'Fibre de carbone collée, profilés métalliques ou gaine de béton armé (chemisage) : le bureau d’études les dimensionne, et on les protège du feu quand le local l’exige.',
        },
        {
          title: 'Traitement des fissures',
          text: 'Enduit qui sèche, plancher qui fléchit, sol qui bouge : la fissure montre le mouvement, pas toujours sa cause.\nEn attendant, photographiez-la avec une règle et marquez ses extrémités, comme il est dit au bas de cette page.\nNous relevons un fissuromètre, plusieurs mois s’il le faut. Arrêtée, elle se calfeutre ou s’injecte ; si elle bouge encore, on traite la cause, et on la couvre d’une bande souple.\nLe prix dépend de la cause plus que de la longueur : un enduit se reprend, un sol se consolide.',
        },
        {
          title: 'Carbonatation',
          text: 'Avec les années, l’air ôte au béton ce qui gardait ses aciers de la rouille, de la surface vers le fond. Un réactif, la phénolphtaléine, montre jusqu’où. Les aciers ne sont pas atteints : un revêtement protecteur peut suffire. Ils le sont : on purge et on répare.',
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
          text: 'Une cave est humide parce que l’air y condense, parce que l’eau traverse un mur ou parce qu’elle monte du sol.\nEn attendant, ne bouchez pas les soupiraux, ne peignez pas, écartez des murs ce qui craint l’eau, et notez si la pluie y change quelque chose.\nContre la condensation, on ventile ; contre l’infiltration, on draine ou on injecte ; contre les remontées, on pose une barrière étanche. Dans la pierre ou la brique, une étude décide, et l’on n’enferme pas le mur derrière un enduit qui l’empêcherait de sécher.\nLe prix dépend de la cause, de la longueur et de l’épaisseur des murs, et de l’accès.',
        },
        {
          title: 'Barrières étanches',
          text: 'Des trous en ligne au pied du mur, remplis d’un produit hydrofuge : l’eau du sol ne monte plus. Le mur met des mois à sécher ; l’enduit, perméable à la vapeur d’eau, attend.',
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
        text: 'La visite et ses relevés sont gratuits. Une tache au plafond peut venir du toit, d’une façade, d’une douche ou d’une canalisation : photographiez-la, datez-la, prévenez le voisin, le syndic et votre assureur. La recherche de fuite (mise en eau, mesures d’humidité, sondages) est chiffrée à part, selon l’accès et le nombre d’essais ; son rapport écrit dit ce que nous avons trouvé, ce qui presse et ce qui peut attendre.',
      },
      {
        number: '02',
        title: 'Proposition & Devis',
        text: 'Une solution expliquée, ses variantes, un calendrier, et un devis gratuit où chaque ouvrage est métré. Si l’aspect du toit ou de la façade change, le calendrier compte la déclaration préalable et, près d’un monument historique, l’avis de l’architecte des Bâtiments de France.',
      },
      {
        number: '03',
        title: 'Réalisation & Suivi',
        text: 'Avant de recouvrir un support, l’équipe s’arrête : il est contrôlé et accepté, ou repris. Ce qui se décide sur le chantier s’écrit.',
      },
      {
        number: '04',
        title: 'Satisfaction & Suivi',
        text: 'À la réception, vous écrivez vos réserves, que nous levons ; les garanties légales partent de ce jour. Une évacuation se nettoie, un joint se surveille : l’entretien vous est expliqué.',
      },
    ],
  },
  callToAction: {
    title: 'Une fissure vous inquiète ?',
    text: 'Tracez un trait de crayon à chaque bout et datez-le. Si elle le dépasse, elle s’allonge ; sinon, elle peut encore s’élargir. Si elle s’ouvre à vue d’œil, sortez, appelez le 18 ou le 112, puis prévenez le syndic.',
    link: 'Décrire ce que je vois',
  },
} as const
