import { vars } from './contract.css.ts'

/** The face of titles and of what stands for one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

/**
 * The largest titles: those of the home page and the 404 page, and of a closing band with a drawing that hangs or stands.
 * Set tighter than others.
 */
export const displayText = { fontSize: vars.font.hero, letterSpacing: '-0.026em', lineHeight: 1 } as const

/** What a title is followed by; `leadText` where it is dimmed. */
export const leadSize = { fontSize: vars.font.lead, lineHeight: 1.5 } as const
export const leadText = { color: vars.colour.textSecondary, ...leadSize } as const

/** The site's underline, `offset` below the words. By longhands: Safari draws none from a shorthand with a thickness. */
export const underline = (offset: `${number}em`) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: vars.colour.accent,
    textUnderlineOffset: offset,
  }) as const

/** On a phone from one edge of the window to the other: out of the page's margins, which a wider window gives back. */
export const edgeToEdge = { marginInline: `calc(-1 * ${vars.space.pageMargin})` } as const

/** The distance between the page's words and either edge of a box of this width, in the middle of which the page is. */
export const pageEdgeIn = (width: '100vw' | '100%') =>
  `calc(max(0px, (${width} - ${vars.size.container}) / 2) + ${vars.space.pageMargin})`

/** The distance between the page's words and either edge of the window: for what reaches that edge. */
export const pageEdge = pageEdgeIn('100vw')

/** How wide so many of the page's twelve columns are, for what is not in their grid but keeps to its lines: in calc(). */
export const columns = (count: number) =>
  `((min(100vw, ${vars.size.container}) - 2 * ${vars.space.pageMargin} + ${vars.space.gutter}) * ${count} / 12 - ${vars.space.gutter})`

/** A grid on so many columns of the page's grid. `subgrid` would say it, but Chrome and Edge have it from 117 on only. */
export const columnsWithin = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: vars.space.gutter,
})

/** A tick of a dimension line, as an architect leans it: a short stroke « / » across the line at a box's upper edge. */
export const dimensionTick = {
  content: '',
  position: 'absolute',
  top: '-0.75rem',
  height: '1.5rem',
  borderLeft: `2px solid ${vars.colour.accent}`,
  transform: 'rotate(45deg)',
} as const

/** What tells the visitor what has become of a request; `failedMessage` adds that it failed. */
export const messageBox = {
  borderLeft: `4px solid ${vars.colour.text}`,
  borderRadius: vars.radius.control,
  background: vars.colour.field,
} as const
export const failedMessage = { borderLeftColor: vars.colour.danger } as const

/** Read aloud, not seen. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A dash of minium before an entry, as on a painter's list. */
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
