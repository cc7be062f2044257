import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, numeral } from '../../../styles/mixins.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const section = pageStyle([container, { paddingBlock: `${vars.space.xl} ${vars.space.l}` }])

/** A dimension line; the opening hours stand in its middle, where a plan has the measurement. */
export const hours = pageStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // The last values, in vw, are for a phone with text set to twice the size.
  gap: `min(${vars.space.m}, 4vw)`,
  minHeight: '1.5rem',
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  textAlign: 'center',
})
globalStyle(
  `${hours}::before, ${hours}::after`,
  inPage({ content: '', flex: '1 0 min(2rem, 8vw)', borderTop: `1px solid ${vars.colour.text}` }),
)

const atItsMiddle = { ...dimensionTick, top: 'calc(50% - 0.75rem)' } as const

globalStyle(`${hours} > span::before`, inPage({ ...atItsMiddle, left: 0 }))
globalStyle(`${hours} > span::after`, inPage({ ...atItsMiddle, right: 0 }))

/** Its pairs of digits are spread over the line; on a phone they are as large as it allows, and read as one number. */
export const number = pageStyle({
  display: 'block',
  paddingTop: vars.space.s,
  fontSize: 'min(11vw, 7.5rem, 18svh)',
  ...numeral,
  textAlignLast: 'justify',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.colour}`,
  selectors: { '&:hover': { color: vars.colour.accentText } },
})
