import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { leadText } from '../../../styles/mixins.ts'
import { mediaLow, mediaLowest, responsive } from '../../../styles/responsive.ts'
import { columns } from '../Columns/Columns.css.ts'
import { container } from '../Section/Section.css.ts'

export const head = uiStyle([
  container,
  columns(),
  {
    alignItems: 'end',
    paddingBlock: `clamp(3rem, 7vw, 6.5rem) clamp(2.5rem, 5vw, 4.5rem)`,
    rowGap: vars.space.l,
    '@media': {
      [mediaLow]: { paddingBlock: vars.space.l },
      [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
])

export const title = uiStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 8' } }) })

export const side = uiStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  '@media': responsive({ desktop: { gridColumn: '8 / -1' } }),
})

export const lead = uiStyle({
  maxWidth: '32rem',
  ...leadText,
})
