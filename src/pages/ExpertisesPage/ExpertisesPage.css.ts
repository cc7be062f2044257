import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'

export const approach = pageStyle({ overflow: 'clip' })

/** Its middle 1440 units are as wide as the page; from there it goes on to the edges of any window. */
export const line = pageStyle({
  position: 'relative',
  left: '50%',
  width: `calc(min(100cqw, ${vars.size.container}) * 3840 / 1440)`,
  maxWidth: 'none',
  marginBottom: vars.space.l,
  transform: 'translateX(-50%)',
  '@media': { [mediaBelow('desktop')]: { display: 'none' } },
})

export const steps = pageStyle({ columnGap: vars.space.xl })

/** On narrow windows the line runs down beside the steps: each shows its quarter of the drawing, as tall as its text. */
export const step = pageStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${vars.space.s} ${vars.space.m}`,
  '@media': {
    ...responsive({ desktop: { gridTemplateColumns: '1fr' } }),
    [mediaBelow('desktop')]: {
      paddingLeft: '2.25rem',
      '::before': {
        content: '',
        position: 'absolute',
        inset: `0 auto calc(-1 * ${vars.space.xl}) calc(-0.75 * ${vars.space.pageMargin})`,
        width: '2.5rem',
        background: `url('../../assets/drawings/methode-debout.svg') 0 / 400% 100%`,
      },
      selectors: {
        '&:nth-child(2)::before': { backgroundPosition: 'calc(100% / 3)' },
        '&:nth-child(3)::before': { backgroundPosition: 'calc(200% / 3)' },
        '&:nth-child(4)::before': { backgroundPosition: '100%', bottom: '-6rem' },
      },
    },
  },
})

export const number = pageStyle({ color: vars.colour.accent, fontSize: vars.font.h2, ...numeral })

export const text = pageStyle({
  gridColumn: '1 / -1',
  '@media': responsive({ desktop: { fontSize: 'clamp(1rem, 1.32vw, 1.1875rem)', lineHeight: 1.5 } }),
})

/** A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. */
export const crack = pageStyle({
  height: '14rem',
  '@media': responsive({ desktop: { height: '100%' } }),
})
