import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'

export const field = uiStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' })

export const wideField = uiStyle([field, { gridColumn: '1 / -1' }])

export const label = uiStyle({ fontWeight: 600, lineHeight: 1.3 })

const drawn = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

/**
 * The browser's own message says what is wrong. This shows where, once the visitor has used the field. Colour alone is
 * not enough: the border is also thicker, and forced colours do not change the sign in the corner.
 */
const wrong = {
  paddingInline: `calc(${vars.space.m} - 0.5px) ${vars.space.xxl}`,
  borderWidth: '2px',
  borderColor: vars.colour.danger,
  backgroundColor: vars.colour.dangerBackground,
  backgroundImage: drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="10" fill="${palette.carmin}"/><path stroke="${palette.blanc}" stroke-width="2" d="M10 5v6M10 13v2"/></svg>`,
  ),
  backgroundPosition: `right ${vars.space.m} top 0.9rem`,
  backgroundRepeat: 'no-repeat',
}

export const control = uiStyle({
  width: '100%',
  minHeight: '52px',
  padding: `0.8rem ${vars.space.m}`,
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.colour.field,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    '&:user-invalid': wrong,
    'textarea&': { resize: 'vertical' },
  },
  // Chrome before 119 and Safari before 16.5; Field.tsx sets the attribute.
  '@supports': { 'not selector(:user-invalid)': { selectors: { '[data-refused] > &:invalid': wrong } } },
})

const chevron = `<svg xmlns="http://www.w3.org/2000/svg" width="14" height="8" fill="none" stroke="${palette.encre}" stroke-width="2"><path d="m1 1 6 6 6-6"/></svg>`

/** A list of choices. It has its own arrow, so that arrow and text are equally far from the edges. */
export const select = uiStyle([
  control,
  {
    appearance: 'none',
    paddingRight: vars.space.xxl,
    backgroundImage: drawn(chevron),
    backgroundPosition: `right ${vars.space.m} center`,
    backgroundRepeat: 'no-repeat',
    '@media': { '(forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' } },
  },
])
