import { vars } from './contract.css.ts'

/** The typeface of titles, and of other text that looks like one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

/** Large numbers: the figures, the steps, the telephone. */
export const numeral = {
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1.1,
} as const

/**
 * The largest titles: those of the home page and the 404 page, and of a closing band with a hanging or standing
 * drawing. Their letters and lines are closer together than in other titles.
 */
export const displayText = { fontSize: vars.font.hero, letterSpacing: '-0.026em', lineHeight: 1 } as const

/** The text that follows a title; `leadText` also has the secondary colour. */
export const leadSize = { fontSize: vars.font.lead, lineHeight: 1.5 } as const
export const leadText = { color: vars.colour.textSecondary, ...leadSize } as const

/**
 * The site's underline, `offset` below the words. Written as longhands, because Safari draws no underline from a
 * shorthand with a thickness.
 */
export const underline = (offset: `${number}em`) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: vars.colour.accent,
    textUnderlineOffset: offset,
  }) as const

/** For phones: from one edge of the window to the other, without the page's margins. Wider windows undo it. */
export const edgeToEdge = { marginInline: `calc(-1 * ${vars.space.pageMargin})` } as const

/** The distance from the page's words to the left or right edge of a box of this width, with the page in its middle. */
export const pageEdgeIn = (width: '100vw' | '100%') =>
  `calc(max(0px, (${width} - ${vars.size.container}) / 2) + ${vars.space.pageMargin})`

/** The distance from the page's words to the left or right edge of the window, for what reaches that edge. */
export const pageEdge = pageEdgeIn('100vw')

/** The width of `count` of the page's twelve columns, for what is aligned with their grid but not in it: in calc(). */
export const columns = (count: number) =>
  `((min(100vw, ${vars.size.container}) - 2 * ${vars.space.pageMargin} + ${vars.space.gutter}) * ${count} / 12 - ${vars.space.gutter})`

/** The tick of an architect's dimension line: a short slanted stroke « / » across the line at a box's upper edge. */
export const dimensionTick = {
  content: '',
  position: 'absolute',
  top: '-0.75rem',
  height: '1.5rem',
  borderLeft: `2px solid ${vars.colour.accent}`,
  transform: 'rotate(45deg)',
} as const

/** The box that tells visitors the outcome of their request; `failedMessage` is added if it failed. */
export const messageBox = {
  borderLeft: `4px solid ${vars.colour.text}`,
  borderRadius: vars.radius.control,
  background: vars.colour.field,
} as const
export const failedMessage = { borderLeftColor: vars.colour.danger } as const

/** Invisible, but screen readers read it. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A dash in the accent colour before a list entry. */
export const dashed = {
  position: 'relative',
  paddingLeft: '1.75rem',
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
} as const
