import type { Picture as Sources } from 'vite-imagetools'
import type { Shown } from '../../content/picturesIn.ts'

type Files = Readonly<Record<string, Sources>>

/** What a <Picture> needs of a picture that the words name. */
export type PictureOf = (picture: Shown) => {
  alt: string
  focus: Shown['focus']
  photo: boolean
  sources: Sources
  phone: Sources | undefined
}

/** For the files that src/build/content.ts finds; a picture may have a second one, framed for a phone. */
export const pictureSources =
  (files: Files, phoneFiles: Files): PictureOf =>
  ({ file, alt = '', focus, photo = false }) => {
    const sources = files[file]
    if (!sources)
      throw new Error(`L’image « ${file} » n’est pas de cet endroit : ${Object.keys(files).join(', ')}.`)
    return { alt, focus, photo, sources, phone: phoneFiles[file] }
  }
