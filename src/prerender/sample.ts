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
