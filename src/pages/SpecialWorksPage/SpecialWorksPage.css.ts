import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const hero = style({ position: 'relative' })

export const picture = style({
  aspectRatio: '4 / 3',
  ...responsive({ tablet: { aspectRatio: '21 / 9' } }),
})

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
        width: 'min(44rem, 80%)',
        margin: 'clamp(-16rem, -14vw, -6rem) 0 0',
        paddingRight: vars.space.xxl,
      },
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
