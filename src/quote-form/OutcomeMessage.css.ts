import { vars } from '../../styles/contract.css.ts'
import { layoutStyle } from '../../styles/layers.ts'
import { failedMessage, messageBox } from '../../styles/mixins.ts'
import { responsive } from '../../styles/responsive.ts'

export const message = layoutStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  ...messageBox,
})

export const failure = layoutStyle([message, failedMessage])

export const title = layoutStyle({ fontWeight: 600 })

export const actions = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  '@media': responsive({ phablet: { display: 'flex', flexWrap: 'wrap' } }),
})
