import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { mediaLow, responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = pageStyle({ overflowX: 'clip' })

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  '@media': {
    ...responsive({
      phablet: {
        width: '100%',
        aspectRatio: '9 / 4',
        // This leaves room for the title under the picture.
        maxHeight: `calc(100svh - ${vars.size.bar} - 11rem)`,
      },
    }),
    // And here for the lead as well.
    [mediaLow]: { maxHeight: `max(2rem, calc(100svh - ${vars.size.bar} - 17rem))` },
  },
})

// Less of the picture is shown then: the arch, rather than the water.
globalStyle(`${picture} img`, inPage({ '@media': { [mediaLow]: { objectPosition: '45% 25%' } } }))

/** The block ends where the page's fifth column begins, the index starts at the sixth. */
export const overlap = pageStyle([container, columns[12], { rowGap: vars.space.l }])

/** A dark block as wide as the window, on a desktop under the picture's left third. */
export const block = pageStyle({
  paddingBlock: vars.space.xl,
  // A border image paints the block's colour 50vw to its left and right, without widening it.
  borderImage: `conic-gradient(${vars.colour.background} 0 0) fill 0 / 0 / 0 50vw`,
  '@media': {
    ...responsive({
      desktop: {
        marginRight: `calc(-1 * ${vars.space.gutter})`,
        paddingRight: vars.space.xl,
        borderImageOutset: '0 0 0 50vw',
      },
    }),
    [mediaLow]: { paddingBlock: vars.space.m },
  },
})

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: `min(${vars.font.h2}, 3.6vw)` } }),
})
