import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const crack = pageStyle({
  width: '100%',
  height: '9rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.colour.text,
  strokeLinejoin: 'bevel',
  '@media': responsive({ desktop: { height: '100%' } }),
})

// The branches are thinner than the crack itself, and their ends are even thinner.
globalStyle(`${crack} path`, inPage({ strokeWidth: 3.5, vectorEffect: 'non-scaling-stroke' }))
globalStyle(`${crack} path:nth-child(2)`, inPage({ strokeWidth: 2 }))
globalStyle(`${crack} path:nth-child(3)`, inPage({ strokeWidth: 1.2 }))
