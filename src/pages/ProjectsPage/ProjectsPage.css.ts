import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const projects = pageStyle({
  display: 'grid',
  gap: `calc(${vars.space.section} * 1.25)`,
  paddingBottom: vars.space.section,
})

/** The words come after the pictures, and stand at their left or right. */
export const project = pageStyle({ gridAutoFlow: 'dense', alignItems: 'start' })

/** Stay in sight while what is written beside them is read. */
export const states = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': responsive({ desktop: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.l})` } }),
})

export const entry = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })
