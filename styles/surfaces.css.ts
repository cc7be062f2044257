import { assignVars, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inBase } from './layers.ts'
import { printed, roles } from './roles.ts'

/** A class of these sets a background, and what every colour role is on it. */
export const surfaces = styleVariants(roles, (values) =>
  inBase({
    vars: assignVars(vars.colour, values),
    background: vars.colour.background,
    color: vars.colour.text,
    '@media': { print: { vars: assignVars(vars.colour, printed) } },
  }),
)
