import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const band = layoutStyle({
  display: 'grid',
  gap: vars.space.xl,
  ...responsive({
    phablet: { justifyItems: 'start' },
    desktop: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  }),
})

export const text = layoutStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.m,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})
