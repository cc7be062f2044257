import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

/** On the lower edge of the band; on narrow windows, where it would lie under the words, there is none. */
export const arch = pageStyle({
  display: 'none',
  position: 'absolute',
  right: vars.space.pageMargin,
  bottom: 0,
  width: 'min(92%, 38rem)',
  fill: 'none',
  stroke: vars.colour.text,
  strokeWidth: 1.2,
  ...responsive({ desktop: { display: 'block' } }),
})

export const stones = pageStyle({ strokeWidth: 2 })
