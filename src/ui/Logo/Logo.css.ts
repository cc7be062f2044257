import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: '1.1875rem',
  fontStretch: '118%',
  fontWeight: 600,
  letterSpacing: '-0.018em',
  lineHeight: 1.1,
})

export const mark = style({ width: '36px', height: '36px', flexShrink: 0 })
export const building = style({ fill: 'currentColor' })
export const angle = style({ fill: vars.colour.accent })
