import type { Company } from './companySchema.ts'

/**
 * All facts about your company. The site takes every address, number and legal name from this file.
 * To replace the rest of the sample (logo, pictures, colours), see "Make it yours" in the README.
 *
 * When the site is built, each field is checked (checkCompany.ts). If a value is wrong, the build stops and tells you
 * which one.
 *
 * `null` means "not filled in": the site shows nothing for that field. As long as `url` ends with .example, the build
 * only lists the fields that are null. Once `url` is your own address, the build stops until you have replaced the
 * sample's values and filled in everything that the law requires.
 *
 * 'none' means "we have none". Write it only where the notes below allow it.
 *
 * In texts, type the curved apostrophe ’: a straight ' would end the text.
 */
export const company: Company = {
  // The picture that social networks show with a link to the site contains the sample's name. To replace it, see
  // sharedPicture.ts, in the same folder as this file.
  name: 'Minium',
  tagline: 'Rénovation, étanchéité et construction à Paris',
  url: 'https://www.minium-batiment.example',
  phone: '01 99 00 18 42',
  email: 'contact@minium-batiment.example',
  address: { street: '18 rue des Compagnons', postcode: '75011', city: 'Paris' },
  geo: { latitude: 48.8594, longitude: 2.3786 },

  // The position of the pin on the picture of Paris, in percent: x from the left, y from the top. null: no pin.
  // The middle of each arrondissement (x, then y):
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

  // The places where the company works, and the region they are in.
  areaServed: ['Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'],
  region: 'Île-de-France',

  // The four figures of the home page. The site adds the signs: « 15+ », « 300+ », « 100 % », « 30+ ». If you publish a
  // figure, you must be able to prove it. So write a source for each, with the year:
  // 'Clients interrogés à la réception, 2025, 84 réponses sur 112'
  figures: {
    experience: { value: 15, source: null }, // you have at least this many years of experience
    projects: { value: 300, source: null }, // you have finished at least this many projects
    satisfaction: { value: 100, source: null }, // this percentage of your clients is satisfied
    experts: { value: 30, source: null }, // you have at least this many experts
  },

  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/minium-batiment-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/minium.batiment.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/minium.batiment.example' },
  ],

  // French law requires these on a company's site (LCEN, articles 1-1 and 19). While one of them or the mediator below
  // is null, the legal notice does not say that it follows that law.
  legal: {
    // The registered name, even if it is the same as `name` above: 'Minium Bâtiment'.
    // For an entrepreneur individuel: 'Anne Durand, EI'.
    registeredName: null,
    legalForm: 'SAS', // or 'entrepreneur individuel'
    capital: null, // '10 000 €', or 'none'
    // The registered address, even if it is the same as the office: '1 rue des Compagnons, 75011 Paris'.
    headOffice: null,
    siren: null, // nine digits
    rcsCity: null, // the city of the commercial register: 'Paris'; 'none' if the company is in the RNE only
    vatNumber: null, // 'FR' and eleven digits; 'none' if you are under the franchise en base
    // First and last name of the legal representative (président, gérant), not of the person who writes the site.
    director: null,
    host: null, // the web host: { name: '…', address: '…', phone: '…' }
  },

  // A company that works for private clients must name a consumer mediator: { name: '…', address: '…', url: '…' }
  mediator: null,

  // { insurer: 'name and address of the insurer', cover: 'where the cover applies' }
  // The site claims only the insurances that you fill in here. If your policy does not name a kind of work, you must
  // also remove that work from the pages: the README says how.
  insurance: {
    decennial: null, // responsabilité décennale
    liability: null, // responsabilité civile professionnelle
  },

  // A company that does repairs for private clients must show these prices on its site (arrêté of 24 January 2017).
  // Write them with VAT:
  // { hourlyRate: '58 € TTC l’heure, comptée au quart d’heure', travel: '35 € TTC dans Paris', flatRates: 'none' }
  // Leave null only if you never do such repairs. Then also remove the words « réparation » and « l’eau coule » from
  // the pages.
  repairPrices: null,

  // What the legal notice tells clients about the data in their e-mails and calls (RGPD, article 13).
  personalData: {
    recipients: 'nos équipes et le prestataire de notre messagerie',
    // Does one of these recipients, or the web host, keep data outside the European Union? Write 'none', or who, where
    // and under which guarantee: 'Messagerie aux États-Unis (clauses contractuelles types)'
    transfersOutsideEU: null,
    serverLogMonths: null, // for how many months at most the web host keeps its log of visits: ask the host
    // request: years after the last exchange, if no works follow; contract: years after the end of the works
    yearsKept: { request: 3, contract: 10 },
  },

  // Where the form « Demande de Devis » sends what visitors type. null: it sends nothing and offers an e-mail instead.
  // To make it send: { endpoint: 'https://forms.example/abc', extraFields: {} }; see "Receive requests" in the README.
  quoteDelivery: null,
}
