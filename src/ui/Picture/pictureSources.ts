import type { ImageRef, ImageSources } from '../../data/pictures.ts'

/** What a <Picture> needs of a picture that the words name. */
export type PictureOf = (picture: ImageRef) => {
  alt: string
  focalPoint: ImageRef['focus']
  photo: boolean
  sources: ImageSources
  phone: ImageSources | undefined
}

type Files = Readonly<Record<string, { sources: ImageSources; phone?: ImageSources }>>

/** For the files that src/build/pictures.ts finds; a picture may have a second one, framed for a phone. */
export const pictureSources =
  (files: Files): PictureOf =>
  ({ file, alt = '', focus, photo = false }) => {
    const made = files[file]
    if (!made)
      throw new Error(`L’image « ${file} » n’est pas de cet endroit : ${Object.keys(files).join(', ')}.`)
    return { alt, focalPoint: focus, photo, sources: made.sources, phone: made.phone }
  }
