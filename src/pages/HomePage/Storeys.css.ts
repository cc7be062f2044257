import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import * as plan from './building.css.ts'
import { roomOfWords } from './Storey.css.ts'

export const reasons = pageStyle([
  roomOfWords,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.l} ${vars.space.gutter}`,
    '@media': responsive({ phablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  },
])

export const reason = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.text}` })
export const reasonName = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.lead,
  lineHeight: 1.3,
})
export const reasonsIntro = pageStyle({ marginBlock: vars.space.m })
export const reasonsTitle = pageStyle({ maxWidth: '8em', fontSize: vars.font.h2 })

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
    [plan.tablet]: columnsOf('21%'),
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

export const figure = pageStyle({
  display: 'block',
  fontSize: 'min(2rem, 12vw)',
  ...numeral,
  '@media': responsive({ desktop: { fontSize: 'min(4.7vw, 65px)' } }),
})

export const sources = pageStyle({ marginTop: vars.space.m })

/** The second cellar, painted from floor to vault, with more concrete between the two orange rooms than a slab. */
export const call = pageStyle([
  roomOfWords,
  { paddingBlock: vars.space.xxl, '@media': responsive({ phablet: { marginTop: '2.25rem' } }) },
])
