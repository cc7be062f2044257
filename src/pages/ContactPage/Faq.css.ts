import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'

export const list = pageStyle({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const item = pageStyle({ borderTop: `1px solid ${vars.colour.hairline}` })

const stroke = {
  content: '',
  position: 'absolute',
  top: '50%',
  right: 0,
  width: '18px',
  borderTop: `2px solid ${vars.colour.accent}`,
} as const

/** A plus that becomes a minus. */
export const question = pageStyle({
  position: 'relative',
  padding: `${vars.space.l} ${vars.space.xxl} ${vars.space.l} 0`,
  fontSize: vars.font.h3,
  ...headingFace,
  textWrap: 'balance',
  lineHeight: 1.3,
  listStyle: 'none',
  cursor: 'pointer',
  '::before': stroke,
  '::after': {
    ...stroke,
    transform: 'rotate(90deg)',
    transition: `transform ${vars.motion.menu} ${vars.motion.easing}`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &::after': { transform: 'none' },
    '&:hover': { color: vars.colour.accentText },
  },
})

export const answer = pageStyle({
  maxWidth: vars.size.measure,
  paddingBottom: vars.space.xl,
  color: vars.colour.textSecondary,
})
