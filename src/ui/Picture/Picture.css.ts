import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inUi, uiStyle } from '../../../styles/layers.ts'
import { focalPoints, type PictureName } from '../../content/pictures.ts'

export const frame = uiStyle({
  display: 'block',
  overflow: 'hidden',
  background: vars.colour.picture,
  // In print, three pictures fit on a sheet with their text.
  print: { maxHeight: '62mm', breakInside: 'avoid' },
})

export const image = uiStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Else one without a ratio of its own would show its upper part.
  print: { maxHeight: 'inherit' },
})

/** Keeps the subject in view, however the picture is cropped. */
export const focal: Partial<Record<PictureName, string>> = styleVariants(focalPoints, ([x, y]) =>
  inUi({ objectPosition: `${x}% ${y}%` }),
)
