import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { roomOfWords } from './Storey.css.ts'

/** The second cellar, painted from floor to vault. */
export const room = pageStyle([
  roomOfWords,
  { paddingBlock: vars.space.xxl, '@media': { print: { paddingTop: 0 } } },
])

export const text = pageStyle({ maxWidth: '34rem', marginTop: vars.space.m })

export const links = pageStyle({ marginTop: vars.space.l })
