import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, numeral } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const steps = pageStyle({
  '@media': responsive({
    desktop: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', columnGap: vars.space.gutter },
  }),
})

export const step = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'min(4.5rem, 20vw) minmax(0, 1fr)',
  '@media': responsive({ desktop: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr' } }),
})

export const number = pageStyle({
  color: vars.colour.accent,
  fontSize: vars.font.h2,
  ...numeral,
  '@media': responsive({ desktop: { paddingBottom: vars.space.l, fontSize: 'clamp(2.5rem, 5vw, 4.5rem)' } }),
})

const line = `1px solid ${vars.colour.text}`

export const words = pageStyle({
  position: 'relative',
  padding: `0.35rem 0 ${vars.space.xl} ${vars.space.l}`,
  borderLeft: line,
  '::before': { ...dimensionTick, top: 0, left: '-1px' },
  selectors: { 'li:last-child > &': { paddingBottom: 0 } },
  '@media': responsive({
    desktop: {
      // The line continues across the gap between the columns.
      padding: `${vars.space.l} ${vars.space.gutter} 0 0`,
      marginRight: `calc(-1 * ${vars.space.gutter})`,
      borderTop: line,
      borderLeft: 0,
      '::before': { ...dimensionTick, left: 0 },
      selectors: {
        'li:last-child > &': { paddingRight: 0, marginRight: 0 },
        'li:last-child > &::after': { ...dimensionTick, right: 0 },
      },
    },
  }),
})

export const text = pageStyle({ marginTop: vars.space.xs })
