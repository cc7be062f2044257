import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

/** A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. */
export const crack = pageStyle({
  height: '9rem',
  '@media': responsive({ desktop: { height: '100%' } }),
})
