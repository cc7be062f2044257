import { headingFace, mixins, uiStyle, vars } from '../../../styles/index.ts'

const stroke = {
  content: '',
  position: 'absolute',
  top: '50%',
  right: 0,
  width: '18px',
  borderTop: `2px solid ${vars.colour.accent}`,
} as const

/** A <summary>. At its end is a plus, which becomes a minus when the <details> is open. */
export const disclosureSummary = uiStyle(headingFace, {
  position: 'relative',
  padding: `${vars.space.m} 2rem ${vars.space.m} 0`,
  lineHeight: 1.3,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before, &::after': stroke,
    '&::after': {
      transform: 'rotate(90deg)',
      transition: `transform ${vars.motion.menu} ${vars.motion.easing}`,
    },
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &::after': { transform: 'none' },
    '&:hover': mixins.underline('0.25em'),
  },
})

export const ruled = uiStyle({ borderTop: `1px solid ${vars.colour.hairline}` })
export const ruledEnd = uiStyle({ borderBottom: `1px solid ${vars.colour.hairline}` })

export const summary = uiStyle(disclosureSummary, {
  paddingBlock: vars.space.l,
  fontSize: vars.font.h3Small,
  textWrap: 'balance',
})

export const content = uiStyle({ paddingBottom: vars.space.xl })
