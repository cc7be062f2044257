import { palette } from './palette.ts'

/** The colours on a light surface; dark surfaces override some of them. */
const rolesOn = (background: string) => ({
  background,
  text: palette.encre,
  textSecondary: palette.ardoise,
  hairline: palette.ligne,
  control: palette.bord,
  controlFill: palette.chaux,
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
  dangerBackground: palette.carminFond,
  onDanger: palette.blanc,
  field: palette.blanc,
  picture: palette.pierre,
})

type Roles = Record<keyof ReturnType<typeof rolesOn>, string>

/** What each colour role is on each surface of the site. */
export const roles = {
  plain: rolesOn(palette.platre),
  raised: { ...rolesOn(palette.blanc), field: palette.platre },
  muted: { ...rolesOn(palette.chaux), hairline: palette.ligneFoncee },
  plastered: { ...rolesOn(palette.enduit), control: palette.zinc, accent: palette.miniumFonce },
  night: {
    ...rolesOn(palette.nuit),
    text: palette.blanc,
    textSecondary: palette.brume,
    hairline: palette.traitNuit,
    control: palette.blancVoile,
    controlFill: palette.nuit2,
    picture: palette.nuit2,
    accent: palette.miniumClair,
    accentText: palette.miniumClair,
    secondary: palette.blanc,
    secondaryHover: palette.chaux,
    onSecondary: palette.encre,
  },
  // Walls and slabs of a building in section.
  concrete: {
    ...rolesOn(palette.mur),
    text: palette.blanc,
    textSecondary: palette.blanc,
    hairline: palette.bord,
    control: palette.blanc,
    controlFill: palette.ardoise,
    picture: palette.ardoise,
    accent: palette.blanc,
    accentText: palette.blanc,
    secondary: palette.blanc,
    secondaryHover: palette.chaux,
    onSecondary: palette.encre,
  },
  // The background is minium, the brand's colour, so the primary button is white.
  brand: {
    ...rolesOn(palette.minium),
    text: palette.blanc,
    textSecondary: palette.blanc,
    control: palette.blanc,
    controlFill: palette.miniumSurvol,
    picture: palette.miniumSurvol,
    accent: palette.blanc,
    accentText: palette.blanc,
    primary: palette.blanc,
    primaryHover: palette.chaux,
    primaryActive: palette.ligne,
    onPrimary: palette.encre,
  },
} as const satisfies Record<string, Roles>

/** On paper, whatever the surface: black on white. */
export const printed: Roles = {
  ...rolesOn(palette.blanc),
  text: palette.noir,
  textSecondary: palette.noir,
  accent: palette.noir,
  accentText: palette.noir,
}
