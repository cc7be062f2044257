import { wcagContrast } from 'culori'
import { readContentFile } from '../src/data/load.ts'
import { appearanceSchema, colourOf, hexOf, type Colour } from '../src/content/schemas/appearance.ts'
import { parse } from '../src/content/schemas/parse.ts'

/** The colour painted on the models of src/assets/pictures/, which is also the sample's brand colour. */
export const painted = '#C93A0C'

/** The colours that do not depend on the brand, most of them named in French after materials. roles.ts assigns them to roles. */
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
  /** The sky of the home page, from the top of the viewport to the street. */
  ciel: '#0A141F',
  cielBas: '#2C4763',
  trottoir: '#6B6B66',
  /** Walls and floors in section, as on their pictures: the home page's building, the cellar of Réalisations. */
  mur: '#536470',
  /** The earth one goes down into, below the picture of the gallery. */
  terre: '#41352D',
  /** The earth below the water table, between the pictures of the excavation and of the gallery. */
  terreNoyee: '#556574',
  cable: '#989898',
  nuit2: '#20303A',
  traitNuit: '#3A4C57',
  brume: '#B9C4CB',
  /** The roof of Réalisations, as on its picture. */
  zincClair: '#A2B5C4',
  blancVoile: 'rgb(255 255 255 / 0.65)',
  pierre: '#CFCBC3',
  /** The walls of the home page's rooms, as on its pictures, and one of Réalisations. */
  enduit: '#CDC5B7',
  enduitClair: '#DCD4C6',
  encreVoile: 'rgb(22 29 34 / 0.18)',
} as const

/** The shortest rotation from one hue to another, from -180 to 180 degrees. */
const between = (from: number, to: number) => ((to - from + 540) % 360) - 180

/** Darkens or lightens a colour in steps until it has a contrast of `least` with the background. */
function readable(colour: Colour, background: string, least: number, step: 0.01 | -0.01) {
  let { l } = colour
  while (wcagContrast(hexOf({ ...colour, l }), background) < least) l += step
  return hexOf({ ...colour, l })
}

/**
 * Derives all colours from the brand colour, in the same relation as in the sample. Tones are darkened or lightened until
 * they reach the required contrast.
 */
export function paletteOf(minium: string) {
  const own = colourOf(minium)
  const model = colourOf(painted)
  const surMinium =
    [materials.blanc, materials.encre].find((text) => wcagContrast(text, minium) >= 4.5) ?? materials.noir
  /** A tone that is as far from the brand colour towards black (`end` 0) or white (1) as `sample` is from the painted colour. */
  const like = (sample: string, end: 0 | 1): Colour => {
    const { l, c, h } = colourOf(sample)
    const part = Math.abs((l - model.l) / ((l < model.l ? 0 : 1) - model.l))
    return { ...own, l: own.l + part * (end - own.l), c: (own.c * c) / model.c, h: own.h + h - model.h }
  }
  // On hover a button with dark text becomes lighter instead of darker.
  const away = surMinium === materials.blanc ? 0 : 1
  // The hue of errors stays at least as far from the brand's hue as it is from the sample's.
  const { h: error } = colourOf('#97122F')
  const distance = between(own.h, error)
  const least = Math.abs(between(model.h, error))
  const aside = Math.abs(distance) < least ? (distance > 0 ? least : -least) - distance : 0
  const carmin = (sample: string) => {
    const colour = colourOf(sample)
    return hexOf({ ...colour, h: colour.h + aside })
  }
  return {
    ...materials,
    minium,
    surMinium,
    miniumSurvol: hexOf(like('#AD3009', away)),
    miniumAppui: hexOf(like('#962906', away)),
    /** Lines and icons on light walls, then text on the darkest of them. */
    miniumTrait: readable(own, materials.enduitClair, 3, -0.01),
    miniumFonce: readable(like('#962906', 0), materials.enduit, 4.5, -0.01),
    /** Text and lines on the night surface; lines on the evening sky and on the earth. */
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

const appearance = parse(appearanceSchema, readContentFile('apparence'))

// Falls back to the sample's colour: src/build/contentChecks.ts reports an invalid one together with all other errors.
export const palette = paletteOf('value' in appearance ? appearance.value.color : painted)
