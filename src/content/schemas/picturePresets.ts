/** As wide as the widest place that shows a picture needs it, in pixels. */
export const photoWidth = 2880

export interface Encoding {
  widths: readonly number[]
  quality: number
  /** Of the AVIF encoder, 2 by default. At 4 a file is a twentieth smaller and takes six times as long: for what a phone shows first. */
  effort?: number
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
  third: { widths: [424, 540, 840], quality: 68 },
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
    phone: { widths: [480, 862], quality: 50, effort: 4, background: 'nuit' },
  },
  /** From edge to edge of the window. */
  full: {
    widths: [960, 1440, 2072, photoWidth],
    quality: 68,
    // A phone of 390 px with three pixels each gets two of them.
    phone: { widths: [480, 780], quality: 52, effort: 4 },
  },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

export const isPreset = (name: string): name is PresetName => name in presets

export type AspectRatio = readonly [width: number, height: number]

/** What the schema says of a picture's field: how its files are encoded, and the box that they fill. */
export type PictureShape = {
  preset: PresetName
  /** The box of a photo; on a phone, where that is another, `phoneRatio`. */
  ratio: AspectRatio
  phoneRatio?: AspectRatio
  /** The box is that of a model, too. Else a model’s box has the ratio of its file. */
  isFixed?: boolean
}

type Size = { width: number; height: number }

/** How many times wider than its box a picture is that is cropped at its sides, to two decimals. */
export const overflowOf = (own: Size, [width, height]: AspectRatio) =>
  Math.max(1, Math.round((100 * own.width * height) / (own.height * width)) / 100)

/** How wide a photo must be for the largest place that shows it, in pixels. */
export const neededWidth = ({ preset, ratio }: PictureShape, own?: Size) =>
  Math.round(Math.max(...presets[preset].widths) * (own ? overflowOf(own, ratio) : 1))
