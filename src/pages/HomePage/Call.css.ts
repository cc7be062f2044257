import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { roomOfWords } from './Storey.css.ts'

/** The second cellar, painted from floor to vault. */
export const room = pageStyle([
  roomOfWords,
  {
    paddingBlock: vars.space.xxl,
    '@media': {
      // More concrete between the two orange rooms than a slab.
      ...responsive({ phablet: { marginTop: '2.25rem', paddingBlock: '2.25rem' } }),
      print: { paddingTop: 0 },
    },
  },
])
