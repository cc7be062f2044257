import { contentFiles } from '../content/schemas/files.ts'
import { loadContent } from './load.ts'

/** A picture as the words show it: a file of src/assets/pictures/, its text, and where its subject is, in % of its size. */
export type ImageRef = { file: string; alt?: string; focus?: [x: number, y: number]; photo?: boolean }

/** The files of a picture: AVIFs as in a `srcset`, one JPEG for browsers without AVIF, and that one's size. */
export interface ImageSources {
  avif: string
  jpeg: string
  width: number
  height: number
}

const isPicture = (value: object): value is ImageRef => 'file' in value

/** The pictures anywhere inside `value`, each with the path that leads to it. */
export function picturesIn(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; picture: ImageRef }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ path, picture: value }]
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]))
}

/** The pictures of all files of words. */
export const allPictures = () =>
  contentFiles.flatMap((name) => picturesIn(loadContent(name)).map(({ picture }) => picture))
