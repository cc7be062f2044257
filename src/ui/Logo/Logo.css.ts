import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'

export const logo = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: '1.1875rem',
  ...headingFace,
  lineHeight: 1.1,
})

// The drawing starts 5 units inside its box, which is 48 units wide. Moved left by that much, it starts at the margin.
export const mark = uiStyle({
  width: '36px',
  height: '36px',
  flexShrink: 0,
  marginLeft: 'calc(-36px * 5 / 48)',
})
export const building = uiStyle({ fill: 'currentColor' })
export const angle = uiStyle({ fill: vars.colour.accent })
