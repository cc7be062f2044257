export const about = {
  hero: {
    title: 'Des gens de chantier',
    lead: 'Depuis plus de quinze ans, nous rénovons, étanchons et construisons à Paris, pour des particuliers et des professionnels.',
  },
  story: {
    title: 'Trouver la cause, puis réparer',
    paragraphs: [
      'Une tache d’humidité peut venir d’une toiture, d’un mur enterré ou d’une canalisation. Repeindre par-dessus ne règle rien. Notre travail commence donc par un diagnostic : regarder l’ouvrage, sonder, mesurer, et nommer la cause avant de parler de travaux.',
      'Nos métiers s’enchaînent. Qui s’occupe d’étanchéité finit par rencontrer le béton ; qui répare le béton doit parfois renforcer la structure ; et, une fois les murs secs, la pièce est à enduire, à carreler, à peindre. Nous faisons l’ensemble.',
      'Nos équipes comptent plus de trente experts, qui ont mené à bien plus de trois cents projets. Nous travaillons dans des immeubles occupés, des caves, des parkings, des locaux professionnels et sur des ouvrages d’art.',
      'Chaque chantier a un responsable, que vous connaissez par son nom. Il visite les lieux, dirige les équipes, vous rend compte de l’avancement et fait avec vous le tour des travaux à la réception.',
    ],
  },
  values: {
    title: 'Nos quatre valeurs',
    link: 'Voir nos réalisations',
    items: [
      {
        title: 'Qualité',
        text: 'Des matériaux adaptés au support, une mise en œuvre selon les règles de l’art, et des contrôles avant de recouvrir quoi que ce soit.',
      },
      {
        title: 'Innovation',
        text: 'Résines, fibre de carbone, injections : nous employons les techniques récentes là où elles font mieux que les anciennes.',
      },
      {
        title: 'Sécurité',
        text: 'Des accès balisés, un matériel vérifié, des consignes claires : le chantier ne doit blesser personne, ni l’équipe, ni les occupants, ni les passants.',
      },
      {
        title: 'Proximité',
        text: 'Une entreprise parisienne, un responsable joignable, et des explications sans jargon avant chaque décision.',
      },
    ],
  },
  legal: {
    title: 'Mentions légales',
    intro:
      'Informations données en application de l’article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique.',
    labels: {
      publisher: 'Éditeur du site',
      legalForm: 'Forme juridique',
      capital: 'Capital social',
      headOffice: 'Siège social',
      phone: 'Téléphone',
      email: 'E-mail',
      siren: 'SIREN',
      rcsCity: 'Registre du commerce et des sociétés',
      vatNumber: 'TVA intracommunautaire',
      director: 'Directeur de la publication',
      host: 'Hébergeur',
      hostPhone: 'Téléphone de l’hébergeur',
      mediator: 'Médiateur de la consommation',
      decennial: 'Assurance de responsabilité décennale',
      liability: 'Assurance de responsabilité civile professionnelle',
      cover: 'Couverture géographique',
      pictures: 'Images',
      privacy: 'Cookies et données personnelles',
    },
    mediatorText:
      'Après une réclamation écrite restée sans solution, un client consommateur peut saisir gratuitement ce médiateur.',
    picturesText:
      'Les illustrations de ce site sont des images de synthèse, composées comme des maquettes. Elles ne montrent pas les chantiers de l’entreprise.',
    privacyText:
      'Ce site ne dépose aucun cookie. Il n’envoie et ne conserve rien de ce que vous écrivez dans le formulaire. Un e-mail ne part que si vous l’envoyez vous-même, avec votre logiciel de messagerie.',
  },
} as const
