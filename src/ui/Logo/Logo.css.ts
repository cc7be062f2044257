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

export const mark = uiStyle({ width: '36px', height: '36px', flexShrink: 0 })
export const building = uiStyle({ fill: 'currentColor' })
export const angle = uiStyle({ fill: vars.colour.accent })
