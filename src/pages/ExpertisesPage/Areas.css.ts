import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { edgeToEdge, foldedSummary } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const line = `1px solid ${vars.colour.control}`

const odd = 'section:nth-of-type(odd)'

/** A sample on the band's own ground beside its words, left and right in turn. */
export const area = pageStyle([
  container,
  {
    display: 'grid',
    gap: `${vars.space.l} ${vars.space.gutter}`,
    paddingBlock: 'clamp(2rem, 5vw, 4.5rem)',
    '@media': responsive({
      tablet: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
        selectors: { [`${odd} > &`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)' } },
      },
    }),
  },
])

export const picture = pageStyle([
  edgeToEdge,
  {
    alignSelf: 'start',
    background: 'none',
    '@media': responsive({
      tablet: {
        // In sight while the words beside it are read.
        position: 'sticky',
        top: `calc(${vars.size.bar} + 5rem)`,
        selectors: { [`${odd} &`]: { order: 1 } },
      },
    }),
  },
])

export const features = pageStyle({ borderTop: line })

export const feature = pageStyle({ borderBottom: line })

/** With text set to twice the size, the sign leaves room for the longest word. */
export const name = pageStyle([
  foldedSummary,
  {
    paddingRight: 'min(3rem, 12vw)',
    fontSize: vars.font.h3,
    '@media': responsive({ desktop: { paddingBlock: vars.space.l } }),
  },
])

export const words = pageStyle({ paddingBottom: vars.space.l })
