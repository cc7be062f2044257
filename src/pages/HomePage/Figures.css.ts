import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral } from '../../../styles/mixins.ts'
import { mediaBelow, mediaFrom } from '../../../styles/responsive.ts'

/** Columns wide enough for their words, and for two in a row, or four in a strip: none is left alone in a second row. */
const columnsOf = (share: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${share}, min(7rem, 100%)), 1fr))`,
})

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  ...columnsOf('34%'),
  gap: vars.space.s,
  width: '100%',
  lineHeight: 1.3,
  '@media': { [`${mediaFrom('phablet')} and ${mediaBelow('desktop')}`]: columnsOf('21%') },
})

export const value = pageStyle({
  display: 'block',
  fontSize: 'min(clamp(2rem, 3vw, 3rem), 12vw)',
  ...numeral,
})

export const sources = pageStyle({ marginTop: vars.space.m })
