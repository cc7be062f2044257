/** As wide as the widest place that shows a picture needs it, in pixels. */
export const photoWidth = 2880

export interface Encoding {
  widths: readonly number[]
  quality: number
  /** The colour of the palette behind what is transparent, in the JPEG for browsers without AVIF. */
  background?: 'minium' | 'nuit'
}

export type Preset = Encoding & {
  /** Of the second file, in telephone/, that a picture may have. */
  phone?: Encoding
}

/** How pictures are encoded, by how large they are shown, from the smallest. */
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

export type PresetName = keyof typeof presets

export const isPreset = (name: string): name is PresetName => name in presets

export type AspectRatio = readonly [width: number, height: number]

/** What the schema says of a picture's field: how its files are encoded, and the box that they fill. */
export type PictureShape = {
  preset: PresetName
  /** The box of a photo. */
  ratio: AspectRatio
  /** The same on a phone, where it is another. */
  phoneRatio?: AspectRatio
}
