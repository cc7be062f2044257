import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = pageStyle({ position: 'relative', overflowX: 'clip' })

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  ...responsive({ tablet: { aspectRatio: '21 / 9' } }),
})

// The upper part: parapet, sky and centring. The first service shows its feet.
globalStyle(`${picture} img`, inPage({ objectPosition: '45% 5%' }))

export const overlap = pageStyle({
  ...responsive({ tablet: { maxWidth: vars.size.container, marginInline: 'auto' } }),
})

/** A block of night that stands on the picture's lower left corner. */
export const block = pageStyle([
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
        borderImage: `conic-gradient(${vars.colour.background} 0 0) fill 0 / 0 / 0 0 0 50vw`,
      },
      desktop: { width: 'min(38rem, 52%)' },
    }),
  },
])

export const lead = pageStyle({
  maxWidth: '32rem',
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})
