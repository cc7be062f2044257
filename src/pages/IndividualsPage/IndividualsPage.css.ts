import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const room = style([container])

export const picture = style({ aspectRatio: '16 / 10' })

export const title = style({ maxWidth: '14em', marginBottom: vars.space.xxl })

export const trades = style({
  display: 'grid',
  gap: `${vars.space.xl} 1.75rem`,
  ...responsive({
    phablet: { gridTemplateColumns: '1fr 1fr' },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
})

export const trade = style({ paddingTop: vars.space.l, borderTop: `1px solid ${vars.colour.hairline}` })

export const icon = style({
  width: '48px',
  height: '48px',
  marginBottom: vars.space.l,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  // Its drawing starts 3 units inside its box: on the margin like the words under it.
  marginLeft: '-6px',
})

export const work = style({ stroke: vars.colour.accent })

export const text = style({ maxWidth: '26rem', marginTop: vars.space.xs, color: vars.colour.textSecondary })
