/** The mark of the company, in a box of 48 units: what is drawn in the colour of the words, and in the accent's. */
export const mark = {
  words:
    'M19.2 5.5h2.3V2h4v3.5h6V2h4v3.5h2.3L41 14H16zM16 16.5h25V33H16zm4.2 3.6v8.4h3.2v-8.4zm6.7 0v8.4h3.2v-8.4zm6.7 0v8.4h3.2v-8.4z',
  accent: 'M5 16.5h6V38h30v6H5z',
} as const
