import { vars } from './contract.css.ts'
import { palette } from './palette.ts'

/** The typeface of titles, and of other text that looks like one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

export const titleLineHeight = 1.06
export const focusRing = { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '3px' } as const

/** A link's line (global.css.ts), `offset` below the words. */
export const underline = (offset: `${number}em`) =>
  ({ textDecorationLine: 'underline', textUnderlineOffset: offset }) as const

/** In the unit of the drawings that end a page: the width of the house, and the height of the ground under it. */
export const houseWidth = 460
export const groundHeight = 150
export const drawingUnits = (count: number) => `calc(${count} * ${vars.size.drawingUnit})`

/** A floor or a wall of a building in section, at the edge of what it bounds. */
export const slab = `1.375rem solid ${palette.mur}`

/** Words on the upper part of a picture, from whose horizon down so much is the picture's: they do not reach it. */
export const horizonAt = (height: number) => ({ gridTemplateRows: `auto ${height}vw` })

/** Columns of the same width, so many at most; fewer things share the width. */
export const columnsUpTo = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(${80 / count}%, 1fr))`,
})

/** Between the bar and what is scrolled into view: a label may stand above it. */
export const scrollGap = '3.5rem'

/** The width of the page's words, in a window that is narrower than the container. */
export const pageWidth = `(100vw - 2 * ${vars.space.pageMargin})`

export const pageEdgeIn = (width: '100cqw' | '100%') =>
  `calc(max(0px, (${width} - ${vars.size.container}) / 2) + ${vars.space.pageMargin})`

const out = (edge: string) => ({
  both: { marginInline: `calc(-1 * ${edge})` },
  left: { marginLeft: `calc(-1 * ${edge})` },
  right: { marginRight: `calc(-1 * ${edge})` },
})

/** What leaves the page's words for the edge of the window, or on wide windows only for that of the page. */
export const bleed = { toWindow: out(vars.size.pageEdge), toPage: out(vars.space.pageMargin) } as const

/** Where the unit changes this must be set again: it is computed where it is set. */
export const drawingAxis = `calc(${pageEdgeIn('100%')} + ${drawingUnits(houseWidth / 2)})`

/** The tick of an architect's dimension line: a short slanted stroke « / » across the line at a box's upper edge. */
export const dimensionTick = {
  content: '',
  position: 'absolute',
  top: '-0.75rem',
  height: '1.5rem',
  borderLeft: `2px solid ${vars.colour.accent}`,
  transform: 'rotate(45deg)',
} as const

/** The tick of a level: the height of a floor above the street, written on its slab. */
export const levelTick = (left: string) =>
  ({
    ...dimensionTick,
    top: 'calc(50% - 7px)',
    left,
    height: '14px',
    borderColor: palette.miniumClair,
  }) as const

/** Invisible, but screen readers read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
