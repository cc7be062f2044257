import { vars } from './contract.css.ts'
import { palette } from './palette.ts'

/** The typeface of titles, and of other text that looks like one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

export const titleLineHeight = 1.06
export const focusRing = { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '3px' } as const

/** The underline of a link (global.css.ts), `offset` below the text. */
export const underline = (offset: `${number}em`) =>
  ({ textDecorationLine: 'underline', textUnderlineOffset: offset }) as const

/** The width of the house and the height of its ground in the drawings at the end of a page, in drawing units. */
export const houseWidth = 460
export const groundHeight = 150
export const drawingUnits = (count: number) => `calc(${count} * ${vars.size.drawingUnit})`

/** A floor or a wall of a building in section, at the edge of what it bounds. */
export const slab = `1.375rem solid ${palette.mur}`

/** Grid rows for text above the horizon of the picture behind it: the second row, `height` vw, is kept free of text. */
export const horizonAt = (height: number) => ({ gridTemplateRows: `auto ${height}vw` })

/** Columns of equal width, `count` at most. Fewer items share the whole width. */
export const columnsUpTo = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(${80 / count}%, 1fr))`,
})

/** The distance between the header and an element that is scrolled into view: room for a label above it. */
export const scrollGap = '3.5rem'

/** The width of the text column while the viewport is narrower than the container. */
export const pageWidth = `(100vw - 2 * ${vars.space.pageMargin})`

export const pageEdgeIn = (width: '100cqw' | '100%') =>
  `calc(max(0px, (${width} - ${vars.size.container}) / 2) + ${vars.space.pageMargin})`

const out = (edge: string) => ({
  both: { marginInline: `calc(-1 * ${edge})` },
  left: { marginLeft: `calc(-1 * ${edge})` },
  right: { marginRight: `calc(-1 * ${edge})` },
})

/** Extends an element from the text column to the edge of the viewport or, on wide viewports, of the page. */
export const bleed = { toWindow: out(vars.size.pageEdge), toPage: out(vars.space.pageMargin) } as const

/** Set this again wherever the unit changes: a custom property is computed on the element that sets it. */
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

/** Hides an element visually but keeps it in the accessibility tree. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
