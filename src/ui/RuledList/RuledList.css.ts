import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const list = uiStyle({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const row = uiStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.gutter}`,
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
  ...responsive({ tablet: { gridTemplateColumns: 'minmax(12rem, 5fr) 7fr' } }),
})

export const term = uiStyle({
  fontSize: vars.font.h3,
  ...headingFace,
  lineHeight: 1.2,
  textWrap: 'balance',
})

export const detail = uiStyle({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })
