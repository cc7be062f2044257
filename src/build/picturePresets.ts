import type { Palette } from '../../styles/palette.ts'
import { photoWidth } from '../content/schemas/fields.ts'
import { pageFiles } from '../content/schemas/files.ts'

export interface Encoding {
  widths: readonly number[]
  quality?: number
  effort?: number
  /** What a picture stands on where it is transparent, in the JPEG for browsers without AVIF. */
  ground?: keyof Palette
}

export interface Preset extends Encoding {
  /** Where the words name its pictures: a file of src/content, and a path in that. */
  at?: readonly string[]
  /** Of the second file, in telephone/, that a picture may have. */
  phone?: Encoding
}

/**
 * How pictures are made, by the place that shows them. Those of a file of words are imported with
 * `import pictureOf from '../../content/accueil.yaml?pictures'`, a file that no words name with
 * `import earth from '../../assets/pictures/coupe-terre.webp?preset=earth&picture'`.
 */
export const presets: Readonly<Record<string, Preset>> = {
  roof: {
    at: ['accueil.hero'],
    widths: [640, 960, 1400, 1900],
    quality: 52,
    ground: 'nuit',
    phone: { widths: [480, 780, 1285], quality: 50, ground: 'nuit' },
  },
  storey: {
    at: ['accueil.expertises', 'accueil.figures'],
    widths: [640, 960, 1400, 1900],
    quality: 42,
    phone: { widths: [480, 862], quality: 50 },
  },
  floor: {
    at: ['accueil.whyUs.items'],
    widths: [1320, 2640],
    quality: 45,
    phone: { widths: [480, 862], quality: 50 },
  },
  hoist: { at: ['accueil.whyUs.picture'], widths: [104, 208], quality: 32, effort: 6 },
  caller: { at: ['accueil.callToAction'], widths: [150, 272, 384], quality: 48, ground: 'minium' },
  earth: { widths: [960, 1440, 1920], quality: 42, phone: { widths: [800], quality: 35 } },
  foundations: { widths: [640, 960, 1400, 1900], ground: 'nuit' },

  beam: {
    at: ['societe.hero'],
    widths: [1440, 2072, photoWidth],
    phone: { widths: [780, 1170], quality: 50 },
  },
  room: { at: ['societe.story.events'], widths: [480, 840] },
  roofers: { at: ['societe.story.picture'], widths: [720, 1440, 2160] },
  trade: { at: ['societe.story.trades'], widths: [400, 810], quality: 70 },
  house: { at: ['societe.values'], widths: [360, 660] },

  basement: {
    at: ['expertises.hero'],
    widths: [960, 1440, photoWidth],
    phone: { widths: [480, 780], quality: 55 },
  },
  area: {
    at: ['expertises.areas'],
    widths: [600, 1080, 1600],
    phone: { widths: [480], quality: 56 },
  },

  viaduct: {
    at: ['travaux-speciaux.hero'],
    widths: [480, 800, 1200, 1600, 2160],
    phone: { widths: [480, 780, 900], quality: 46 },
  },
  service: {
    at: ['travaux-speciaux.services'],
    widths: [480, 800, 1200, 1600, 2000],
    phone: { widths: [480, 780] },
  },
  solution: { at: ['travaux-speciaux.solutions'], widths: [280, 560, 760], ground: 'mur' },

  project: {
    at: ['realisations.items'],
    widths: [480, 800, 1200, 1440, 2016],
    quality: 64,
    phone: { widths: [480, 640, 780], quality: 54, effort: 5 },
  },

  flat: {
    at: ['particuliers.hero'],
    widths: [960, 1440, 2072, 2640],
    phone: { widths: [780], quality: 52 },
  },
  craft: {
    at: ['particuliers.services'],
    widths: [640, 960, 1440, 2160],
    phone: { widths: [480, 777], quality: 56 },
  },
  symptom: { at: ['particuliers.symptoms'], widths: [360, 540, 758], quality: 60 },

  letterboxes: { at: ['contact.hero'], widths: [1440, 1920, photoWidth], phone: { widths: [780] } },
  survey: {
    at: ['contact.survey'],
    widths: [1100, 2212],
    ground: 'mur',
    phone: { widths: [780], ground: 'mur' },
  },
  map: { at: ['entreprise.map'], widths: [960, 1440, 2160] },

  missingHouse: { at: ['introuvable'], widths: [780, 1160, 1740, 2160] },

  ownSection: {
    at: Object.values(pageFiles).map((file) => `${file}.sections`),
    widths: [640, 960, 1440],
  },
}
