import type { vars } from './contract.css.ts'
import { palette } from './palette.ts'

type Role = keyof typeof vars.colour
type Roles = Record<Role, string>

/** What each colour role is on a light ground. */
export const light = (ground: string): Roles => ({
  ground,
  text: palette.encre,
  textSecondary: palette.ardoise,
  textCaption: palette.zinc,
  hairline: palette.ligne,
  control: palette.bord,
  controlFill: palette.chaux,
  focus: palette.miniumFonce,
  accent: palette.minium,
  accentText: palette.miniumFonce,
  primary: palette.minium,
  primaryHover: palette.miniumSurvol,
  primaryActive: palette.miniumFonce,
  onPrimary: palette.blanc,
  secondary: palette.encre,
  secondaryHover: palette.encreSurvol,
  onSecondary: palette.blanc,
  danger: palette.carmin,
  dangerHover: palette.carminSurvol,
  dangerGround: palette.carminFond,
  onDanger: palette.blanc,
  field: palette.blanc,
  picture: palette.pierre,
})

/** On paper: black on white. */
export const printed: Roles = {
  ...light(palette.blanc),
  text: palette.noir,
  textSecondary: palette.noir,
  textCaption: palette.noir,
  accent: palette.noir,
  accentText: palette.noir,
}

/** What differs on the night grounds. */
export const night = (ground: string): Roles => ({
  ...light(ground),
  text: palette.blanc,
  textSecondary: palette.brume,
  textCaption: palette.brume,
  hairline: palette.traitNuit,
  control: palette.blancVoile,
  controlFill: palette.nuit2,
  focus: palette.miniumClair,
  accent: palette.miniumClair,
  accentText: palette.miniumClair,
  secondary: palette.blanc,
  secondaryHover: palette.chaux,
  onSecondary: palette.encre,
})

/** What differs on the closing band: its button turns white. */
export const accent = (ground: string): Roles => ({
  ...light(ground),
  text: palette.blanc,
  textSecondary: palette.blanc,
  textCaption: palette.blanc,
  hairline: palette.miniumFonce,
  control: palette.blanc,
  controlFill: palette.miniumSurvol,
  focus: palette.blanc,
  accent: palette.blanc,
  accentText: palette.blanc,
  primary: palette.blanc,
  primaryHover: palette.chaux,
  primaryActive: palette.ligne,
  onPrimary: palette.encre,
})
