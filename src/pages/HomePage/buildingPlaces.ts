// Where things are on the two pictures of the building cut open, and where their words stand beside it.

/** In % of a picture's width (x, w) and height (y, h). A box from `onStage` is all in % of the stage's width. */
export type Box = { x: number; y: number; w: number; h: number }

/** A point on the stage; x and y are both in % of the stage's width. */
type Point = readonly [x: number, y: number]

type Place = { wide: Box; narrow: Box; words: Point; leader: readonly [Point, ...Point[]] }

export const places = {
  renovation: {
    wide: { x: 62.9, y: 24, w: 10.6, h: 45 },
    narrow: { x: 72.5, y: 28.2, w: 17.6, h: 34 },
    words: [76.5, 15.5],
    leader: [
      [94.5, 15.5],
      [72.5, 15.5],
      [68.6, 19.4],
    ],
  },
  waterproofing: {
    wide: { x: 29, y: 67.6, w: 30.2, h: 12.6 },
    narrow: { x: 15, y: 61.2, w: 51.2, h: 10 },
    words: [0, 44.75],
    leader: [
      [0, 44.75],
      [34.6, 44.75],
    ],
  },
  construction: {
    wide: { x: 25.6, y: 7.4, w: 15.2, h: 18.4 },
    narrow: { x: 9, y: 15, w: 26, h: 14.4 },
    words: [0, 4],
    leader: [
      [0, 4],
      [25.6, 4],
      [31.2, 9.6],
    ],
  },
  quality: {
    wide: { x: 29, y: 45.8, w: 11.9, h: 11.2 },
    narrow: { x: 15, y: 44.7, w: 20, h: 8.6 },
    words: [0, 20.4],
    leader: [
      [0, 20.4],
      [23.4, 20.4],
      [34.2, 31.2],
    ],
  },
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/**
 * A picture on the stage: its left edge and width in % of the stage's width, its height per width (`ratio`), and the
 * part of its height that is shown, in %.
 */
type Frame = { x: number; w: number; ratio: number; from: number; to: number }

/** Phones: the tall picture, without the empty background above and below the model. */
export const tall: Frame = { x: 0, w: 100, ratio: 1800 / 1080, from: 9.5, to: 88.5 }
/** Up to 1024 px: the wide one, the list below it. */
export const whole: Frame = { x: 0, w: 100, ratio: 1650 / 2200, from: 0, to: 96 }
/** From 1024 px: the wide one, with words on both sides. */
export const staged: Frame = { ...whole, x: 9, w: 82 }

const share = ({ from, to }: Frame) => (to - from) / 100

export const heightOf = (frame: Frame) => frame.w * frame.ratio * share(frame)

/** The styles that crop a picture to the part between `from` and `to`. */
export const cropOf = (frame: Frame) => ({
  aspectRatio: `${frame.w / heightOf(frame)}`,
  objectPosition: `50% ${share(frame) === 1 ? 0 : frame.from / (1 - share(frame))}%`,
})

export const onStage = ({ x, y, w, h }: Box, frame: Frame): Box => ({
  x: frame.x + (x * frame.w) / 100,
  y: ((y - frame.from) * frame.w * frame.ratio) / 100,
  w: (w * frame.w) / 100,
  h: (h * frame.w * frame.ratio) / 100,
})

/**
 * The levels that the drawing marks, on the stage: a larger number is lower. The model is seen at an angle, so its
 * street rises from left to right: `street` is its level at the right end, `streetAtLeft` at the left end.
 */
export const levels = { ridge: 5.9, street: 40.95, cellar: 47.75 } as const
export const streetAtLeft = 41.7
/** The x at which the lines of the two other levels leave the model. */
export const lineStarts = { ridge: 69.6, cellar: 79.9 }
/** The x at which the model's ground ends and the page's ground line continues. */
export const groundEnds = { left: 22, right: 79.6 }
export const dimensionLine = 98.6
