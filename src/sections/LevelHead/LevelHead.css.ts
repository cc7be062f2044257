import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { dimensionTick } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaLowest, responsive } from '../../../styles/responsive.ts'

/** How much of the picture's height is below its finished floor. */
const floor = createVar()

const ground = layoutStyle({
  display: 'grid',
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }),
})

/** Beside the street, the night over the pavement; beside the cellar, the earth. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      vars: { [floor]: '4.1%' },
      '@media': {
        screen: {
          background: `linear-gradient(to top, ${palette.trottoir} ${floor}, transparent 0), linear-gradient(${palette.ciel}, ${palette.cielBas})`,
        },
      },
    }),
  ],
  cellar: [
    ground,
    inLayout({
      vars: { [floor]: '6%' },
      '@media': {
        screen: {
          vars: { [vars.colour.textSecondary]: palette.blanc },
          background: "url('../../assets/pictures/coupe-terre-cave.webp') left bottom / auto 100%",
        },
      },
    }),
  ],
})

export const words = layoutStyle({
  position: 'relative',
  padding: `${vars.space.xl} ${vars.space.pageMargin}`,
  '@media': {
    ...responsive({
      desktop: { padding: `${vars.space.xxl} ${vars.space.l} ${vars.space.xxxl} ${vars.size.pageEdge}` },
    }),
    [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: vars.space.m },
  },
})

/** As an architect writes the height of a floor: on a thin line to the wall. */
export const level = layoutStyle({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      right: 0,
      bottom: floor,
      width: '7.5rem',
      paddingRight: vars.space.s,
      borderBottom: `1px solid ${vars.colour.control}`,
      fontSize: vars.font.meta,
      lineHeight: 1.3,
      textAlign: 'right',
      '::after': { ...dimensionTick, top: 'auto', right: '-1px', bottom: '-0.5rem', height: '1rem' },
    },
  }),
})

/** Its floor is at the lower edge, whatever its height. */
export const picture = layoutStyle({
  height: '10rem',
  background: 'none',
  '@media': {
    ...responsive({ desktop: { height: 0, minHeight: '100%' } }),
    [mediaLowest]: { display: 'none' },
  },
})
globalStyle(`${picture} > img`, inLayout({ objectPosition: 'left bottom' }))
