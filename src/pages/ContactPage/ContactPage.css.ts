import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import {
  dimensionTick,
  drawingUnits,
  headingFace,
  houseWidth,
  numeral,
  underline,
} from '../../../styles/mixins.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { edgeToEdge, foldedSummary, sheet, target } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { overlap } from './ParisMap.css.ts'

const line = `1px solid ${vars.colour.hairline}`

export const telephone = pageStyle([container, { paddingBlock: `${vars.space.xl} ${vars.space.l}` }])

/** A dimension line; the opening hours stand in its middle, where a plan has the measurement. */
export const hours = pageStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // The last values, in vw, are for a phone with text set to twice the size.
  gap: `min(${vars.space.m}, 4vw)`,
  minHeight: '1.5rem',
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  textAlign: 'center',
})
globalStyle(
  `${hours}::before, ${hours}::after`,
  inPage({ content: '', flex: '1 0 min(2rem, 8vw)', borderTop: `1px solid ${vars.colour.text}` }),
)

globalStyle(
  `${hours} > span::before, ${hours} > span::after`,
  inPage({ ...dimensionTick, top: 'calc(50% - 0.75rem)' }),
)
globalStyle(`${hours} > span::before`, inPage({ left: 0 }))
globalStyle(`${hours} > span::after`, inPage({ right: 0 }))

/** Its pairs of digits are spread over the line; on a phone they are as large as it allows, and read as one number. */
export const telephoneNumber = pageStyle({
  display: 'block',
  paddingTop: vars.space.s,
  fontSize: 'min(11vw, 8.25rem, 18svh)',
  ...numeral,
  textAlignLast: 'justify',
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.colour}`,
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

/** The wall behind those who measure, down to the map. */
export const ground = pageStyle([surfaces.concrete, { paddingTop: vars.space.l }])

/** Those who measure kneel on the sheet's upper edge, behind their tape; its title stands between them. */
export const grid = pageStyle([
  container,
  {
    position: 'relative',
    zIndex: vars.zIndex.raised,
    rowGap: 0,
    phablet: { marginBottom: `-${overlap}` },
  },
])

/** On a phone it reaches both edges of the window, and the next band. */
export const formSheet = pageStyle([
  surfaces.raised,
  sheet,
  edgeToEdge,
  { phone: { paddingInline: vars.space.pageMargin, boxShadow: 'none' } },
])

const onTheEdge = pageStyle({ gridArea: '1 / 1' })

/** As large as the people leave room for: in two lines, on a phone at their left, else between them. */
export const formTitle = pageStyle([
  onTheEdge,
  {
    zIndex: vars.zIndex.raised,
    alignSelf: 'end',
    maxWidth: '6em',
    marginBottom: '5vw',
    fontSize: '8.2vw',
    lineHeight: 1,
    phablet: { margin: '0 0 min(1.9vw, 1.625rem) 28.2%', fontSize: 'min(6.25rem, 6.9vw)' },
  },
])

/** The other ways to reach the company, under the number: each on a line of its own. */
export const ways = pageStyle([container, { rowGap: 0, paddingBottom: vars.space.s }])

/** What to do first, whether or not the answer is open. */
export const first = pageStyle({
  display: 'block',
  color: vars.colour.textSecondary,
  font: `400 ${vars.font.body} / 1.6 ${vars.font.family}`,
})

export const emailWay = pageStyle({ paddingBlock: `${vars.space.m} ${vars.space.l}` })

export const email = pageStyle([
  target,
  {
    display: 'inline-flex',
    fontSize: 'clamp(0.9rem, 4.6vw, 1.625rem)',
    ...headingFace,
    overflowWrap: 'anywhere',
    ...underline('0.2em'),
    selectors: { '&:hover': { color: vars.colour.accentText } },
  },
])

/** Between the form's fields and its button. */
export const explanation = pageStyle({ gridColumn: '1 / -1', paddingTop: vars.space.m })

/** The sheet's upper edge, and those who measure it from corner to corner. */
export const survey = pageStyle([onTheEdge, edgeToEdge, { background: 'none' }])

export const explanationTitle = pageStyle({ marginBottom: vars.space.m, fontSize: vars.font.body })

/** Numbered; from 1024 px side by side, each at its own tick of a dimension line. */
export const steps = pageStyle({
  display: 'grid',
  rowGap: vars.space.xs,
  listStyle: 'decimal inside',
  desktop: { grid: 'auto / auto-flow minmax(0, 1fr)', paddingTop: vars.space.s },
})

export const step = pageStyle({
  desktop: {
    position: 'relative',
    padding: `${vars.space.l} ${vars.space.l} ${vars.space.m} 0`,
    borderTop: `1px solid ${vars.colour.text}`,
    fontSize: vars.font.body,
    '::before': { ...dimensionTick, left: 0 },
    selectors: { '&:last-child::after': { ...dimensionTick, right: 0 } },
  },
})

/** Beside the title and the drawing under it. */
export const list = pageStyle({ borderBottom: line, desktop: { gridRow: 'span 2' } })

/** Stands on the ground of the footer. */
export const door = pageStyle({
  alignSelf: 'end',
  width: drawingUnits(houseWidth),
  marginBlock: `${vars.space.l} calc(-1 * ${vars.space.section})`,
})

export const item = pageStyle({ borderTop: line })

export const question = pageStyle([
  foldedSummary,
  { paddingBlock: vars.space.l, fontSize: vars.font.h3Small, textWrap: 'balance' },
])

export const answer = pageStyle({ paddingBottom: vars.space.xl })
