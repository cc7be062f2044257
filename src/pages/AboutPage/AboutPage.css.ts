import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionLine, headingFace } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** Words on the left half, the picture from the middle to the window's right edge. */
export const hero = pageStyle({
  display: 'grid',
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minHeight: `min(clamp(36rem, 52vw, 54rem), 100svh - ${vars.size.bar})`,
    },
  }),
})

export const words = pageStyle({
  alignContent: 'end',
  padding: `${vars.space.xxl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: { padding: `${vars.space.xxxl} ${vars.space.gutter} ${vars.space.xxxl} ${vars.size.pageEdge}` },
  }),
})

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  // The picture's aspect ratio must not make the row taller than the words.
  '@media': responsive({ desktop: { aspectRatio: 'auto', height: 0, minHeight: '100%' } }),
})

/** A storey of rooms, one for each trade, in the colour of the home page's walls. */
export const storey = pageStyle({
  background: palette.mur,
  paddingBlock: vars.space.l,
  '@media': { print: { background: 'none' } },
})

/** On a phone two by two. */
export const trades = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.l} ${vars.space.m}`,
    fontSize: 'clamp(1rem, 2.1vw, 1.875rem)',
    ...headingFace,
    '@media': responsive({ tablet: { display: 'flex' } }),
  },
])

const alone = ':last-child:nth-child(odd)'

/** All workers are of one size. On a phone a last room that stands alone is wide, and as high as the others. */
export const trade = pageStyle({
  flex: 1,
  '@media': { [mediaBelow('tablet')]: { selectors: { [`&${alone}`]: { gridColumn: '1 / -1' } } } },
})

export const workroom = pageStyle({
  aspectRatio: '3 / 4',
  marginBottom: vars.space.s,
  '@media': {
    [mediaBelow('tablet')]: { selectors: { [`${trade}${alone} > &`]: { aspectRatio: '8 / 5' } } },
    print: { display: 'none' },
  },
})

export const values = pageStyle({ rowGap: vars.space.xxl, marginBottom: vars.space.xxl })

/** Each on a dimension line of its own: a value is what can be measured on the site. */
export const value = pageStyle({ ...dimensionLine, paddingTop: vars.space.l })

/** The value's name leads, small and heavy; what is done on the site is larger. */
export const word = pageStyle({ fontSize: '1.125rem', ...headingFace })

export const deed = pageStyle({
  marginTop: vars.space.xs,
  fontSize: 'clamp(1.1875rem, 1.6vw, 1.4375rem)',
  lineHeight: 1.45,
})

/** The plumb line hangs from the top of the closing band, on a phone at the right of its words. */
export const plumbed = pageStyle({ position: 'relative', overflow: 'clip' })

globalStyle(
  `${plumbed} > :first-child`,
  inPage({ '@media': { [mediaBelow('phablet')]: { paddingRight: vars.space.l } } }),
)
