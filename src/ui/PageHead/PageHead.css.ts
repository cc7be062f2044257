import { uiStyle } from '../../../styles/layers.ts'
import { vars } from '../../../styles/contract.css.ts'
import { mediaLow, mediaLowest } from '../../../styles/responsive.ts'
import { columns } from '../Columns/Columns.css.ts'
import { container } from '../Section/Section.css.ts'

export const head = uiStyle([
  container,
  columns[12],
  {
    alignItems: 'end',
    paddingBlock: `clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 2.5vw, 2.25rem)`,
    rowGap: vars.space.m,
    '@media': {
      [mediaLow]: { paddingBlock: vars.space.l },
      [mediaLowest]: { alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
])
