import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { roomOfWords } from './Storey.css.ts'

/** The second cellar, painted from floor to vault. */
export const room = pageStyle([
  roomOfWords,
  {
    paddingBlock: vars.space.xxl,
    '@media': { print: { paddingTop: 0 } },
  },
])

export const text = pageStyle({ maxWidth: '34rem', marginTop: vars.space.m })

export const links = pageStyle({
  display: 'grid',
  gap: vars.space.s,
  marginTop: vars.space.l,
  '@media': responsive({ phablet: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l } }),
})
