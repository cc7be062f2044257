import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { columns } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

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

// Parapet, sky and centring stay in the crop, however flat it is.
globalStyle(`${picture} img`, inPage({ objectPosition: '45% 12%' }))

const upTo = (count: number) => `calc(${vars.space.pageMargin} + ${columns(count)} + ${vars.space.gutter})`

/** The block ends where the page's fifth column begins, left of the orange; the index starts at the sixth. */
export const overlap = pageStyle({
  maxWidth: vars.size.container,
  marginInline: 'auto',
  '@media': responsive({
    desktop: { display: 'grid', gridTemplateColumns: `${upTo(5)} minmax(0, 1fr)` },
  }),
})

/** A dark block, on a desktop over the picture's lower left corner. */
export const block = pageStyle({
  padding: `${vars.space.xl} ${vars.space.pageMargin}`,
  '@media': responsive({
    phablet: {
      // On windows wider than the page, the block still starts at the window's edge: a border image paints the
      // block's colour 50vw to its left without widening it.
      borderImage: `conic-gradient(${vars.colour.background} 0 0) fill 0 / 0 / 0 0 0 50vw`,
    },
    desktop: {
      position: 'relative',
      width: upTo(4),
      // On very wide windows the picture is so much wider than the page that the orange would be under the block.
      marginTop: 'clamp(-4rem, 100vw - 130rem, 0px)',
      paddingRight: vars.space.xl,
    },
  }),
})

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: `min(${vars.font.h2}, 3.6vw)` } }),
})
