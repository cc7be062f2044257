import { assignVars, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inBase } from './layers.ts'
import { roles } from './roles.ts'

/** Each class sets a background and the value of every colour role on it. Paper is white everywhere (print.css.ts). */
export const surfaces = styleVariants(roles, (values) =>
  inBase({
    vars: assignVars(vars.colour, values),
    background: vars.colour.background,
    color: vars.colour.text,
  }),
)
