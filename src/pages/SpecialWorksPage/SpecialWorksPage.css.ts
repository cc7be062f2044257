import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = pageStyle({ overflowX: 'clip' })

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  '@media': responsive({
    phablet: {
      width: '100%',
      aspectRatio: '21 / 9',
      // In a low window this leaves room for the words under the picture.
      maxHeight: `max(6rem, calc(100svh - ${vars.size.bar} - 15.5rem))`,
    },
  }),
})

/** The block ends where the page's fifth column begins, left of the orange; the index starts at the sixth. */
export const overlap = pageStyle([container, columns[12], { rowGap: vars.space.l }])

/** A dark block as wide as the window, on a desktop over the picture's lower left corner. */
export const block = pageStyle({
  paddingBlock: vars.space.xl,
  // A border image paints the block's colour 50vw to its left and right, without widening it.
  borderImage: `conic-gradient(${vars.colour.background} 0 0) fill 0 / 0 / 0 50vw`,
  '@media': responsive({
    desktop: {
      position: 'relative',
      // On very wide windows the picture is so much wider than the page that the orange would be under the block.
      margin: `clamp(-4rem, 100vw - 130rem, 0px) calc(-1 * ${vars.space.gutter}) 0 0`,
      paddingRight: vars.space.xl,
      borderImageOutset: '0 0 0 50vw',
    },
  }),
})

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: `min(${vars.font.h2}, 3.6vw)` } }),
})
