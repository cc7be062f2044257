import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionLine, numeral } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/** Each on a dimension line of its own, its text under its number and title, or at the right of the number. */
export const step = pageStyle({
  ...dimensionLine,
  display: 'grid',
  gridTemplateColumns: '1fr 4fr',
  alignContent: 'start',
  alignItems: 'baseline',
  rowGap: vars.space.s,
  paddingTop: vars.space.l,
})

export const number = pageStyle({ color: vars.colour.accent, fontSize: vars.font.h2, ...numeral })

export const text = pageStyle({
  gridColumn: '1 / -1',
  fontSize: vars.font.small,
  '@media': responsive({ desktop: { gridColumn: 2 } }),
})

/**
 * A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. On narrow
 * windows it comes from the window's edge.
 */
export const crack = pageStyle({
  height: '26rem',
  marginTop: '-19rem',
  transform: 'rotate(60deg)',
  transformOrigin: 'bottom',
  '@media': responsive({ desktop: { height: '100%', marginTop: 0, transform: 'none' } }),
})
