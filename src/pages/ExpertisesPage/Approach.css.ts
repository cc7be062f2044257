import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'

export const steps = style({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(3.5rem, 8vw, 7rem) 1fr',
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
})

export const number = style({
  color: vars.colour.accentText,
  fontSize: vars.font.h3,
  fontStretch: '122%',
  fontWeight: 600,
  lineHeight: 1.2,
})

export const text = style({
  maxWidth: '34rem',
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
})
