import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral } from '../../../styles/mixins.ts'
import { mediaBelow, mediaFrom, responsive } from '../../../styles/responsive.ts'

/** Columns wide enough for their words, and for two in a row, or four in a strip: none is left alone in a second row. */
const columnsOf = (share: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${share}, min(7rem, 100%)), 1fr))`,
})

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  ...columnsOf('34%'),
  gap: `${vars.space.l} ${vars.space.s}`,
  width: '100%',
  lineHeight: 1.3,
  '@media': {
    [`${mediaFrom('phablet')} and ${mediaBelow('desktop')}`]: columnsOf('21%'),
    // Large: they reach up into the bare wall of the storey above, instead of making their own taller than its picture.
    ...responsive({
      desktop: {
        gridTemplateColumns: 'repeat(2, auto)',
        gap: `min(4.4vw, 4rem) ${vars.space.l}`,
        marginTop: '-9rem',
        fontSize: vars.font.body,
      },
    }),
  },
})

export const value = pageStyle({
  display: 'block',
  fontSize: 'min(2rem, 12vw)',
  ...numeral,
  '@media': responsive({ desktop: { fontSize: 'min(4.7vw, 65px)' } }),
})

export const sources = pageStyle({ marginTop: vars.space.m })
