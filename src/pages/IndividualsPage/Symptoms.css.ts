import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { target } from '../../../styles/utilities.css.ts'

/** The section below brings the distance to it. */
export const section = pageStyle({ paddingBottom: 0 })

export const doors = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space.gutter,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
})

export const door = pageStyle([
  target,
  {
    height: '100%',
    minHeight: '3.5rem',
    borderBottom: `1px solid ${vars.colour.control}`,
    ...headingFace,
    selectors: { '&:hover': underline('0.35em') },
  },
])
