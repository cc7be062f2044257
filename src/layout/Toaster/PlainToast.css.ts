import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'

export const message = style({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: 4,
  maxWidth: '28rem',
  padding: vars.space.l,
  borderLeft: `4px solid ${vars.colour.danger}`,
  background: vars.colour.field,
  boxShadow: vars.shadow.raised,
})
