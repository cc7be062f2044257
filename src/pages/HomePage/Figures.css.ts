import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const band = pageStyle({ paddingBlock: vars.space.xxxl })

export const figures = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    rowGap: vars.space.xxl,
    ...responsive({ desktop: { gridTemplateColumns: 'repeat(4, 1fr)' } }),
  },
])

/** A thin line from what is measured. */
const extension = {
  content: '',
  position: 'absolute',
  bottom: '-0.75rem',
  height: 'calc(100% + 0.75rem)',
  borderLeft: `1px solid ${vars.colour.hairline}`,
} as const

export const figure = pageStyle({ color: vars.colour.textSecondary, lineHeight: 1.4 })

/** The last of each row closes its line. */
const closing = (stroke: typeof dimensionTick | typeof extension) => ({
  selectors: { [`${figure}:last-child > &::after`]: { ...stroke, right: 0 } },
  '@media': {
    [mediaBelow('desktop')]: {
      selectors: { [`${figure}:nth-child(2) > &::after`]: { ...stroke, right: 0 } },
    },
  },
})

export const value = pageStyle({
  position: 'relative',
  display: 'block',
  padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.m}`,
  color: vars.colour.text,
  fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1,
  '::before': { ...extension, left: 0 },
  ...closing(extension),
})

export const label = pageStyle({
  position: 'relative',
  display: 'block',
  padding: `${vars.space.s} ${vars.space.s} 0 ${vars.space.m}`,
  borderTop: `1px solid ${vars.colour.text}`,
  '::before': { ...dimensionTick, left: 0 },
  ...closing(dimensionTick),
})

export const sources = pageStyle([
  container,
  { marginTop: vars.space.l, color: vars.colour.textSecondary, fontSize: vars.font.small },
])
