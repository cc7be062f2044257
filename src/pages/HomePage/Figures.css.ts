import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
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

/** The tick of a dimension line: a short stroke at 45° across its end. */
const tick = {
  content: '',
  position: 'absolute',
  top: '-0.75rem',
  height: '1.5rem',
  borderLeft: `2px solid ${vars.colour.accent}`,
  transform: 'rotate(-45deg)',
} as const

const closesTheLine = { right: 0 }

export const figure = pageStyle({
  position: 'relative',
  padding: `${vars.space.l} ${vars.space.m} 0 0`,
  borderTop: `1px solid ${vars.colour.text}`,
  color: vars.colour.textSecondary,
  lineHeight: 1.4,
  '::before': { ...tick, left: 0 },
  selectors: { '&:last-child::after': { ...tick, ...closesTheLine } },
  '@media': {
    [mediaBelow('desktop')]: { selectors: { '&:nth-child(2)::after': { ...tick, ...closesTheLine } } },
  },
})

export const value = pageStyle({
  display: 'block',
  marginBottom: vars.space.xs,
  color: vars.colour.text,
  fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1,
})

export const sources = pageStyle([
  container,
  { marginTop: vars.space.l, color: vars.colour.textSecondary, fontSize: vars.font.small },
])
