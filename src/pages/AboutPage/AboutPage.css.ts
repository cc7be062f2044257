import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionLine, headingFace } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'

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

/** A storey of rooms, one for each trade, in the walls of the home page's building. */
export const storey = pageStyle({
  background: palette.mur,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { print: { background: 'none' } },
})

/** From wall to wall of the window; on a phone two by two. */
export const trades = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.l} ${vars.space.m}`,
  maxWidth: '120rem',
  marginInline: 'auto',
  paddingInline: vars.space.pageMargin,
  fontSize: 'clamp(1rem, 2.36vw, 2.125rem)',
  ...headingFace,
  '@media': responsive({
    tablet: { display: 'flex', paddingInline: vars.space.m },
  }),
})

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

/** What is done on the site is larger, and the value's name small above it. */
export const deed = pageStyle({
  marginTop: vars.space.s,
  fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)',
  ...headingFace,
  fontWeight: 500,
  lineHeight: 1.35,
  // On a phone it has more lines than browsers balance.
  '@media': responsive({ tablet: { textWrap: 'balance' } }),
})

/** The plumb line hangs from the top of the closing band to the ground of the footer. */
export const plumbed = pageStyle({ position: 'relative' })
