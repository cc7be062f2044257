import chevron from '../assets/drawings/chevron.svg'
import errorDrawing from '../assets/drawings/refus.svg'
import { layoutStyle, vars } from '../../styles/index.ts'

/**
 * The icon in the corner of a `:user-invalid` control; the browser's own bubble says what is wrong. Forced colours do not change
 * it. A background image of the control would not do: browsers remove it from a field that they fill in.
 */
const errorIcon = {
  content: '',
  position: 'absolute',
  gridArea: '2 / 1',
  top: '0.9rem',
  right: vars.space.m,
  width: '20px',
  height: '20px',
  background: `url('${errorDrawing}')`,
  pointerEvents: 'none',
} as const

export const field = layoutStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  selectors: { '&:has(> :user-invalid)::after': errorIcon },
})

export const wideField = layoutStyle(field, { gridColumn: '1 / -1' })

export const label = layoutStyle({ fontWeight: 600, lineHeight: 1.3 })

const invalid = {
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
    '&:user-invalid': invalid,
    'textarea&': { resize: 'vertical' },
  },
})

/** Its own arrow is as far from the edge as the text. */
export const select = layoutStyle(control, {
  appearance: 'none',
  paddingRight: vars.space.xxl,
  background: `${vars.colour.field} url('${chevron}') no-repeat right ${vars.space.m} center`,
  forcedColours: { appearance: 'auto', backgroundImage: 'none' },
})
