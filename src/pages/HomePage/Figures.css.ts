import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick } from '../../../styles/mixins.ts'
import { mediaBelow, mediaLargeText, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const band = pageStyle({ paddingTop: vars.space.xxxl })

export const figures = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: '1fr',
    rowGap: vars.space.xl,
    '@media': {
      ...responsive({ desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
      print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
])

/** One figure between two extension lines: the value is above the dimension line, the label below. */
export const figure = pageStyle({
  borderLeft: `1px solid ${vars.colour.control}`,
  color: vars.colour.textSecondary,
  lineHeight: 1.4,
  selectors: { '&:last-child': { borderRight: `1px solid ${vars.colour.control}` } },
  '@media': {
    [mediaBelow('desktop')]: {
      selectors: { '&:nth-child(2)': { borderRight: `1px solid ${vars.colour.control}` } },
    },
  },
})

const closesTheLine = { ...dimensionTick, right: '-1.5px' }

export const value = pageStyle({
  display: 'block',
  padding: `0 0 ${vars.space.s} ${vars.space.m}`,
  color: vars.colour.text,
  fontSize: 'min(clamp(2.25rem, 1.4rem + 3.4vw, 4rem), 10.5vw)',
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1,
  // With large text, the line has no room for the usual padding.
  '@media': { [mediaLargeText]: { paddingLeft: vars.space.xs } },
})

export const label = pageStyle({
  position: 'relative',
  display: 'block',
  padding: `${vars.space.s} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
  borderTop: `1px solid ${vars.colour.text}`,
  '::before': { ...dimensionTick, left: '-1.5px' },
  selectors: { [`${figure}:last-child &::after`]: closesTheLine },
  '@media': {
    [mediaBelow('desktop')]: { selectors: { [`${figure}:nth-child(2) &::after`]: closesTheLine } },
    [mediaLargeText]: { paddingLeft: vars.space.xs, fontSize: '6vw' },
  },
})

export const sources = pageStyle([
  container,
  { marginTop: vars.space.l, color: vars.colour.textSecondary, fontSize: vars.font.small },
])
