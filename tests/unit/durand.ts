import type { Company } from '../../src/content/companySchema.ts'

/** A company that is nobody's, with every slot filled, for the tests that must hold whatever the site's own is. */
export const durand = {
  name: 'Durand',
  tagline: 'Maçonnerie et rénovation à Lyon',
  url: 'https://www.durand-batiment.fr',
  httpsOnSubdomains: true,
  phone: '+33 (0)4 72 00 11 22',
  email: 'bonjour@durand-batiment.fr',
  tendersEmail: 'etudes@durand-batiment.fr',
  address: { street: '3 rue de la République', postcode: '69001', city: 'Lyon' },
  geo: { latitude: 45.767, longitude: 4.833 },
  map: { picture: 'societe-couvreurs.webp', alt: 'Plan de Lyon.', caption: 'Lyon.', pin: { x: 10, y: 20 } },
  sharedPicture: { picture: 'societe-couvreurs.webp', alt: 'Deux couvreurs.' },
  picturesNote: null,
  openingHours: [
    { days: ['lundi', 'mardi', 'mercredi', 'jeudi'], opens: '7:30', closes: '12:00' },
    { days: ['lundi', 'mardi', 'mercredi', 'jeudi'], opens: '13:00', closes: '19:00' },
    { days: ['vendredi'], opens: '7:30', closes: '12:00' },
  ],
  replyDelayHours: 48,
  areaServed: ['Lyon'],
  region: 'Auvergne-Rhône-Alpes',
  figures: {
    experience: { value: 23, source: 'Entreprise créée en 2002' },
    projects: { value: 410, source: 'Chantiers réceptionnés de 2002 à 2025' },
    satisfaction: { value: 97, source: 'Enquête à la réception, 2025, 84 réponses sur 112' },
    experts: { value: 12, source: 'Effectif au 1er janvier 2026' },
  },
  qualifications: ['Qualibat 2112, maçonnerie'],
  references: ['Ravalement, 4 rue Y, Lyon, 2024'],
  headCount: [{ trade: 'maçons', count: 8 }],
  people: [{ name: 'Anne Durand', trade: 'conductrice de travaux' }],
  social: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/durand-batiment' }],
  legal: {
    registeredName: 'Durand Frères',
    legalForm: 'SARL',
    capital: '10 000 €',
    headOffice: '5 place Bellecour, 69002 Lyon',
    siren: '732 829 320',
    rcsCity: 'Lyon',
    vatNumber: 'FR44732829320',
    director: 'Anne Durand',
    host: { name: 'Hébergeur', address: '2 rue Kellermann, 59100 Roubaix', phone: '09 72 10 10 07' },
  },
  mediator: { name: 'Médiateur', address: '1 rue X, 75001 Paris', url: 'https://mediateur.fr' },
  insurance: {
    decennial: { insurer: 'Assureur, Paris', cover: 'France métropolitaine' },
    liability: { insurer: 'Assureur, Paris', cover: 'France métropolitaine' },
  },
  repairPrices: { hourlyRate: '50 € TTC', travel: '20 € TTC à Lyon', flatRates: 'débouchage 90 € TTC' },
  personalData: {
    recipients: 'nos équipes',
    transfersOutsideEU: 'Messagerie au Canada',
    serverLogMonths: 6,
    yearsKept: { request: 1, contract: 11 },
  },
  quoteDelivery: { endpoint: '/devis.php', sender: 'site@durand-batiment.fr', extraFields: {} },
} satisfies Company

/** The legal identity of which nothing is filled in. */
export const emptyLegal: Company['legal'] = {
  registeredName: null,
  legalForm: null,
  capital: null,
  headOffice: null,
  siren: null,
  rcsCity: null,
  vatNumber: null,
  director: null,
  host: null,
}
