import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'

export const steps = pageStyle({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const step = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(3.5rem, 8vw, 7rem) 1fr',
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
})

export const number = pageStyle({
  color: vars.colour.accentText,
  fontSize: vars.font.h3,
  fontStretch: '122%',
  fontWeight: 600,
  lineHeight: 1.2,
})

export const text = pageStyle({
  maxWidth: '34rem',
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
})
