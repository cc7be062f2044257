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
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { foldedSummary, target } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

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

export const grid = pageStyle({ position: 'relative', paddingBottom: vars.space.section })

/** The other ways to reach the company, under the number: each on a line of its own. */
export const ways = pageStyle({ rowGap: 0, marginBottom: 'max(4rem, 8vw)' })

export const way = pageStyle({ '@media': responsive({ desktop: { borderBottom: line } }) })

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

/** Between the form's fields and its button; from 1024 px under the form's title. */
export const explanation = pageStyle({
  gridColumn: '1 / -1',
  paddingTop: vars.space.m,
  '@media': responsive({ desktop: { position: 'absolute', inset: '9rem 0 auto' } }),
})

/** Under those steps, where they are beside the form. */
export const survey = pageStyle({
  // Out of the flow it would be as wide as its picture, which Firefox and Safari do not know before it has loaded.
  width: '100%',
  maxWidth: 'min(27rem, 30vw)',
  background: 'none',
  '@media': {
    [mediaBelow('desktop')]: { display: 'none' },
    ...responsive({ desktop: { position: 'absolute', bottom: vars.space.section } }),
  },
})

export const explanationTitle = pageStyle({
  marginBottom: vars.space.m,
  fontSize: vars.font.body,
  color: vars.colour.accentText,
})

const tickTop = '0.1em'

/** Each begins at its own tick of a vertical dimension line. */
export const step = pageStyle({
  position: 'relative',
  marginLeft: vars.space.xs,
  paddingLeft: vars.space.l,
  '::before': { ...dimensionTick, top: tickTop, left: 0 },
  selectors: {
    '&:not(:last-child)': { paddingBottom: vars.space.m },
    // From the middle of its tick to the middle of the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: `calc(${tickTop} + 0.75rem)`,
      left: 0,
      height: '100%',
      borderLeft: `1px solid ${vars.colour.text}`,
    },
  },
  '@media': responsive({
    desktop: {
      maxWidth: 'min(35vw, 504px)',
      fontSize: vars.font.lead,
      ...headingFace,
      fontWeight: 500,
      lineHeight: 1.3,
    },
  }),
})

/** Beside the title and the drawing under it. */
export const list = pageStyle({ '@media': responsive({ desktop: { gridRow: 'span 2' } }) })

/** Stands on the ground of the footer. */
export const door = pageStyle({
  alignSelf: 'end',
  width: drawingUnits(houseWidth),
  marginBlock: `${vars.space.l} calc(-1 * ${vars.space.section})`,
})

export const item = pageStyle({ borderTop: line, ':last-child': { borderBottom: line } })

export const question = pageStyle([
  foldedSummary,
  {
    paddingBlock: vars.space.l,
    fontSize: vars.font.h3Small,
    textWrap: 'balance',
  },
])

export const answer = pageStyle({ paddingBottom: vars.space.xl })
