import chevron from '../../assets/drawings/chevron.svg'
import refused from '../../assets/drawings/refus.svg'
import { uiStyle, vars } from '../../../styles/index.ts'

export const field = uiStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' })

export const wideField = uiStyle(field, { gridColumn: '1 / -1' })

export const label = uiStyle({ fontWeight: 600, lineHeight: 1.3 })

/**
 * The browser's own message says what is wrong. This shows where, once the visitor has used the field. Colour alone is
 * not enough: forced colours do not change the sign in the corner.
 */
const wrong = {
  paddingRight: vars.space.xxl,
  borderColor: vars.colour.danger,
  background: `${vars.colour.dangerBackground} url('${refused}') no-repeat right ${vars.space.m} top 0.9rem`,
}

export const control = uiStyle({
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
export const select = uiStyle(control, {
  appearance: 'none',
  paddingRight: vars.space.xxl,
  background: `${vars.colour.field} url('${chevron}') no-repeat right ${vars.space.m} center`,
  forcedColours: { appearance: 'auto', backgroundImage: 'none' },
})
