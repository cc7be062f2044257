import chevron from '../assets/drawings/chevron.svg'
import refused from '../assets/drawings/refus.svg'
import { layoutStyle, vars } from '../../styles/index.ts'

/**
 * The browser's own message says what is wrong with a control. Its colours and this sign in its corner show where, once
 * the visitor has used it: forced colours do not change the sign, and it is no picture of the control's, which browsers
 * take from a field that they fill in.
 */
const refusal = {
  content: '',
  position: 'absolute',
  gridArea: '2 / 1',
  top: '0.9rem',
  right: vars.space.m,
  width: '20px',
  height: '20px',
  background: `url('${refused}')`,
  pointerEvents: 'none',
} as const

export const field = layoutStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  selectors: { '&:has(> :user-invalid)::after': refusal },
})

export const wideField = layoutStyle(field, { gridColumn: '1 / -1' })

export const label = layoutStyle({ fontWeight: 600, lineHeight: 1.3 })

const wrong = {
  paddingRight: vars.space.xxl,
  borderColor: vars.danger.colour,
  backgroundColor: vars.danger.background,
}

export const control = layoutStyle({
  width: '100%',
  minHeight: '52px',
  padding: `0.8rem ${vars.space.m}`,
  border: `solid ${vars.colour.text}`,
  borderWidth: '0 0 2px',
  borderRadius: 0,
  background: vars.colour.field,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.accent },
    '&:user-invalid': wrong,
    'textarea&': { resize: 'vertical' },
  },
})

/** A list of choices. It has its own arrow, so that arrow and text are equally far from the edges. */
export const select = layoutStyle(control, {
  appearance: 'none',
  paddingRight: vars.space.xxl,
  background: `${vars.colour.field} url('${chevron}') no-repeat right ${vars.space.m} center`,
  forcedColours: { appearance: 'auto', backgroundImage: 'none' },
})
