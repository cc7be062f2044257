/** The width in pixels that the widest place of a picture needs. */
export const photoWidth = 2880

export interface Encoding {
  widths: readonly number[]
  quality: number
  /** The AVIF encoder's effort, 2 by default. At 4 a file is 5 % smaller and takes six times as long: for the first pictures on phones. */
  effort?: number
  /** The palette colour behind transparent pixels in the JPEG for browsers without AVIF. */
  background?: 'minium' | 'nuit'
}

export type Preset = Encoding & {
  /** For the framing for phones, a file of the same name in telephone/. */
  phone?: Encoding
}

/** The presets, from the smallest place to the largest. */
export const presets = {
  detail: { widths: [104, 208, 408, 600], quality: 50, background: 'minium' },
  third: { widths: [424, 540, 740, 940], quality: 68 },
  half: { widths: [600, 1080, 1600], quality: 68, phone: { widths: [480], quality: 58 } },
  wide: {
    widths: [480, 800, 1200, 1600, 2304],
    quality: 66,
    phone: { widths: [480, 780], quality: 56 },
  },
  /** Storeys of the building on the home page. */
  storey: {
    widths: [640, 960, 1400, 1900, 2640],
    quality: 47,
    background: 'nuit',
    phone: { widths: [480, 862], quality: 50, effort: 4, background: 'nuit' },
  },
  /** Pictures as wide as the viewport. */
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

/** The shape of a picture's field in the schema: its preset and the box that a photo fills. */
export type PictureShape = {
  preset: PresetName
  /** The box of a photo; on a phone, where that is another, `phoneRatio`. */
  ratio: AspectRatio
  phoneRatio?: AspectRatio
  /** Whether models fill the same box; otherwise a model’s box has the ratio of its file. */
  isFixed?: boolean
}

type Size = { width: number; height: number }

/** How many times wider than its box a picture is if its sides are cropped, rounded to two decimals. */
export const overflowOf = (own: Size, [width, height]: AspectRatio) =>
  Math.max(1, Math.round((100 * own.width * height) / (own.height * width)) / 100)

/** The width in pixels that a photo needs for its largest place. */
export const neededWidth = ({ preset, ratio }: PictureShape, own?: Size) =>
  Math.round(Math.max(...presets[preset].widths) * (own ? overflowOf(own, ratio) : 1))
