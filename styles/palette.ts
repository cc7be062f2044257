import { readFileSync } from 'node:fs'
import { appearanceSchema } from '../src/schemas/appearance.ts'
import { colourOf, contrastOf, hexOf, type Colour } from '../src/schemas/colour.ts'
import { parse } from '../src/schemas/parse.ts'

/** What the models of src/assets/pictures/ are painted with, and the sample's own colour. */
export const painted = '#C93A0C'

/** Les couleurs qui ne changent pas, nommées le plus souvent comme des matériaux ; roles.ts dit ce que chacune colore. */
const materials = {
  platre: '#F4F3F0',
  blanc: '#FFFFFF',
  noir: '#000000',
  chaux: '#E7E5DF',
  encre: '#161D22',
  encreSurvol: '#2B363D',
  ardoise: '#3C474F',
  zinc: '#55616A',
  ligne: '#CFCDC6',
  ligneFoncee: '#B9B6AD',
  bord: '#78828A',
  nuit: '#16222B',
  /** Le ciel de l’accueil, du haut de la fenêtre à la rue. */
  ciel: '#0A141F',
  cielBas: '#2C4763',
  trottoir: '#6B6B66',
  /** Les murs et les planchers coupés : ceux de l’immeuble de l’accueil et de la cave de Réalisations, comme sur leurs images. */
  mur: '#536470',
  /** La terre où l’on descend, sous l’image de la galerie. */
  terre: '#41352D',
  /** La terre sous la nappe, entre les images de la fouille et de la galerie. */
  terreNoyee: '#556574',
  cable: '#989898',
  nuit2: '#20303A',
  traitNuit: '#3A4C57',
  brume: '#B9C4CB',
  /** Le toit de Réalisations, comme sur son image. */
  zincClair: '#A2B5C4',
  blancVoile: 'rgb(255 255 255 / 0.65)',
  pierre: '#CFCBC3',
  /** Les murs des pièces de l’accueil, comme sur ses images, et un mur de Réalisations. */
  enduit: '#CDC5B7',
  enduitClair: '#DCD4C6',
  encreVoile: 'rgb(22 29 34 / 0.18)',
} as const

/** A turn from one hue to another, from -180 to 180 degrees. */
const between = (from: number, to: number) => ((to - from + 540) % 360) - 180

/** Another lightness of a colour, until `least` contrast with `ground` is reached: darker, or lighter. */
function readable(colour: Colour, ground: string, least: number, step: 0.01 | -0.01) {
  let { lightness } = colour
  while (contrastOf(hexOf({ ...colour, lightness }), ground) < least) lightness += step
  return hexOf({ ...colour, lightness })
}

/**
 * All colours of a site whose owner's colour is `minium`. Its tones are to it what the sample's tones are to the sample's
 * colour, and darker or lighter where they could not be read.
 */
export function paletteOf(minium: string) {
  const own = colourOf(minium)
  const model = colourOf(painted)
  const surMinium =
    [materials.blanc, materials.encre].find((text) => contrastOf(text, minium) >= 4.5) ?? materials.noir
  /** That part of the way from a colour to black (`end` 0) or to white (1) that `sample` is of the model's. */
  const like = (sample: string, end: 0 | 1): Colour => {
    const { lightness, chroma, hue } = colourOf(sample)
    const part = Math.abs(
      (lightness - model.lightness) / ((lightness < model.lightness ? 0 : 1) - model.lightness),
    )
    return {
      lightness: own.lightness + part * (end - own.lightness),
      chroma: (own.chroma * chroma) / model.chroma,
      hue: own.hue + hue - model.hue,
    }
  }
  // Under a dark text a button becomes lighter, not darker, when it is pointed at.
  const away = surMinium === materials.blanc ? 0 : 1
  // Errors keep at least the hue's distance from the owner's colour that they have from the sample's.
  const { hue: error } = colourOf('#97122F')
  const distance = between(own.hue, error)
  const least = Math.abs(between(model.hue, error))
  const aside = Math.abs(distance) < least ? (distance > 0 ? least : -least) - distance : 0
  const carmin = (sample: string) => {
    const colour = colourOf(sample)
    return hexOf({ ...colour, hue: colour.hue + aside })
  }
  return {
    ...materials,
    minium,
    surMinium,
    miniumSurvol: hexOf(like('#AD3009', away)),
    miniumAppui: hexOf(like('#962906', away)),
    /** Lignes et signes sur un mur clair, puis mots sur le plus foncé de ces murs. */
    miniumTrait: readable(own, materials.enduitClair, 3, -0.01),
    miniumFonce: readable(like('#962906', 0), materials.enduit, 4.5, -0.01),
    /** Mots et lignes sur la nuit ; lignes sur le ciel du soir et sur la terre. */
    miniumClair: readable(
      colourOf(readable(like('#FF7A4D', 1), materials.cielBas, 3, 0.01)),
      materials.nuit,
      4.5,
      0.01,
    ),
    carmin: carmin('#97122F'),
    carminSurvol: carmin('#7A0E26'),
    carminFond: carmin('#FBEBEE'),
  }
}

export type Palette = ReturnType<typeof paletteOf>

const appearance = parse(appearanceSchema, readFileSync('src/content/apparence.yaml', 'utf8'))

// A wrong file stops the build (src/prerender/checkContent.ts).
export const palette = paletteOf('faults' in appearance ? painted : appearance.value.color)
