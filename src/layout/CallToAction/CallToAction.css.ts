import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { headingFace, pageEdge, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { building } from '../building.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

const padding = `clamp(3.5rem, 7vw, 6.5rem)`

// A drawing lies in it, behind the words.
const drawnOn = inLayout({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: padding,
})

export const band = styleVariants({
  // Words left, ways right, both on one base line; a drawing may lie behind them.
  row: drawnOn,
  // Words and ways at the left, a drawing stands on the lower edge at the right.
  tall: drawnOn,
  // The same, and the drawing stands on the footer's foundations: below the words where it has no room beside them.
  standing: inLayout({
    position: 'relative',
    isolation: 'isolate',
    paddingTop: padding,
    ...responsive({
      desktop: { display: 'grid', alignItems: 'center', minHeight: '34rem', paddingBottom: padding },
    }),
  }),
  // Half a width, beside a picture.
  beside: inLayout({
    display: 'grid',
    ...responsive({ desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  }),
})

export const content = styleVariants({
  row: [container, grid, inLayout({ alignItems: 'end' })],
  tall: [container, grid],
  standing: [container, grid],
  beside: inLayout({
    display: 'grid',
    gap: vars.space.xl,
    alignContent: 'center',
    padding: `${padding} ${vars.space.pageMargin}`,
    ...responsive({ desktop: { padding: `${padding} ${vars.space.xxl} ${padding} ${pageEdge}` } }),
  }),
})

const wordsAtTheLeft = inLayout({ ...responsive({ desktop: { gridColumn: '1 / 8' } }) })

export const words = styleVariants({
  row: inLayout({ ...responsive({ desktop: { gridColumn: '1 / 9' } }) }),
  tall: wordsAtTheLeft,
  standing: wordsAtTheLeft,
  beside: {},
})

const large = inLayout({
  maxWidth: '11em',
  fontSize: vars.font.hero,
  letterSpacing: '-0.026em',
  lineHeight: 1,
})

export const title = styleVariants({
  row: {},
  tall: large,
  standing: large,
  beside: {},
})

export const text = layoutStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.m,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

const stacked = { display: 'grid', gap: vars.space.m }
const fromPhablet = { justifyItems: 'start' }

const below = inLayout({
  ...stacked,
  ...responsive({ phablet: fromPhablet, desktop: { gridColumn: '1 / 8' } }),
})

export const ways = styleVariants({
  row: inLayout({
    ...stacked,
    ...responsive({ phablet: fromPhablet, desktop: { gridColumn: '9 / -1', justifySelf: 'end' } }),
  }),
  tall: below,
  standing: below,
  beside: inLayout({ ...stacked, ...responsive({ phablet: fromPhablet }) }),
})

/** The telephone, under the button: it is the other way to reach the company. */
export const telephone = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  fontSize: vars.font.h3,
  ...headingFace,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': underline('0.3em') },
})

export const art = styleVariants({
  row: inLayout({ position: 'absolute', inset: 0, zIndex: vars.zIndex.behind, pointerEvents: 'none' }),
  tall: inLayout({
    position: 'absolute',
    inset: 0,
    zIndex: vars.zIndex.behind,
    pointerEvents: 'none',
    ...responsive({ desktop: { left: '50%' } }),
  }),
  standing: inLayout({
    width: building.width,
    maxWidth: `calc(100% - 2 * ${vars.space.pageMargin})`,
    margin: `${vars.space.xxl} ${building.fromRight} 0 auto`,
    pointerEvents: 'none',
    ...responsive({ desktop: { position: 'absolute', right: 0, bottom: 0, zIndex: vars.zIndex.behind } }),
  }),
  beside: inLayout({ display: 'grid', minWidth: 0 }),
})
