import type { Palette } from '../../styles/palette.ts'
import { photoWidth } from '../content/schemas/fields.ts'

export interface Encoding {
  widths: readonly number[]
  quality: number
  /** What a picture stands on where it is transparent, in the JPEG for browsers without AVIF. */
  background?: keyof Palette
}

export type Preset = Encoding & {
  /** Of the second file, in telephone/, that a picture may have. */
  phone?: Encoding
}

/**
 * How large pictures are shown, from the smallest. A component asks for the shapes of what it shows, with their places in the
 * words, `import pictureOf from '../../content/societe.yaml?full=hero&third=values,story.trades&pictures'`, and of a file that
 * no words name `import earth from '../../assets/pictures/coupe-terre.webp?preset=storey&picture'`.
 */
export const presets = {
  detail: { widths: [104, 208, 384], quality: 50, background: 'minium' },
  third: { widths: [420, 840], quality: 68 },
  half: { widths: [600, 1080, 1600], quality: 68, phone: { widths: [480], quality: 58 } },
  wide: {
    widths: [480, 800, 1200, 1600, 2160],
    quality: 66,
    phone: { widths: [480, 780], quality: 56 },
  },
  /** Of the building on the home page. */
  storey: {
    widths: [640, 960, 1400, 1900, 2640],
    quality: 47,
    background: 'nuit',
    phone: { widths: [480, 862], quality: 52, background: 'nuit' },
  },
  /** From edge to edge of the window. */
  full: {
    widths: [960, 1440, 2072, photoWidth],
    quality: 68,
    phone: { widths: [480, 780, 1170], quality: 54 },
  },
} as const satisfies Record<string, Preset>

export const isPreset = (name: string): name is keyof typeof presets => name in presets
