import type { Shown, Sources } from '../../data/pictures.ts'

/** What a <Picture> needs of a picture that the words name. */
export type PictureOf = (picture: Shown) => {
  alt: string
  focus: Shown['focus']
  photo: boolean
  sources: Sources
  phone: Sources | undefined
}

type Files = Readonly<Record<string, { sources: Sources; phone?: Sources }>>

/** For the files that src/build/pictures.ts finds; a picture may have a second one, framed for a phone. */
export const pictureSources =
  (files: Files): PictureOf =>
  ({ file, alt = '', focus, photo = false }) => {
    const made = files[file]
    if (!made)
      throw new Error(`L’image « ${file} » n’est pas de cet endroit : ${Object.keys(files).join(', ')}.`)
    return { alt, focus, photo, sources: made.sources, phone: made.phone }
  }
