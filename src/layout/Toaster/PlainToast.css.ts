import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { failedMessage, messageBox } from '../../../styles/mixins.ts'

export const message = layoutStyle({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: vars.zIndex.toast,
  maxWidth: '28rem',
  padding: vars.space.l,
  ...messageBox,
  boxShadow: vars.shadow.raised,
})

export const failure = layoutStyle([message, failedMessage])
