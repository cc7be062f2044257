import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const line = `1px solid ${vars.colour.control}`

/** A sample on the band's own ground beside its words, right and left in turn. */
export const area = pageStyle([container, { paddingBlock: vars.space.gutter }])

/** In sight while the words beside it are read; on narrow windows its shadow ends at the window's edge. */
export const picture = pageStyle({
  alignSelf: 'start',
  background: 'none',
  '@media': {
    [mediaBelow('desktop')]: {
      maxWidth: vars.size.measure,
      marginRight: `calc(-1 * ${vars.space.pageMargin})`,
    },
    ...responsive({ desktop: { position: 'sticky', top: `calc(${vars.size.bar} + 5rem)` } }),
  },
})

export const features = pageStyle({ borderTop: line })

export const feature = pageStyle({ borderBottom: line })

/** With text set to twice the size, the sign leaves room for the longest word. */
export const name = pageStyle([
  foldedSummary,
  {
    paddingRight: 'min(3rem, 12vw)',
    fontSize: vars.font.h3,
    '@media': responsive({ desktop: { paddingBlock: vars.space.xl } }),
  },
])

export const words = pageStyle({ paddingBottom: vars.space.l })
