import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { columns, leadText } from '../../../styles/mixins.ts'
import { mediaFrom, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = pageStyle({ position: 'relative', overflowX: 'clip' })

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  '@media': responsive({
    tablet: {
      width: '100%',
      aspectRatio: '21 / 9',
      // In a low window this leaves room for the words under the picture.
      maxHeight: `max(16rem, calc(100svh - ${vars.size.bar} - 14rem))`,
    },
  }),
})

// Parapet, sky and centring stay in the crop, however flat it is.
globalStyle(`${picture} img`, inPage({ objectPosition: '45% 12%' }))

/** The block ends where the page's sixth column begins; the index starts at the seventh column. */
export const overlap = pageStyle({
  '@media': responsive({
    tablet: { maxWidth: vars.size.container, marginInline: 'auto' },
    desktop: {
      display: 'grid',
      gridTemplateColumns: `calc(${vars.space.pageMargin} + ${columns(6)} + ${vars.space.gutter}) minmax(0, 1fr)`,
    },
  }),
})

/** A dark block over the picture's lower left corner. */
export const block = pageStyle([
  container,
  {
    paddingBlock: vars.space.xl,
    '@media': {
      ...responsive({
        tablet: {
          position: 'relative',
          width: 'min(34rem, 66%)',
          // Clear of the centring's foot.
          margin: 'clamp(-5rem, -4vw, -2rem) 0 0',
          paddingRight: vars.space.xl,
          // On windows wider than the page, the block still starts at the window's edge: a border image paints the
          // block's colour 50vw to its left without widening it.
          borderImage: `conic-gradient(${vars.colour.background} 0 0) fill 0 / 0 / 0 0 0 50vw`,
        },
        desktop: { width: `calc(${vars.space.pageMargin} + ${columns(5)} + ${vars.space.gutter})` },
      }),
      [`${mediaFrom('tablet')} and (height <= 30em)`]: { marginTop: '-16rem', paddingBlock: vars.space.l },
    },
  },
])

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: `min(${vars.font.h1}, 4.4vw)` } }),
})

export const lead = pageStyle({
  maxWidth: '32rem',
  marginTop: vars.space.l,
  ...leadText,
})
