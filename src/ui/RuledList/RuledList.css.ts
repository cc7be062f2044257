import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'

export const list = style({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const row = style({
  display: 'grid',
  gap: `${vars.space.xs} 1.75rem`,
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
  ...responsive({ tablet: { gridTemplateColumns: 'minmax(12rem, 5fr) 7fr' } }),
})

export const term = style({
  fontSize: vars.font.h3,
  fontStretch: '118%',
  fontWeight: 600,
  letterSpacing: '-0.018em',
  lineHeight: 1.2,
  textWrap: 'balance',
})

export const detail = style({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })
