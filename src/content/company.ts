import type { Company } from './companySchema.ts'

/**
 * Every fact about the company. What else is the sample's own: README, "Make it yours".
 *
 * Every address, number and legal name on the site is read from here. The build checks each field
 * (checkCompany.ts) and stops with a sentence that names the one that is wrong.
 * `null` means "not filled in": it is then not shown anywhere. As long as `url` ends with .example the build lists what
 * is null; once it is yours, what the law requires stops the build. 'none' says that there is none, where that may be.
 * In texts, type ’ for an apostrophe: a straight ' would end the text.
 */
export const company: Company = {
  // The picture that goes with shared links has the sample's name in it: see sharedPicture.ts, beside this file.
  name: 'Minium',
  tagline: 'Rénovation, étanchéité et construction à Paris',
  url: 'https://www.minium-batiment.example',
  phone: '01 99 00 18 42',
  email: 'contact@minium-batiment.example',
  address: { street: '18 rue des Compagnons', postcode: '75011', city: 'Paris' },
  geo: { latitude: 48.8594, longitude: 2.3786 },

  // Where the pin stands on the picture of Paris, in percent from its left and top; null for no pin.
  // Middle of each arrondissement:
  //  1st 51.4 41.1    2nd 52.6 34.6    3rd 62.2 38.6    4th 63.3 49.2    5th 58.4 59.8
  //  6th 47.9 55.9    7th 35.8 49.5    8th 38.5 30.7    9th 48.9 26.6   10th 62.7 26.4
  // 11th 73.1 41.5   12th 81.3 64.5   13th 67.0 78.6   14th 45.9 79.7   15th 26.2 66.7
  // 16th 17.4 49.1   17th 34.1 18.9   18th 54.6 12.2   19th 72.4 17.3   20th 83.3 40.3
  mapPin: { x: 73.1, y: 41.5 },

  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  replyDelayHours: 24, // on working days

  // Where the company works, and the region that these places are in.
  areaServed: ['Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'],
  region: 'Île-de-France',

  // The four figures of the home page: years+, projects+, percent, experts+. Whoever publishes a figure must be able to
  // prove it, so each needs its source, with the year: 'Clients interrogés à la réception, 2025, 84 réponses sur 112'.
  figures: {
    experience: { value: 15, source: null }, // years, at least
    projects: { value: 300, source: null }, // at least
    satisfaction: { value: 100, source: null }, // percent of the clients
    experts: { value: 30, source: null }, // at least
  },

  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/minium-batiment-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/minium.batiment.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/minium.batiment.example' },
  ],

  // French law asks for these on a company's site (LCEN, articles 1-1 and 19). While one is null, or the mediator
  // below, the legal notice does not say that it is what the law asks for.
  legal: {
    // The name in the register, also if it is the one above: 'Minium Bâtiment'; of a person, 'Anne Durand, EI'.
    registeredName: null,
    legalForm: 'SAS', // or 'entrepreneur individuel'
    capital: null, // '10 000 €', or 'none'
    headOffice: null, // the registered address, also if it is that of the office: '1 rue des Compagnons, 75011 Paris'
    siren: null, // nine digits
    rcsCity: null, // the city of the commercial register: 'Paris'; 'none' if the company is in the RNE only
    vatNumber: null, // 'FR' and eleven digits; 'none' under the franchise en base
    director: null, // first and last name of the legal representative (président, gérant), not of who writes the site
    host: null, // { name: '…', address: '…', phone: '…' }
  },

  // Whoever works for private clients must name a consumer mediator: { name: '…', address: '…', url: '…' }
  mediator: null,

  // { insurer: 'name and address of the insurer', cover: 'where the cover applies' }
  // The site says that you are insured only for what is filled in here. A work that the policy does not name must leave
  // the pages too: the README says how.
  insurance: {
    decennial: null,
    liability: null, // responsabilité civile professionnelle
  },

  // Whoever repairs for private clients shows these prices on the site (arrêté of 24 January 2017), all with VAT:
  // { hourlyRate: '58 € TTC l’heure, comptée au quart d’heure', travel: '35 € TTC dans Paris', flatRates: 'none' }
  // null only if you never repair for them: then the words « réparation » and « si l’eau coule » must go too.
  repairPrices: null,

  // What clients are told of their e-mails and calls (RGPD, article 13).
  personalData: {
    recipients: 'nos équipes et le prestataire de notre messagerie',
    // Whether one of them, or the web host, keeps data outside the European Union: 'none', or who, where and under which
    // guarantee: 'Messagerie aux États-Unis (clauses contractuelles types)'
    transfersOutsideEU: null,
    serverLogMonths: null, // how long the web host keeps its log of visits, at most: ask it
    yearsKept: { request: 3, contract: 10 }, // after the last exchange; after the end of the works
  },

  // Where the form « Demande de Devis » sends what was typed; null: it sends nothing, and offers an e-mail instead.
  // { endpoint: 'https://forms.example/abc', extraFields: {} }, see "Receive requests" in the README.
  quoteDelivery: null,
}
