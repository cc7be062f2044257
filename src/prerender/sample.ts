import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * What of the sample must not stay in the site of a real company: a field that has this part, however it is written, is
 * still the sample's. Its name may stay: a company may be called Minium.
 */
export const sample = {
  url: 'minium-batiment.example',
  phone: '1 99 00 18 42',
  email: 'minium-batiment.example',
  address: '18 rue des Compagnons',
  geo: '"latitude":48.8594,',
  social: 'minium-batiment.example',
} as const

/** The files that show the sample's name or mark, each with the SHA-256 of what the sample has there. */
export const sampleFiles = {
  'src/assets/partage-1200x630.jpg': '6a673789cfca0576052b3f0872ed324735cddb8670139ba20d47cb80f2cbb616',
  'src/assets/pictures/partage-fond.webp': 'c18f86ce778650363b167510fdf4afc69c952abac61d9fefe0760fe4136103da',
  'src/assets/icons/favicon.svg': 'a629a6db01880250507963f296d9c39186d3e2481747cec160189a5180f7c4e7',
  'public/favicon.ico': '2232deb4760830d26c31ad877fb03990e16a3ac940a7e9d7dd59cb009fa058da',
  'src/assets/icons/icone-512.png': 'd1c15a3719540bf5fb9c7fe7a1ccdae48400a2edfa9e4fe55276646edb459c32',
  'src/assets/icons/apple-touch-icon-180.png':
    '9a2493696bb844ce134d0dfd42a5bc2d8365c97f859ff8364ce2e82f7ef0b27f',
} as const

/** Whether the file has that SHA-256 hash: it is still the sample's. */
export const isOfTheSample = (file: string, hash: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex') === hash
