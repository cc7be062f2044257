/** What of the sample must not stay in the site of a real company. Its name may: a company may be called Minium. */
export const sample = {
  url: 'https://www.minium-batiment.example',
  phone: '01 99 00 18 42',
  email: 'contact@minium-batiment.example',
  address: { street: '18 rue des Compagnons' },
  geo: { latitude: 48.8594, longitude: 2.3786 },
  social: [
    { url: 'https://www.linkedin.com/company/minium-batiment-example' },
    { url: 'https://www.instagram.com/minium.batiment.example' },
    { url: 'https://www.facebook.com/minium.batiment.example' },
  ],
} as const

/** The files that show the sample's name or mark, each with the SHA-256 of what the sample has there. */
export const sampleFiles = {
  'src/assets/partage-1200x630.jpg': '2e41a47c30e09c27894046fac7380759c002cc6d95374dcbae025b7d34e9a5b9',
  'src/assets/icons/favicon.svg': '478eca31998127ce86d7c0dc6b3a5f73d10a834a12b327a0df988622bd48f763',
  'src/assets/icons/favicon.ico': 'c7d6b86fac506c7063c4cb080f65b61622b4b8350ea5f97b80fcdb9580383fbb',
  'src/assets/icons/icone-512.png': '71be09f2dafe816099b4fa6641298a6e3f2316a1fad5dd72fecb235b39594b27',
  'src/assets/icons/apple-touch-icon-180.png':
    '9fab454de1980d619753a2cc15d4cccc6f423be89dc53bbac0a59f4a04f0b725',
} as const
