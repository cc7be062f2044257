import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

/** Between the words and the button; on narrow windows it comes in from the corner, above the words. */
export const crack = pageStyle({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '40%',
  height: 'clamp(3rem, 6vw, 5rem)',
  fill: 'none',
  stroke: vars.colour.text,
  strokeLinejoin: 'bevel',
  ...responsive({ desktop: { right: '22%', width: '18%', height: '100%' } }),
})

// Its branches are thinner, and the ends of those thinner still.
globalStyle(`${crack} path`, inPage({ strokeWidth: 3.5, vectorEffect: 'non-scaling-stroke' }))
globalStyle(`${crack} path:nth-child(2)`, inPage({ strokeWidth: 2 }))
globalStyle(`${crack} path:nth-child(3)`, inPage({ strokeWidth: 1.2 }))
