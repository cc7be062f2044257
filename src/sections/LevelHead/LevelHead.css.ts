import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { dimensionTick, floorLevel, nightOverPavement } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, mediaLowest, responsive } from '../../../styles/responsive.ts'

/** How much of the picture's height is below its finished floor. */
const floor = createVar()

const ground = layoutStyle({ position: 'relative', display: 'grid' })

/** Beside the street, the night over the pavement; around the cellar, the dark alone. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      vars: { [floor]: '3.8%' },
      '@media': {
        screen: { background: nightOverPavement(floor) },
        ...responsive({
          desktop: {
            gridTemplateColumns: `calc(50% + ${vars.space.gutter} / 2) 1fr`,
            minHeight: 'min(28vw, 55svh)',
          },
        }),
      },
    }),
  ],
  cellar: [
    ground,
    inLayout({
      vars: { [floor]: 'min(6%, 1.83vw)' },
      // The second column begins where the picture has the outer face of its wall.
      '@media': responsive({
        desktop: {
          gridTemplateColumns: '1fr min(53.5vw, 61.4rem)',
          minHeight: `min(clamp(27.5rem, 30.5vw, 35rem), 100svh - ${vars.size.bar})`,
        },
      }),
    }),
  ],
})

export const words = layoutStyle({
  alignContent: 'center',
  padding: `${vars.space.l} ${vars.space.pageMargin}`,
  '@media': {
    ...responsive({
      desktop: { padding: `${vars.space.xxl} ${vars.space.m} ${vars.space.xxxl} ${vars.size.pageEdge}` },
    }),
    [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: vars.space.m },
  },
})

/** Beside its floor, at the end of the words' column; on narrow windows on the slab itself, as on the home page. */
export const level = layoutStyle({
  fontSize: vars.font.meta,
  lineHeight: 1.3,
  '@media': {
    ...responsive({ desktop: { ...floorLevel, gridArea: '1 / 1 / 2 / 2', right: 0, bottom: floor } }),
    [mediaBelow('desktop')]: {
      position: 'relative',
      paddingLeft: vars.space.pageMargin,
      background: palette.mur,
      lineHeight: '1.75rem',
      '::before': { ...dimensionTick, top: 'calc(50% - 7px)', left: '8px', height: '14px' },
    },
    [mediaLowest]: { display: 'none' },
  },
})

const frame = layoutStyle({
  height: 'min(69vw, 50svh)',
  background: 'none',
  '@media': {
    ...responsive({ desktop: { height: 0, minHeight: '100%' } }),
    [mediaLowest]: { display: 'none' },
  },
})

/** Its floor is at the lower edge, whatever its height. The cellar has no ground of its own: it lies in the dark, whole. */
export const picture = styleVariants({
  street: [frame],
  cellar: [
    frame,
    inLayout({
      height: 'min(56vw, 50svh)',
      '@media': responsive({ desktop: { marginLeft: '-13.6vw' } }),
    }),
  ],
})
// The wall of its left edge is seen however much is cut off; its right edge is whole.
globalStyle(
  `${head.street} img`,
  inLayout({ borderLeft: `1.4vw solid ${palette.mur}`, objectPosition: 'right bottom' }),
)
globalStyle(
  `${head.cellar} img`,
  inLayout({
    objectPosition: 'right bottom',
    '@media': responsive({ desktop: { objectFit: 'contain' } }),
  }),
)
