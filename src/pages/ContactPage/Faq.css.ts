import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'

const line = `1px solid ${vars.colour.hairline}`

export const item = pageStyle({ borderTop: line, ':last-child': { borderBottom: line } })

export const question = pageStyle([
  foldedSummary,
  {
    paddingBlock: vars.space.l,
    fontSize: vars.font.h3,
    textWrap: 'balance',
  },
])

export const answer = pageStyle({ paddingBottom: vars.space.xl })
