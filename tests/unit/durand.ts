import type { Company } from '../../src/content/schemas/company.ts'

/** A company that is nobody's, with every slot filled, for the tests that must hold whatever the site's own is. */
export const durand = {
  name: 'Durand',
  trade: 'autre',
  tagline: 'Maçonnerie et rénovation à Lyon',
  url: 'https://www.durand-batiment.fr',
  phone: '+33 (0)4 72 00 11 22',
  email: 'bonjour@durand-batiment.fr',
  address: { street: '3 rue de la République', postcode: '69001', city: 'Lyon' },
  geo: { latitude: 45.767, longitude: 4.833 },
  map: {
    picture: { file: 'societe-couvreurs.webp', alt: 'Plan de Lyon.' },
    caption: 'Lyon.',
    pin: { x: 10, y: 20 },
  },
  sharedPicture: { file: 'societe-couvreurs.webp', alt: 'Deux couvreurs.' },
  picturesNote: 'Images de synthèse.',
  openingHours: [
    { days: ['lundi', 'mardi', 'mercredi', 'jeudi'], opens: '7:30', closes: '12:00' },
    { days: ['lundi', 'mardi', 'mercredi', 'jeudi'], opens: '13:00', closes: '19:00' },
    { days: ['vendredi'], opens: '7:30', closes: '12:00' },
  ],
  replyDelayHours: 48,
  areaServed: ['Lyon'],
  figures: {
    experience: { value: 23, atLeast: true, source: 'Entreprise créée en 2002' },
    projects: { value: 410, atLeast: true, source: 'Chantiers réceptionnés de 2002 à 2025' },
    satisfaction: { value: 97, source: 'Enquête à la réception, 2025, 84 réponses sur 112' },
    experts: { value: 12, atLeast: true, source: 'Effectif au 1er janvier 2026' },
  },
  qualifications: ['Qualibat 2112, maçonnerie'],
  references: ['Ravalement, 4 rue Y, Lyon, 2024'],
  headCount: [{ trade: 'maçons', count: 8 }],
  people: [{ name: 'Anne Durand', trade: 'conductrice de travaux' }],
  priceExamples: [{ works: 'Peinture d’une pièce', price: '40 € TTC le m²', year: 2025 }],
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
  editor: { forge: 'gitlab', repository: 'durand/site', branch: 'main' },
  quoteDelivery: { endpoint: '/devis.php', sender: 'site@durand-batiment.fr', extraFields: {} },
} satisfies Company

/** What the file of every company must say. */
export const requiredOf = (company: Record<string, unknown>) => {
  const { name, trade, tagline, url, phone, email, address, sharedPicture, openingHours } = company
  const { replyDelayHours, areaServed, personalData } = company
  const { recipients, yearsKept } = Object(personalData)
  const facts = { name, trade, tagline, url, phone, email, address, sharedPicture, openingHours }
  return { ...facts, replyDelayHours, areaServed, personalData: { recipients, yearsKept } }
}
