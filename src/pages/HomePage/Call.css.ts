import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { roomOfWords } from './Storey.css.ts'

/** The second cellar, painted from floor to vault, with more concrete between the two orange rooms than a slab. */
export const room = pageStyle([
  roomOfWords,
  { paddingBlock: vars.space.xxl, '@media': responsive({ phablet: { marginTop: '2.25rem' } }) },
])
