export const expertises = {
  hero: {
    title: 'L’eau, le béton, les sols',
    lead: 'Quatre expertises pour protéger, réparer et renforcer un ouvrage, avec une même méthode, du diagnostic au suivi après travaux.',
  },
  indexLabel: 'Les quatre expertises',
  areas: {
    waterproofing: {
      id: 'etancheite-cuvelage',
      title: 'Étanchéité et Cuvelage',
      text: 'L’eau entre par le haut, par les côtés et par le sol. Nous choisissons membrane, résine ou enduit selon le support et la pression que l’ouvrage doit supporter.',
      features: [
        {
          title: 'Toitures-terrasses',
          text: 'Membranes bitumineuses ou résines, avec les relevés et les évacuations d’eau.',
        },
        {
          title: 'Murs enterrés',
          text: 'Enduit, membrane et nappe drainante, pour tenir l’eau loin des murs.',
        },
        {
          title: 'Balcons',
          text: 'Étanchéité sous carrelage ou résine circulable, avec traitement des seuils.',
        },
        {
          title: 'Cuvelage de sous-sols',
          text: 'Revêtement étanche continu, pour les caves et les parkings exposés à la nappe phréatique.',
        },
      ],
    },
    repairs: {
      id: 'reparations-renforts',
      title: 'Réparations et Renforts',
      text: 'Un béton qui éclate ou se fissure se répare. Un plancher qui doit porter davantage se renforce. Nous évitons la démolition quand l’ouvrage le permet.',
      features: [
        {
          title: 'Réparation du béton',
          text: 'Purge des parties abîmées, passivation des aciers, mortier de réparation.',
        },
        {
          title: 'Renforcement structurel',
          text: 'Fibre de carbone collée, profilés métalliques ou chemisage en béton armé.',
        },
        {
          title: 'Traitement des fissures',
          text: 'Relevé et surveillance de l’ouverture, puis calfeutrement, pontage ou injection.',
        },
        {
          title: 'Carbonatation',
          text: 'Mesure de la profondeur atteinte, puis protection des aciers et du parement.',
        },
      ],
    },
    floors: {
      id: 'sols-techniques',
      title: 'Sols Techniques',
      text: 'Un parking, un atelier, un commerce ou une cuisine n’usent pas leur sol de la même façon. Le revêtement se choisit d’après le passage, les charges et le nettoyage.',
      features: [
        {
          title: 'Sols en résine',
          text: 'Époxy ou polyuréthane, coulés sans joint et faciles à laver.',
        },
        {
          title: 'Béton poli',
          text: 'Ponçage, durcissement et polissage d’une dalle neuve ou ancienne.',
        },
        {
          title: 'Revêtements antidérapants',
          text: 'Une adhérence réglée selon l’usage : rampe, cuisine, quai, local humide.',
        },
        {
          title: 'Marquage au sol',
          text: 'Places de stationnement, passages piétons, zones de stockage et de sécurité.',
        },
      ],
    },
    injection: {
      id: 'injection-techniques-speciales',
      title: 'Injection et Techniques Spéciales',
      text: 'Quand on ne peut ni ouvrir ni démolir, on traite de l’intérieur : dans l’épaisseur du mur, au cœur de la fissure ou dans le sol.',
      features: [
        {
          title: 'Injection de résine',
          text: 'Pour arrêter une venue d’eau, remplir un vide ou recoller un béton fissuré.',
        },
        {
          title: 'Traitement de l’humidité',
          text: 'Recherche de l’origine, puis assèchement et enduits qui laissent respirer le mur.',
        },
        {
          title: 'Barrières étanches',
          text: 'Injection en pied de mur, pour couper les remontées capillaires.',
        },
        {
          title: 'Consolidation des sols',
          text: 'Injection sous un dallage ou une fondation, pour combler les vides et raffermir le terrain.',
        },
      ],
    },
  },
  approach: {
    title: 'Une méthode en quatre étapes',
    steps: [
      {
        number: '01',
        title: 'Diagnostic & Conseil',
        text: 'Visite, relevés, sondages si nécessaire. Vous savez d’où vient le désordre et ce qui presse.',
      },
      {
        number: '02',
        title: 'Proposition & Devis',
        text: 'Une solution expliquée, un calendrier et un devis gratuit, détaillé ligne par ligne.',
      },
      {
        number: '03',
        title: 'Réalisation & Suivi',
        text: 'Des équipes de métier, un responsable unique et des points réguliers sur l’avancement.',
      },
      {
        number: '04',
        title: 'Satisfaction & Suivi',
        text: 'La réception avec vous, la levée des réserves, puis des conseils d’entretien.',
      },
    ],
  },
  callToAction: {
    title: 'Une fissure, une infiltration ?',
    text: 'Dites-nous ce que vous voyez, à quel endroit et depuis quand : c’est le début du diagnostic.',
    link: 'Demander un diagnostic',
  },
} as const
