import { clampChroma, formatHex, oklch, wcagLuminance, type Oklch } from 'culori'
import { z } from 'zod'
import { matching, object } from './fields.ts'

/** As OKLCH has it: equal steps look equal, and a hue stays when the lightness changes. */
export type Colour = Required<Omit<Oklch, 'alpha'>>

/** Colours outside sRGB get the highest chroma that sRGB has for their hue and lightness. */
export const hexOf = (colour: Colour) => formatHex(clampChroma(colour, 'oklch')).toUpperCase()

export function colourOf(hex: string): Colour {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {}
  return { mode: 'oklch', l, c, h }
}

/** Why a colour cannot be the brand colour, as the end of a sentence, or undefined. */
function colourError(hex: string) {
  if (!/^#[\da-f]{6}$/i.test(hex))
    return 'il faut une couleur, # et six chiffres ou lettres de A à F, comme #0B6E8A'
  const { l: lightness, c: chroma, h: hue } = colourOf(hex)
  const instead = 'il faut une couleur'
  if (chroma < 0.045)
    return `${instead} plus vive : ${hex} est presque un gris, que rien ne distinguerait des murs et du béton`
  if (wcagLuminance(hex) > 0.8)
    return `${instead} plus foncée : ${hex} ne se verrait pas sur le plâtre des pages, presque blanc`
  if (chroma < 0.1 && hue > 50 && hue < 110)
    return `${instead} plus vive : ${hex} est un beige ou un brun, que rien ne distinguerait du plâtre, du bois et de la terre des images`
  if (lightness < 0.26)
    return `${instead} plus claire : ${hex} ne se distinguerait ni du noir des textes ni de la nuit des pages`
  return undefined
}

const svgPath = matching(
  'un tracé SVG, l’attribut « d » d’un <path>',
  /^[Mm][\d\s,.+\-ace-hlmqstvz]*$/i,
).exactOptional()

/** Brand colour and logo. */
export const appearanceSchema = z.strictObject({
  color: z
    .string({ error: "il faut une couleur, comme '#0B6E8A'" })
    .toUpperCase()
    .check(({ value, issues }) => {
      const message = colourError(value)
      if (message) issues.push({ code: 'custom', input: value, message })
    })
    .meta({ control: 'color' }),
  /** SVG paths in a square of 48 units: `words` has the text colour, `accent` the brand colour. */
  logo: object({ words: svgPath, accent: svgPath }),
})
