import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, headingFace } from '../../../styles/mixins.ts'
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
  paddingBlock: vars.space.m,
  '@media': { print: { background: 'none' } },
})

/** Each name is under its room; on a phone, where the rooms stand one on the other, beside it. */
export const rooms = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: `${vars.space.m} 0`,
    '@media': responsive({ tablet: { gridTemplateColumns: 'none' } }),
  },
])

export const tradesPicture = pageStyle({ background: 'none', '@media': { print: { display: 'none' } } })

export const trades = pageStyle({
  display: 'grid',
  gridAutoRows: '1fr',
  alignItems: 'end',
  // As wide as the walls between the rooms.
  columnGap: '0.716%',
  fontSize: vars.font.h2Small,
  ...headingFace,
  '@media': responsive({
    tablet: { gridAutoFlow: 'column', gridAutoColumns: '1fr', fontSize: 'clamp(1rem, 2.36vw, 2.125rem)' },
  }),
})

/** On a phone its name stands on a line, as levels do on a section. */
export const trade = pageStyle({
  '@media': {
    [mediaBelow('tablet')]: { paddingLeft: vars.space.m, borderBottom: `1px solid ${vars.colour.control}` },
  },
})

/** Each on a dimension line of its own: a value is what can be measured on the site. */
export const value = pageStyle([
  columns[12],
  {
    position: 'relative',
    rowGap: vars.space.s,
    paddingBlock: vars.space.l,
    borderTop: `1px solid ${vars.colour.text}`,
    '::before': { ...dimensionTick, left: 0 },
  },
])

/** What is done on the site is large, and the value's name small beside it. */
export const deed = pageStyle({
  fontSize: vars.font.h3,
  ...headingFace,
  lineHeight: 1.25,
  '@media': responsive({ desktop: { fontSize: 'clamp(1.5rem, 2.2vw, 2rem)' } }),
})

/** The upper part of the plumb line: it runs down the closing band; below, in the legal notice, hangs the bob. */
export const plumbLine = pageStyle({
  '@media': responsive({
    desktop: {
      height: '100%',
      marginLeft: 'calc(50% - 0.5px)',
      borderLeft: `1px solid ${vars.colour.text}`,
    },
  }),
})
