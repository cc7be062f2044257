import { fallbackVar, styleVariants } from '@vanilla-extract/css'
import { inUi, objectPosition, uiStyle, vars } from '../../../styles/index.ts'
import { allPictures } from '../../data/pictures.ts'
import { loadContent } from '../../data/load.ts'

const company = loadContent('entreprise')

export const frame = uiStyle({ display: 'block', overflow: 'hidden', background: vars.colour.picture })

/** The background of transparent pixels, and until the picture has loaded. Most of these pictures are behind text. */
export const backgrounds = styleVariants({ none: inUi({ background: 'none', color: 'transparent' }) })

export const image = uiStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: fallbackVar(objectPosition, '50%'),
  // The box has the ratio of the new source even while the old one is displayed, as after a rotation of the device.
  contain: 'size',
})

export const fits = styleVariants({
  stretched: inUi({ objectFit: 'fill' }),
  /** A phone crops the sides of the picture. */
  stretchedWide: inUi({ phablet: { objectFit: 'fill' } }),
  /** The height is not rounded to a pixel, so that no gap shows between two such pictures. */
  natural: inUi({ height: 'auto' }),
})

/** Photos are slightly desaturated to suit the pale models, unless the owner has `photosAsTheyAre`. */
export const photograph = uiStyle({
  objectPosition: '50%',
  filter: company.photosAsTheyAre ? undefined : 'saturate(0.8) contrast(0.94) brightness(1.03)',
})

/** Keeps the subject of a cropped picture visible: a class for each focal point that the content names. */
export const focalPointClass: Record<string, string> = styleVariants(
  Object.fromEntries(allPictures().flatMap(({ focus }) => (focus ? [[String(focus), focus]] : []))),
  ([x, y]) => inUi({ objectPosition: `${x}% ${y}%` }),
)
