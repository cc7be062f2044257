import { individuals } from '../content/individuals.ts'

// What the pages draw beside or under a model is measured on its picture.

/** The edge of Particuliers' flat: its slope in degrees, the part of each room, and of its framing for phones the two halves. */
export const flat = {
  slope: 6.3,
  rooms: [22, 28, 19, 22],
  phone: { width: 1170, height: 1630 },
  halves: [
    { left: 16.3, top: 50.5, widths: [33.4, 43.9] },
    { left: 29.6, top: 102.9, widths: [29.7, 33.6] },
  ],
} as const

const { length: trades } = individuals.services.items

/** How many trades are named under the first half. */
export const inFirstHalf = Math.ceil(trades / 2)

/** The widths of so many rooms: the picture's own or, if it shows others, even ones as wide as they are together. */
const widthsOf = (count: number, widths: readonly number[]) =>
  count === widths.length
    ? widths
    : Array.from({ length: count }, () => widths.reduce((sum, width) => sum + width) / count)

export const roomWidths = widthsOf(trades, flat.rooms)

/** How much higher a line ends than it begins, in % of the picture's height. */
const rise = (width: number) =>
  (width * Math.tan((flat.slope * Math.PI) / 180) * flat.phone.width) / flat.phone.height

/** Where the lines are under the two halves, in %. */
export const linesOfHalves = flat.halves.flatMap(({ left, top, widths }, half) => {
  let before = 0
  return widthsOf(half ? trades - inFirstHalf : inFirstHalf, widths).map((width) => {
    const line = { left: left + before, top: top - rise(before), width }
    before += width
    return line
  })
})

/**
 * How far the picture of an area stands in from its column, at the left and at the right, in percent: its words have room to be
 * written. With a negative value it reaches out.
 */
export const framings: Readonly<
  Record<string, Record<'phone' | 'desktop', readonly [left: number, right: number]>>
> = {
  'expertise-etancheite-cuvelage.webp': { phone: [-22, -4.1], desktop: [0, -3.6] },
  'expertise-reparation-renfort.webp': { phone: [10, -4.7], desktop: [14, -4] },
  'expertise-injection.webp': { phone: [-0.4, -0.7], desktop: [-2, -0.7] },
}

/** Half the thickness of a wall, on each side of a floor's room, as a part of its width. */
export const halfWall = 26 / 720

/** The street of the missing house: its size, where the axis of its ground is, and the end of the last cornice. */
export const street404 = { width: 720, height: 458, axis: 404, cornice: 672, pavement: 6.2 } as const
