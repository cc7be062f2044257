import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/** Its lower edge is level with that of the block beside it. */
export const index = pageStyle({
  alignSelf: 'end',
  '@media': { print: { display: 'none' } },
})

export const link = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.5rem',
  paddingBlock: vars.space.s,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  fontSize: vars.font.lead,
  ...headingFace,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: { '&:hover': underline('0.35em') },
  '@media': responsive({ desktop: { minHeight: '4rem' } }),
})

export const arrow = pageStyle({
  flexShrink: 0,
  width: '20px',
  height: '20px',
  fill: 'none',
  stroke: vars.colour.accent,
  strokeWidth: 2,
})
