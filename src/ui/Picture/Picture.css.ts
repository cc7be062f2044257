import { fallbackVar, styleVariants } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inUi, objectPosition, uiStyle, vars } from '../../../styles/index.ts'
import { allPictures } from '../../data/pictures.ts'
import { loadContent } from '../../data/load.ts'

const company = loadContent('entreprise')

export const frame = recipe({
  base: inUi({ display: 'block', overflow: 'hidden', background: vars.colour.picture }),
  variants: {
    /** What is seen where the picture is transparent, and until it comes. Words stand on most of these, as `behindText`. */
    background: { none: inUi({ background: 'none', color: 'transparent' }) },
  },
})

export const image = recipe({
  base: inUi({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: fallbackVar(objectPosition, '50%'),
    // Its box has the shape of the file that is wanted, also while another is still there, as in a window that is turned.
    contain: 'size',
  }),
  variants: {
    fit: {
      stretched: inUi({ objectFit: 'fill' }),
      /** A phone crops it at its sides. */
      stretchedWide: inUi({ phablet: { objectFit: 'fill' } }),
      /** A height that is not rounded to a pixel: two such pictures that touch show no line of the ground between them. */
      natural: inUi({ height: 'auto' }),
    },
  },
})

/** Beside models, which are pale and matt, a photo's colours are a little quieter; an owner can leave them as they are. */
export const photograph = uiStyle({
  objectPosition: '50%',
  filter: company.photosAsTheyAre ? undefined : 'saturate(0.8) contrast(0.94) brightness(1.03)',
})

/** Keeps the subject in view, however the picture is cropped: a class for each `focus` that the words name. */
export const focalPointClass: Record<string, string> = styleVariants(
  Object.fromEntries(allPictures().flatMap(({ focus }) => (focus ? [[String(focus), focus]] : []))),
  ([x, y]) => inUi({ objectPosition: `${x}% ${y}%` }),
)

export type PictureVariants = NonNullable<RecipeVariants<typeof frame>> &
  NonNullable<RecipeVariants<typeof image>>
