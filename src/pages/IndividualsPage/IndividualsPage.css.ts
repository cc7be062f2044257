import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const room = pageStyle([container])

export const picture = pageStyle({ aspectRatio: '16 / 10' })

export const title = pageStyle({ maxWidth: '14em', marginBottom: vars.space.xxl })

export const trades = pageStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  ...responsive({
    phablet: { gridTemplateColumns: '1fr 1fr' },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
})

export const trade = pageStyle({ paddingTop: vars.space.l, borderTop: `1px solid ${vars.colour.hairline}` })

export const icon = pageStyle({
  width: '48px',
  height: '48px',
  marginBottom: vars.space.l,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  // Its drawing starts 3 units inside its box: on the margin like the words under it.
  marginLeft: '-6px',
})

export const work = pageStyle({ stroke: vars.colour.accent })

export const text = pageStyle({
  maxWidth: '26rem',
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
})
