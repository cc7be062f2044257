import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { pageEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/** Words on the left half, the picture from the middle to the window's right edge. */
export const hero = pageStyle({
  display: 'grid',
  ...responsive({ desktop: { gridTemplateColumns: '1fr 1fr', minHeight: 'clamp(36rem, 52vw, 54rem)' } }),
})

export const words = pageStyle({
  alignSelf: 'end',
  padding: `${vars.space.xxl} ${vars.space.pageMargin}`,
  ...responsive({
    desktop: { padding: `${vars.space.xxxl} ${vars.space.xxl} ${vars.space.xxxl} ${pageEdge}` },
  }),
})

export const lead = pageStyle({
  maxWidth: '30rem',
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  ...responsive({ desktop: { aspectRatio: 'auto', height: 0, minHeight: '100%' } }),
})

export const story = pageStyle({ display: 'grid', gap: vars.space.l, maxWidth: vars.size.measure })
