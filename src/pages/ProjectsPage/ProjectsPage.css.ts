import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { scales } from '../../../styles/scales.ts'

export const projects = pageStyle({
  display: 'grid',
  gap: `calc(${vars.space.section} * 1.25)`,
  paddingBottom: vars.space.section,
  // The slanted ticks at both ends of a dimension line grow with the text, beyond a narrow window.
  overflowX: 'clip',
})

/** The title has two lines, on a phone and beside the lead: what the works are, and their three states. */
export const head = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: { vars: { [vars.font.h1]: `min(${scales.font.h1}, 7.5vw)` } },
    ...responsive({ desktop: { vars: { [vars.font.h1]: 'min(3.25rem, 3.6vw)' } } }),
  },
})

/** The words come after the pictures, and stand at their left or right; the sheet is under both. */
export const project = pageStyle({ gridAutoFlow: 'dense', alignItems: 'center', rowGap: vars.space.l })

export const states = pageStyle({ display: 'grid', gap: vars.space.xs })

export const entry = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })
