import { assignVars, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { accent, light, night, printed } from './grounds.ts'
import { palette } from './palette.ts'

const ground = (roles: ReturnType<typeof light>) => ({
  vars: assignVars(vars.colour, roles),
  background: vars.colour.ground,
  color: vars.colour.text,
  '@media': { print: { vars: assignVars(vars.colour, printed) } },
})

/** The surfaces of the site. A class of these sets its ground and what every colour role is on it. */
export const grounds = styleVariants({
  plain: ground(light(palette.platre)),
  surface: ground(light(palette.blanc)),
  muted: ground({ ...light(palette.chaux), hairline: palette.ligneFoncee }),
  night: ground(night(palette.nuit)),
  accent: ground(accent(palette.minium)),
})
