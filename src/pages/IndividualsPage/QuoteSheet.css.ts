import { headingFace, pageStyle, vars } from '../../../styles/index.ts'

export const head = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBottom: vars.space.l,
  borderBottom: `2px solid ${vars.colour.text}`,
})

/** The columns of the quote; at 1440 px the last two stand on the page's. */
const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, auto) 1fr',
  alignItems: 'baseline',
  gap: vars.space.xs,
  tablet: { gridTemplateColumns: '1.75rem minmax(0, 0.67fr) minmax(0, 1fr)', columnGap: vars.space.xl },
  desktop: { gridTemplateColumns: '1.75rem minmax(0, 0.545fr) minmax(0, 1fr) 12.625rem' },
})

/** The column headings, hidden from screen readers: every line has a label of its own. */
export const columnHeads = pageStyle(row, {
  paddingBlock: vars.space.xs,
  borderBottom: `2px solid ${vars.colour.text}`,
  fontSize: vars.font.meta,
  belowDesktop: { display: 'none' },
})

export const entry = pageStyle(row, {
  paddingBlock: `clamp(${vars.space.m}, 2vw, ${vars.space.l})`,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  counterIncrement: 'line',
  '::before': { content: 'counter(line)', color: vars.colour.accentText, fontWeight: 600 },
})

export const promise = pageStyle(headingFace, { fontSize: vars.font.h3Small, lineHeight: 1.2 })

/** A promise: its first sentence states it, the others are its conditions. */
export const terms = pageStyle({ gridColumn: '1 / -1', tablet: { gridColumn: 3 } })
export const firstTerm = pageStyle(terms, { color: vars.colour.text, fontWeight: 500 })

export const filledIn = pageStyle({
  gridArea: '1 / 3',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '::before': { content: '', flex: 1, borderBottom: `2px dotted ${vars.colour.control}` },
  desktop: { gridColumn: 4 },
})

export const foot = pageStyle(row, { alignItems: 'end', rowGap: vars.space.l, marginTop: vars.space.l })

export const sender = pageStyle({ gridColumn: '1 / 3' })

/** The line for the client's signature. Ink drawings keep their paper in forced colours. */
export const signature = pageStyle(terms, {
  forcedColorAdjust: 'none',
  width: 'min(100%, 27rem)',
  borderBottom: `1px solid ${vars.colour.text}`,
  background: vars.colour.background,
  desktop: { gridColumn: '3 / -1', justifySelf: 'end' },
})
