import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { column, columns } from '../../ui/Columns/Columns.css.ts'
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

/**
 * On narrow windows its shadow ends at the window's edge. On the night it stands in a pool of light, wider than itself, or
 * its shadow would not be seen.
 */
export const picture = pageStyle({
  alignSelf: 'start',
  background: 'none',
  '@media': {
    [mediaBelow('desktop')]: {
      maxWidth: vars.size.measure,
      marginRight: `calc(-1 * ${vars.space.pageMargin})`,
    },
    ...responsive({ desktop: { gridRow: '1 / span 2' } }),
  },
  selectors: {
    [`${surfaces.night} &`]: {
      borderImage: `radial-gradient(closest-side at 50% 71%, ${palette.traitNuit} 60%, transparent) fill 0//4rem`,
    },
  },
})

/** The first text stands beside the sample, the others below both. */
const across = pageStyle({ '@media': responsive({ desktop: { display: 'contents' } }) })

const pairs = pageStyle([columns[2], { rowGap: 0 }])

export const places = {
  first: { words: column['1 / 6'], sample: column['6 / -1'], list: across },
  left: { words: column['8 / -1'], sample: column['1 / 8'], list: column['8 / -1'] },
  small: { words: column['1 / 8'], sample: column['8 / -1'], list: `${column['1 / 8']} ${pairs}` },
}

export const feature = pageStyle({
  borderTop: line,
  '@media': responsive({
    desktop: {
      selectors: {
        [`${across} > &`]: { gridColumn: 'span 4' },
        [`${across} > &:first-child`]: { gridColumn: 'span 5' },
      },
    },
  }),
})

export const name = pageStyle([foldedSummary, { fontSize: vars.font.h3 }])

export const texts = pageStyle({ paddingBottom: vars.space.l })
