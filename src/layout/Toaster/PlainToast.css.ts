import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'

export const message = layoutStyle({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: vars.zIndex.toast,
  maxWidth: '28rem',
  padding: vars.space.l,
  borderLeft: `4px solid ${vars.colour.text}`,
  background: vars.colour.field,
  boxShadow: vars.shadow.raised,
})

export const failure = layoutStyle([message, { borderLeftColor: vars.colour.danger }])
