import { vars } from '../../styles/contract.css.ts'
import { layoutStyle } from '../../styles/layers.ts'
import { responsive } from '../../styles/responsive.ts'

export const message = layoutStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.l,
  borderLeft: `4px solid ${vars.colour.text}`,
  borderRadius: vars.radius.control,
  background: vars.colour.field,
})

export const failure = layoutStyle({ borderLeftColor: vars.colour.danger })

export const title = layoutStyle({ fontWeight: 600 })

export const actions = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  '@media': responsive({ phablet: { display: 'flex', flexWrap: 'wrap' } }),
})
