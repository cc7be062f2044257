import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { floorLevel, nightOverPavement } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaLowest, responsive } from '../../../styles/responsive.ts'

/** How much of the picture's height is below its finished floor. */
const floor = createVar()

const ground = layoutStyle({
  display: 'grid',
  '@media': responsive({ desktop: { gridTemplateColumns: `calc(50% + ${vars.space.gutter} / 2) 1fr` } }),
})

/** Beside the street, the night over the pavement; beside the cellar, the dark alone. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      vars: { [floor]: '4.1%' },
      '@media': {
        screen: { background: nightOverPavement(floor) },
        ...responsive({ desktop: { minHeight: `min(24vw, 100svh - ${vars.size.bar})` } }),
      },
    }),
  ],
  cellar: [
    ground,
    inLayout({
      vars: { [floor]: '6%' },
      '@media': responsive({
        desktop: { minHeight: `min(clamp(27.5rem, 30.5vw, 35rem), 100svh - ${vars.size.bar})` },
      }),
    }),
  ],
})

export const words = layoutStyle({
  position: 'relative',
  alignContent: 'center',
  padding: `${vars.space.l} ${vars.space.pageMargin}`,
  '@media': {
    ...responsive({
      desktop: { padding: `${vars.space.xxl} ${vars.space.l} ${vars.space.xxxl} ${vars.size.pageEdge}` },
    }),
    [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: vars.space.m },
  },
})

export const level = layoutStyle({
  display: 'none',
  '@media': responsive({
    desktop: {
      ...floorLevel,
      display: 'block',
      right: 0,
      bottom: floor,
      fontSize: vars.font.meta,
      lineHeight: 1.3,
    },
  }),
})

/** Its floor is at the lower edge, whatever its height; the vault of the cellar ends on its pillar. */
export const picture = layoutStyle({
  height: 'min(47vw, 50svh)',
  background: 'none',
  '@media': {
    ...responsive({ desktop: { height: 0, minHeight: '100%' } }),
    [mediaLowest]: { display: 'none' },
  },
})
// The wall of its left edge is seen however much is cut off; so is the letterbox.
globalStyle(
  `${head.street} img`,
  inLayout({ borderLeft: `1.4vw solid ${palette.mur}`, objectPosition: '62% bottom' }),
)
globalStyle(`${head.cellar} img`, inLayout({ objectPosition: 'right bottom' }))
