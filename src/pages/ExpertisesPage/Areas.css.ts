import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const line = `1px solid ${vars.colour.control}`

/** Title, sample and features; from 1024 px the sample stands beside the others, on the band's own ground. */
export const area = pageStyle([
  container,
  {
    paddingBlock: vars.space.gutter,
    '@media': responsive({ desktop: { gridTemplateRows: 'auto 1fr' } }),
  },
])

/** A word in the narrowest column may reach into the space beside it. */
export const title = pageStyle({
  '@media': responsive({ desktop: { marginRight: `calc(-1 * ${vars.space.pageMargin})` } }),
})

/**
 * It is wider than its columns, by the shadow at its right. On the night it stands in a pool of light, wider than itself,
 * or its shadow would not be seen.
 */
export const picture = pageStyle({
  alignSelf: 'start',
  marginRight: `calc(-1 * ${vars.space.pageMargin})`,
  background: 'none',
  '@media': {
    [mediaBelow('desktop')]: { maxWidth: vars.size.measure },
    ...responsive({ desktop: { gridRow: '1 / span 2' } }),
  },
  selectors: {
    [`${surfaces.night} &`]: {
      borderImage: `radial-gradient(closest-side at 50% 71%, ${palette.traitNuit}, transparent) fill 0//4rem`,
    },
  },
})

export const feature = pageStyle({ borderTop: line })

export const name = pageStyle([foldedSummary, { fontSize: vars.font.h3 }])

export const texts = pageStyle({ paddingBottom: vars.space.l })
