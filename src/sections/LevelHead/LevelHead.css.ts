import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { floorLevel, nightOverPavement } from '../../../styles/mixins.ts'
import { mediaLowest, responsive } from '../../../styles/responsive.ts'

/** How much of the picture's height is below its finished floor. */
const floor = createVar()

/** How tall the picture is under the words. */
const height = createVar()

const ground = layoutStyle({
  display: 'grid',
  '@media': responsive({ desktop: { gridTemplateColumns: `calc(50% + ${vars.space.gutter} / 2) 1fr` } }),
})

/** Beside the street, the night over the pavement; beside the cellar, the dark alone. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      vars: { [floor]: '4.1%', [height]: '10rem' },
      '@media': {
        screen: { background: nightOverPavement(floor) },
        // Low enough for the café's barman to be seen whole.
        ...responsive({ desktop: { minHeight: `min(23.7vw, 100svh - ${vars.size.bar})` } }),
      },
    }),
  ],
  cellar: [
    ground,
    inLayout({
      vars: { [floor]: '6%', [height]: 'min(47vw, 50svh)' },
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
  height,
  background: 'none',
  '@media': {
    ...responsive({ desktop: { height: 0, minHeight: '100%' } }),
    [mediaLowest]: { display: 'none' },
  },
})
globalStyle(`${head.street} img`, inLayout({ objectPosition: 'left bottom' }))
globalStyle(`${head.cellar} img`, inLayout({ objectPosition: 'right bottom' }))
