import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { roomOfWords } from './Storey.css.ts'

export const room = pageStyle([
  roomOfWords,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.l} ${vars.space.gutter}`,
    '@media': responsive({ phablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  },
])

export const reason = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.text}` })
export const name = pageStyle({ marginBottom: vars.space.xs, fontSize: vars.font.lead, lineHeight: 1.3 })
export const intro = pageStyle({ marginBlock: vars.space.m })
export const title = pageStyle({ maxWidth: '8em', fontSize: vars.font.h2 })
