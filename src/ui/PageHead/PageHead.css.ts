import { uiStyle } from '../../../styles/layers.ts'
import { vars } from '../../../styles/contract.css.ts'
import { mediaLow, mediaLowest, responsive } from '../../../styles/responsive.ts'
import { columns } from '../Columns/Columns.css.ts'
import { container } from '../Section/Section.css.ts'

export const head = uiStyle([
  container,
  columns[12],
  {
    paddingBlock: `clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 2.5vw, 2.25rem)`,
    rowGap: vars.space.m,
    '@media': {
      [mediaLow]: { paddingBlock: vars.space.l },
      [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
])

/** A button under the lead is as wide as its words, but on a phone as wide as the page. */
export const lead = uiStyle({ '@media': responsive({ phablet: { justifyItems: 'start' } }) })
