import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const projects = pageStyle({
  display: 'grid',
  gap: `calc(${vars.space.section} * 1.25)`,
  paddingBottom: vars.space.section,
})

/** The words stand beside the pictures, at their left or right, though they come after them. */
export const project = pageStyle({ gridAutoFlow: 'dense', alignItems: 'start' })

/** Stay in sight while what is written beside them is read. */
export const states = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': responsive({ desktop: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.l})` } }),
})

/** As many columns as have room, which depends on where the project stands. */
const columnsOf = (width: string, rowGap: string) => ({
  display: 'grid',
  gap: `${rowGap} ${vars.space.gutter}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
})

export const intro = pageStyle(columnsOf('26rem', vars.space.m))

export const sheet = pageStyle(columnsOf('15rem', vars.space.l))

export const entry = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })
