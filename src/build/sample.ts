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

/** The files that show the sample, each with the SHA-256 of what the sample has there. */
export const sampleFiles = {
  'src/assets/pictures/partage-fond.webp': 'c18f86ce778650363b167510fdf4afc69c952abac61d9fefe0760fe4136103da',
  'styles/mark.ts': '8e532f85ee7b12a1e307e43fee3753113938b9eba9b70afb2061051634bb118d',
} as const

/** Whether the file has that SHA-256 hash: it is still the sample's. */
export const isOfTheSample = (file: string, hash: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex') === hash
