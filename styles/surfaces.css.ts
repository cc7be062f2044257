import { assignVars, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inBase } from './layers.ts'
import { roles } from './roles.ts'

/** Each class sets a background and every colour role for it. In print all surfaces are white (print.css.ts). */
export const surfaces = styleVariants(roles, (values) =>
  inBase({
    vars: assignVars(vars.colour, values),
    background: vars.colour.background,
    color: vars.colour.text,
  }),
)
