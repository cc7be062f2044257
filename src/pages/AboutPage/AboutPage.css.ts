import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionLine, headingFace } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
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

/** A storey of five rooms, one for each trade, in the walls of the home page's building. */
export const storey = pageStyle({
  background: palette.mur,
  paddingBlock: vars.space.xxl,
  '@media': { print: { background: 'none' } },
})

/** On a phone two by two. */
export const trades = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.l} ${vars.space.m}`,
    fontSize: 'clamp(1rem, 2.36vw, 2.125rem)',
    ...headingFace,
    '@media': responsive({ tablet: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } }),
  },
])

/** All workers are of one size. The last room is wide, and as high as the others where it is shown whole. */
export const trade = pageStyle({
  '@media': { [mediaBelow('tablet')]: { ':last-child': { gridColumn: '1 / -1' } } },
})

export const workroom = pageStyle({
  aspectRatio: '3 / 4',
  marginBottom: vars.space.s,
  '@media': {
    [mediaBelow('tablet')]: { selectors: { [`${trade}:last-child > &`]: { aspectRatio: '8 / 5' } } },
    print: { display: 'none' },
  },
})

/** Each on a dimension line of its own: a value is what can be measured on the site. */
export const value = pageStyle([
  columns[12],
  {
    ...dimensionLine,
    rowGap: vars.space.s,
    paddingBlock: vars.space.l,
  },
])

/** What is done on the site is large, and the value's name small beside it. */
export const deed = pageStyle({
  fontSize: vars.font.h3,
  ...headingFace,
  lineHeight: 1.25,
  '@media': responsive({ desktop: { fontSize: 'clamp(1.375rem, 1.95vw, 1.75rem)' } }),
})

/**
 * The upper part of the plumb line: it runs down the closing band, which cuts off what is too long; below, in the legal
 * notice, hangs the bob.
 */
export const plumbLine = pageStyle({
  position: 'absolute',
  bottom: 0,
  left: `calc(50% + ${vars.size.drawingAxis} - ${vars.space.pageMargin} / 2 - 0.5px)`,
  height: '100rem',
  borderLeft: `1px solid ${vars.colour.text}`,
  '@media': responsive({ desktop: { left: 'calc(50% - 0.5px)', height: '100%' } }),
})
