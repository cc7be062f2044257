import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'

export const drawing = layoutStyle({
  width: '100%',
  height: 'clamp(6rem, 8.4vw, 9rem)',
  fill: 'none',
  stroke: vars.colour.hairline,
  strokeWidth: 1.2,
  vectorEffect: 'non-scaling-stroke',
})

export const work = layoutStyle({ stroke: vars.colour.accent })
