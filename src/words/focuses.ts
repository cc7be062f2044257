import { contentFiles } from '../content/schemas/files.ts'
import { picturesIn, type Shown } from './picturesIn.ts'
import { read } from './load.ts'

const shown = contentFiles.flatMap((name) => picturesIn(read(name)))

/** Every point that a picture is cropped around, by its name in `classOfFocus` (Picture.css.ts). */
export const focuses: Record<string, NonNullable<Shown['focus']>> = Object.fromEntries(
  shown.flatMap(({ picture: { focus } }) => (focus ? [[String(focus), focus]] : [])),
)

const { length: photoCount } = shown.filter(({ picture }) => picture.photo)

/** Whether the site shows photos, and whether models. */
export const hasPhotos = photoCount > 0
export const hasModels = photoCount < shown.length
