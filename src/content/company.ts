import type { Company } from './companySchema.ts'

/**
 * Tout ce que le site dit de votre entreprise : adresses, numéros, horaires, mentions légales.
 * Pour le reste (textes, images, couleurs, logo), voir MANUEL.md.
 *
 * `null` veut dire « pas rempli » : le site ne montre rien à cet endroit. Les champs qui peuvent être null sont marqués
 * « ou null ». 'aucun' veut dire « nous n’en avons pas » ; ne l’écrivez que là où la note le permet.
 *
 * Une erreur dans ce fichier arrête la création du site ; une phrase dit à quelle ligne. Tant que `url` finit par
 * .example, ce qui manque est seulement signalé. Dès que `url` est votre adresse, la création s’arrête aussi tant qu’il
 * reste des valeurs de l’exemple ou que la loi demande un champ qui est null.
 *
 * Tapez simplement : les espaces insécables se mettent seules. Pour une apostrophe dans un texte, tapez ’ ou \'.
 */
export const company: Company = {
  // Aussi sur l’image que montrent les réseaux sociaux : la création du site la refait.
  name: 'Minium',
  // Pour les moteurs de recherche, votre métier principal : 'entreprise générale', 'couverture', 'peinture', 'électricité',
  // 'plomberie', 'chauffage', 'serrurerie' ; 'autre' pour un autre (maçonnerie, menuiserie, carrelage…).
  trade: 'entreprise générale',
  tagline: 'Rénovation, étanchéité et construction à Paris',
  url: 'https://www.minium-batiment.example',
  // true : les navigateurs n’ouvriront plus, pendant deux ans, aucun sous-domaine de votre domaine sans HTTPS.
  httpsOnSubdomains: false,
  phone: '01 99 00 18 42',
  email: 'contact@minium-batiment.example',
  tendersEmail: null, // l’adresse où envoyer un DCE, ou null si c’est la même
  address: { street: '18 rue des Compagnons', postcode: '75011', city: 'Paris' },
  geo: { latitude: 48.8594, longitude: 2.3786 }, // pour les moteurs de recherche ; ou null

  // La carte de la page Contact, ou null : l’adresse est alors montrée seule.
  map: {
    picture: 'contact-carte-paris-11e.webp', // dans src/assets/pictures/, au format 19:10, fond transparent
    alt: 'Maquette de Paris vue du sud : la Seine, ses îles, la tour Eiffel, le Sacré-Cœur et, en rouge orangé, le 11e arrondissement.',
    caption: 'Paris en relief, image de synthèse. Le repère indique l’arrondissement de notre bureau.',
    // La place du repère, en % : x depuis la gauche, y depuis le haut ; ou null. Ailleurs dans Paris, prenez la même carte
    // sans arrondissement peint, 'contact-carte-paris.webp', ôtez celui d’alt, et voici les repères (x, puis y) :
    //   1er 50.7 44.7     2e 53.1 39.6     3e 62.8 42.0     4e 65.3 48.7     5e 63.0 60.4
    //    6e 52.1 59.5     7e 39.8 56.4     8e 36.7 40.5     9e 48.6 33.4    10e 60.0 30.6
    //   11e 73.2 41.5    12e 85.8 56.3    13e 73.5 74.7    14e 54.3 80.3    15e 33.5 75.3
    //   16e 19.1 60.6    17e 31.6 30.1    18e 50.3 20.2    19e 68.4 19.1    20e 82.7 35.0
    pin: { x: 73.2, y: 41.5 },
  },

  // L’image que montrent les réseaux sociaux, avec le nom et le titre de l’accueil : la création la fait sur celle-ci.
  sharedPicture: {
    picture: 'partage-fond.webp', // une image de src/assets/pictures/, dont on garde 1200 × 630
    alt: 'Immeuble haussmannien d’angle en maquette, un échafaudage rouge orangé sur sa façade de droite.',
  },

  // Ce que sont les images : dit sous celles des réalisations et dans les mentions légales. null : de vraies photos.
  picturesNote: 'Images de synthèse, aucun chantier réel.',

  // Une ligne par horaire. Pour une pause à midi, deux lignes avec les mêmes jours :
  // { days: ['lundi', 'mardi'], opens: '8:00', closes: '12:00' }, { days: ['lundi', 'mardi'], opens: '13:30', …
  openingHours: [
    { days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'], opens: '8:00', closes: '18:00' },
  ],
  replyDelayHours: 24, // en jours ouvrés

  // Les lieux où vous travaillez, et leur région.
  areaServed: ['Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'],
  region: 'Île-de-France',

  // Les chiffres de l’accueil ; le site ajoute les signes : « 15+ », « 100 % ». Un chiffre que vous ne pouvez pas prouver
  // est null : `satisfaction: null`. Aux autres, donnez leur source, avec l’année :
  // 'Clients interrogés à la réception, 2025, 84 réponses sur 112'
  figures: {
    experience: { value: 15, source: null }, // années d’expérience, au moins
    projects: { value: 300, source: null }, // chantiers terminés, au moins
    satisfaction: { value: 100, source: null }, // part des clients satisfaits, en %
    experts: { value: 30, source: null }, // experts, au moins
  },

  // Ce que cherchent architectes et syndics ; chaque liste, ou null. Les références sont sur la page Réalisations, le reste
  // sur La Société.
  qualifications: null, // ['Qualibat 2112, maçonnerie']
  references: null, // ['Ravalement, 12 rue X, Paris 9e, 2024'] : avec l’accord du client
  headCount: null, // [{ trade: 'maçons', count: 8 }, { trade: 'couvreurs', count: 4 }]
  people: null, // [{ name: 'Anne Durand', trade: 'conductrice de travaux' }] : avec leur accord

  // Des ordres de prix TTC, montrés sur la page Particuliers, que vos devis signés prouvent ; ou null.
  priceExamples: null, // [{ works: 'Peinture d’une pièce, murs sains', price: '40 € TTC le m²', year: 2026 }]

  // Vos comptes, ou [].
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/minium-batiment-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/minium.batiment.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/minium.batiment.example' },
  ],

  // Demandé par la loi (LCEN, articles 1-1 et 19). Tant qu’un de ces champs ou le médiateur est null, les mentions légales
  // ne se réclament pas de cette loi.
  legal: {
    registeredName: null, // au registre : 'Minium Bâtiment', ou 'Anne Durand, EI' ; même si c’est `name`
    legalForm: 'SAS', // ou 'entrepreneur individuel'
    capital: null, // '10 000 €', ou 'aucun'
    headOffice: null, // le siège, même si c’est le bureau : '1 rue des Compagnons, 75011 Paris'
    siren: null, // neuf chiffres
    rcsCity: null, // la ville du registre du commerce : 'Paris' ; 'aucun' si vous n’êtes qu’au RNE
    vatNumber: null, // 'FR' et onze chiffres ; 'aucun' en franchise de TVA
    director: null, // prénom et nom du représentant légal (président, gérant)
    host: null, // l’hébergeur du site : { name: '…', address: '…', phone: '…' }
  },

  // Obligatoire si vous travaillez pour des particuliers : { name: '…', address: '…', url: '…' }
  mediator: null,

  // { insurer: 'nom et adresse de l’assureur', cover: 'où elle vaut' }. Le site ne se prévaut que des assurances
  // remplies ici. Des travaux que votre contrat ne nomme pas doivent aussi quitter les pages : voir MANUEL.md.
  insurance: {
    decennial: null, // responsabilité décennale
    liability: null, // responsabilité civile professionnelle
  },

  // Les prix TTC que doit afficher qui dépanne des particuliers (arrêté du 24 janvier 2017) :
  // { hourlyRate: '58 € TTC l’heure, comptée au quart d’heure', travel: '35 € TTC dans Paris', flatRates: 'aucun' }
  // 'aucun' si vous ne dépannez, ne réparez et n’entretenez rien chez des particuliers ; ôtez alors aussi
  // « réparation » et « l’eau coule » des pages. flatRates : avec le bâchage, les sondages, la recherche de fuite et toute
  // autre condition de prix. Chez le client, montrez ces prix par écrit avant de commencer.
  repairPrices: null,

  // Ce que les mentions légales disent des e-mails et des appels de vos clients (RGPD, article 13).
  personalData: {
    recipients: 'nos équipes et le prestataire de notre messagerie',
    // Qui garde ces données hors de l’Union européenne : 'Messagerie aux États-Unis (clauses contractuelles types)'
    transfersOutsideEU: null, // ou 'aucun'
    serverLogMonths: null, // combien de mois l’hébergeur garde au plus la trace des visites : demandez-lui
    // En années ; request : après le dernier échange sans travaux ; contract : après la fin des travaux.
    yearsKept: { request: 1, contract: 10 },
  },

  // Où le formulaire envoie les demandes ; voir MANUEL.md. null : il n’envoie rien et propose un e-mail. extraFields : des
  // champs que personne ne voit, envoyés avec chaque demande, comme { 'form-name': 'devis' }.
  // À un script PHP que la création du site écrit, et qui vous les envoie d’une adresse de votre domaine :
  // { endpoint: '/devis.php', sender: 'site@mon-entreprise.fr', extraFields: {} }
  // À un service (MANUEL.md dit comment il doit répondre) : { endpoint: 'https://forms.example/abc', extraFields: {} }
  quoteDelivery: null,
}
