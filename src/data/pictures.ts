import { z } from 'zod'
import { contentFiles } from '../content/schemas/files.ts'
import type { PictureShape } from '../content/schemas/picturePresets.ts'
import { loadContent } from './load.ts'

/** A picture as the content names it: a file of src/assets/pictures/, its alternative text, and its focal point, in % of its size. */
export type ImageRef = { file: string; alt?: string; focus?: [x: number, y: number]; photo?: boolean }

/** The files of a picture: AVIFs as in a `srcset`, one JPEG for browsers without AVIF, and the size of its box. */
export interface ImageSources {
  avif: string
  jpeg: string
  width: number
  height: number
  /** How many times wider than its box a photo is, where the box cuts its sides off. */
  overflow?: number
}

/** The files of a picture, and those of its framing for phones. */
export interface PictureSources {
  sources: ImageSources
  phone?: ImageSources
}

/** A picture as a page gets it: what <Picture> needs of it. */
export type Image = PictureSources & {
  alt: string
  focalPoint?: ImageRef['focus']
  photo?: boolean
}

/** Content with an Image in the place of each ImageRef. */
export type WithImages<Value> = Value extends { file: string }
  ? Image
  : { [Key in keyof Value]: WithImages<Value[Key]> }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (value: object): value is ImageRef => 'file' in value

const shapeOf = (schema: unknown) => (schema instanceof z.ZodType ? schema.meta()?.picture : undefined)

export type SourcesOf = (picture: ImageRef, shape: PictureShape) => Promise<PictureSources>

/** What a file or a field says, with an Image in the place of each picture whose field has a shape in the schema. */
export async function withImages(schema: unknown, value: unknown, sourcesOf: SourcesOf): Promise<unknown> {
  const shape = shapeOf(schema)
  if (shape && isRecord(value) && isPicture(value)) {
    const { alt = '', focus, photo } = value
    const found = await sourcesOf(value, shape)
    return { alt, ...(focus && { focalPoint: focus }), ...(photo && { photo }), ...found }
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return Promise.all(value.map((item) => withImages(schema.element, item, sourcesOf)))
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const entries = Object.entries(value).map(
      async ([key, inner]) => [key, await withImages(schema.shape[key], inner, sourcesOf)] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
  const inner = schema instanceof z.ZodType && 'innerType' in schema.def ? schema.def.innerType : undefined
  return inner === undefined ? value : withImages(inner, value, sourcesOf)
}

/** The pictures anywhere inside `value`. */
const picturesIn = (value: unknown): ImageRef[] => {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

/** The pictures of all content files. */
export const allPictures = () => contentFiles.flatMap((name) => picturesIn(loadContent(name)))
