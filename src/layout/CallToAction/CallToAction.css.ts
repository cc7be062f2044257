import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { headingFace, pageEdge, underline } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { building } from '../building.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

const padding = `clamp(3.5rem, 7vw, 6.5rem)`

const drawnOn = inLayout({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  paddingTop: padding,
  ...responsive({ desktop: { alignItems: 'center', minHeight: '34rem', paddingBottom: padding } }),
})

const onPaper = inLayout({
  '@media': { print: { display: 'block', minHeight: 0, paddingBlock: vars.space.m, breakInside: 'avoid' } },
})

export const band = styleVariants({
  // Words left, ways right, both on one base line.
  row: [inLayout({ paddingBlock: padding }), onPaper],
  // Words and ways at the left; a drawing comes down beside them to the footer, on narrow windows below them.
  hanging: [drawnOn, onPaper],
  // The same, and the drawing stands on the footer's foundations.
  standing: [drawnOn, onPaper],
  // Half a width, beside a picture.
  beside: [
    inLayout({
      display: 'grid',
      ...responsive({ desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
    }),
    onPaper,
  ],
})

export const content = styleVariants({
  row: [container, grid, inLayout({ alignItems: 'end' })],
  hanging: [container, grid],
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
  hanging: wordsAtTheLeft,
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
  hanging: large,
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
  hanging: below,
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

const onTheAxis = { right: building.axis, transform: 'translateX(50%)', pointerEvents: 'none' } as const

const onScreen = inLayout({ '@media': { print: { display: 'none' } } })

export const art = styleVariants({
  row: {},
  hanging: [
    inLayout({
      ...onTheAxis,
      position: 'relative',
      width: building.units(200),
      margin: `${padding} 0 0 auto`,
      ...responsive({ desktop: { position: 'absolute', top: 0, bottom: 0, margin: 0 } }),
    }),
    onScreen,
  ],
  standing: [
    inLayout({
      ...onTheAxis,
      position: 'relative',
      width: building.units(480),
      margin: `${vars.space.xxl} 0 0 auto`,
      ...responsive({ desktop: { position: 'absolute', bottom: 0, margin: 0 } }),
    }),
    onScreen,
  ],
  beside: [
    inLayout({
      display: 'grid',
      minWidth: 0,
      '@media': { [mediaBelow('desktop')]: { order: -1 } },
    }),
    onScreen,
  ],
})

globalStyle(`${art.standing} > img`, inLayout({ width: '100%' }))
