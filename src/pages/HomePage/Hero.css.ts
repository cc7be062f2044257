import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** Below 1024 px the building stands under the words; from there on it fills the hero, and they stand on its night. */
export const hero = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  marginTop: `calc(-1 * ${vars.size.bar})`,
  paddingTop: vars.size.bar,
  ...responsive({
    desktop: { display: 'flex', alignItems: 'end', minHeight: 'clamp(40rem, 60vw, 100svh)' },
  }),
})

export const content = pageStyle([
  container,
  {
    paddingBlock: `${vars.space.xl} ${vars.space.xl}`,
    ...responsive({
      phablet: { paddingBlock: vars.space.xxl },
      desktop: { paddingBlock: `${vars.space.xl} clamp(3rem, 10vw - 3rem, 14rem)` },
    }),
  },
])

export const title = pageStyle({
  maxWidth: '6.6em',
  fontSize: vars.font.hero,
  letterSpacing: '-0.026em',
  lineHeight: 1,
})

export const lead = pageStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.l,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
  ...responsive({ desktop: { maxWidth: 'min(28rem, 37vw)' } }),
})

export const calls = pageStyle({
  display: 'grid',
  gap: vars.space.m,
  marginTop: vars.space.xl,
  ...responsive({ phablet: { display: 'flex' }, desktop: { maxWidth: '42vw', flexWrap: 'wrap' } }),
})

export const picture = pageStyle({
  position: 'relative',
  background: 'none',
  // The night of the words passes into the night of the picture without a seam.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 88%',
    background: `linear-gradient(${vars.colour.background}, transparent)`,
  },
  ...responsive({
    desktop: {
      position: 'absolute',
      inset: 0,
      zIndex: vars.zIndex.behind,
      height: 'auto',
      '::before': { content: 'none' },
    },
  }),
})

// In a hero higher than the picture's own shape, its night, at the left, must stay as wide as the words;
// in a lower one, its roofs must stay under the bar's links.
globalStyle(
  `${picture} img`,
  inPage({
    ...responsive({ desktop: { objectPosition: '42% 0%' }, wide: { objectPosition: '60% 0%' } }),
  }),
)
