import type { Company } from './companySchema.ts'

/**
 * The company: the only file an owner edits to make the site theirs.
 *
 * Every address, number and legal name on the site is read from here. The build checks each field
 * (companySchema.ts) and stops with a sentence that names the one that is wrong.
 * `null` means "not filled in": it is then not shown anywhere.
 * In texts, type ’ for an apostrophe: a straight ' would end the text.
 */
export const company: Company = {
  // The picture that goes with shared links has the sample's name in it: see machines.ts, beside this file.
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
  replyDelayHours: 24,
  areaServed: ['Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'],
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/minium-batiment-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/minium.batiment.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/minium.batiment.example' },
  ],

  // French law asks for all of these on a company's site (LCEN, article 1-1).
  legal: {
    legalForm: 'SAS',
    capital: null, // '10 000 €'
    siren: null, // nine digits
    rcsCity: null, // the city of the commercial register: 'Paris'
    vatNumber: null, // 'FR' and eleven digits
    publisher: null, // first and last name of the person responsible for what the site says
    host: null, // { name: '…', address: '…', phone: '…' }
  },

  // Whoever works for private clients must name a consumer mediator: { name: '…', address: '…', url: '…' }
  mediator: null,

  // { insurer: 'name and address of the insurer', cover: 'where the cover applies' }
  insurance: { decennial: null, liability: null },
}
