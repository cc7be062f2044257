import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = style({ position: 'relative', overflowX: 'clip' })

export const picture = style({
  aspectRatio: '4 / 3',
  ...responsive({ tablet: { aspectRatio: '21 / 9' } }),
})

// The upper part: parapet, sky and centring. The first service shows its feet.
globalStyle(`${picture} img`, { objectPosition: '45% 5%' })

export const overlap = style({
  ...responsive({ tablet: { maxWidth: vars.size.container, marginInline: 'auto' } }),
})

/** A block of night that stands on the picture's lower left corner. */
export const block = style([
  container,
  {
    paddingBlock: vars.space.xxl,
    ...responsive({
      tablet: {
        position: 'relative',
        width: 'min(32rem, 66%)',
        margin: 'clamp(-12rem, -9vw, -4rem) 0 0',
        paddingRight: vars.space.xl,
        // On windows wider than the page it still comes from the window's edge.
        borderImage: `conic-gradient(${vars.colour.ground} 0 0) fill 0 / 0 / 0 0 0 50vw`,
      },
      desktop: { width: 'min(38rem, 52%)' },
    }),
  },
])

export const lead = style({
  maxWidth: '32rem',
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})
