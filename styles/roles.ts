import { palette as own, type Palette } from './palette.ts'

/** The colours on a light surface; dark surfaces override some of them. */
const rolesOn = (background: string, palette: Palette) => ({
  background,
  text: palette.encre,
  textSecondary: palette.ardoise,
  hairline: palette.ligne,
  control: palette.bord,
  controlFill: palette.chaux,
  accent: palette.miniumTrait,
  accentText: palette.miniumFonce,
  primary: palette.minium,
  primaryHover: palette.miniumSurvol,
  primaryActive: palette.miniumAppui,
  onPrimary: palette.surMinium,
  secondary: palette.encre,
  secondaryHover: palette.encreSurvol,
  onSecondary: palette.blanc,
  field: palette.blanc,
  picture: palette.pierre,
})

type Roles = Record<keyof ReturnType<typeof rolesOn>, string>

/** Text, lines and icons of one colour. */
const inOne = (colour: string) => ({
  text: colour,
  textSecondary: colour,
  accent: colour,
  accentText: colour,
})

const onDark = ({ blanc, chaux, encre }: Palette) => ({
  ...inOne(blanc),
  secondary: blanc,
  secondaryHover: chaux,
  onSecondary: encre,
})

/** The value of each colour role on each surface, for a given palette. */
export const rolesOf = (palette: Palette) =>
  ({
    plain: rolesOn(palette.platre, palette),
    raised: { ...rolesOn(palette.blanc, palette), field: palette.platre },
    muted: { ...rolesOn(palette.chaux, palette), hairline: palette.ligneFoncee },
    plastered: { ...rolesOn(palette.enduit, palette), control: palette.zinc, accent: palette.miniumFonce },
    night: {
      ...rolesOn(palette.nuit, palette),
      ...onDark(palette),
      textSecondary: palette.brume,
      hairline: palette.traitNuit,
      control: palette.blancVoile,
      controlFill: palette.nuit2,
      picture: palette.nuit2,
      accent: palette.miniumClair,
      accentText: palette.miniumClair,
    },
    // Walls and slabs of a building drawn in section.
    concrete: {
      ...rolesOn(palette.mur, palette),
      ...onDark(palette),
      hairline: palette.bord,
      control: palette.blanc,
      controlFill: palette.ardoise,
      picture: palette.ardoise,
    },
    // The background is the brand's colour, so the primary button is white, or ink where the text is dark.
    brand: {
      ...rolesOn(palette.minium, palette),
      ...inOne(palette.surMinium),
      control: palette.surMinium,
      controlFill: palette.miniumSurvol,
      picture: palette.miniumSurvol,
      ...(palette.surMinium === palette.blanc
        ? {
            primary: palette.blanc,
            primaryHover: palette.chaux,
            primaryActive: palette.ligne,
            onPrimary: palette.encre,
          }
        : {
            primary: palette.encre,
            primaryHover: palette.encreSurvol,
            primaryActive: palette.ardoise,
            onPrimary: palette.blanc,
          }),
    },
  }) satisfies Record<string, Roles>

export const roles = rolesOf(own)

/** In print every surface is black on white. */
export const printed: Roles = { ...rolesOn(own.blanc, own), ...inOne(own.noir) }
