import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral } from '../../../styles/mixins.ts'

/** As many in a row as fit; a figure that is alone in its row stands at the left. */
export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.s,
  width: '100%',
  lineHeight: 1.3,
})

export const value = pageStyle({
  display: 'block',
  fontSize: 'min(clamp(2rem, 3vw, 3rem), 12vw)',
  ...numeral,
})

export const sources = pageStyle({ marginTop: vars.space.m })
