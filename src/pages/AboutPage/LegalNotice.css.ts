import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const title = pageStyle({ fontSize: vars.font.h3 })

export const intro = pageStyle({
  maxWidth: vars.size.measure,
  margin: `${vars.space.m} 0 ${vars.space.xl}`,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
})

export const list = pageStyle({
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  // The address of a mediator's site can be longer than a line.
  overflowWrap: 'anywhere',
  ...responsive({ wide: { columns: 2, columnGap: vars.space.xxxl } }),
})

export const row = pageStyle({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  paddingBlock: vars.space.s,
  borderTop: `1px solid ${vars.colour.hairline}`,
  breakInside: 'avoid',
  ...responsive({ phablet: { gridTemplateColumns: '13rem 1fr' } }),
})

export const label = pageStyle({ color: vars.colour.text, fontWeight: 600 })
