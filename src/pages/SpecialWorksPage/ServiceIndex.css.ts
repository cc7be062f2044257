import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { sign, target } from '../../../styles/utilities.css.ts'

/** Its lower edge is level with that of the block beside it. */
export const index = pageStyle({
  alignSelf: 'end',
  '@media': { print: { display: 'none' } },
})

export const link = pageStyle([
  target,
  {
    justifyContent: 'space-between',
    gap: vars.space.m,
    minHeight: '3.5rem',
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.colour.hairline}`,
    fontSize: vars.font.lead,
    ...headingFace,
    selectors: { '&:hover': underline('0.35em') },
    '@media': responsive({ desktop: { minHeight: '4rem' } }),
  },
])

export const arrow = pageStyle([sign, { stroke: vars.colour.accent }])
