import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, parse, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { contentFiles, schemas } from '../content/schemas/index.ts'
import { picturesIn } from '../content/picturesIn.ts'
import { read } from '../content/read.ts'
import { painted, palette } from '../../styles/palette.ts'
import { recolour } from './recolour.ts'

/** The pictures that the words call photos, and which keep their colours; all others are models. */
const findPhotos = () =>
  new Set(
    contentFiles.flatMap((name) =>
      picturesIn(read(schemas[name], name)).flatMap(({ picture }) =>
        picture.photo ? parse(picture.file).base : [],
      ),
    ),
  )
let photos: ReturnType<typeof findPhotos> | undefined

const isRecoloured = palette.minium !== painted && !process.env.VITEST

const method = isRecoloured ? readFileSync('src/build/recolour.ts') : ''

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Writes a picture in the owner's colour; an empty file if nothing in it is painted. */
async function paint(picture: Buffer, made: string, isShownItself: boolean) {
  const { format } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const isPainted = recolour(data, info.channels, palette.minium)
  const image = sharp(data, { raw: info })
  const encoded = isShownItself ? image.toFormat(format, { quality: 90 }) : image.png({ compressionLevel: 1 })
  await mkdir(dirname(made), { recursive: true })
  // Two builds may write it at once.
  const temporary = `${made}.${process.pid}`
  await writeFile(temporary, isPainted ? await encoded.toBuffer() : '')
  await rename(temporary, made)
}

// One after the other: each holds all its pixels.
let last = Promise.resolve()

/**
 * The file that stands for a picture: itself, or a copy of the same name in the cache, with the model in the owner's colour.
 * The copy is to be encoded, and a PNG whatever its name, which loses nothing and takes no time; or visitors load it itself.
 */
export async function inOwnersColour(file: string, isShownItself = false) {
  photos ??= findPhotos()
  if (!isRecoloured || photos.has(parse(file).base)) return file
  const picture = await readFile(file)
  const hash = createHash('sha1').update(picture).update(`${palette.minium} ${isShownItself}`)
  const key = hash.update(method).digest('hex')
  const made = resolve('node_modules/.cache/recoloured', key, relative('', file))
  const sizeOf = () =>
    stat(made).then(
      ({ size }) => size,
      () => undefined,
    )
  if ((await sizeOf()) === undefined) {
    const painting = last.then(() => paint(picture, made, isShownItself))
    last = painting.catch(() => undefined)
    await painting
  }
  return (await sizeOf()) === 0 ? file : made
}

/**
 * Wherever a module imports a picture, it gets it in the owner's colour; one that style sheets name must show no paint. With
 * the sample's colour no picture is touched.
 */
export function recolouring(): Plugin {
  return {
    name: 'recolouring',
    enforce: 'pre',
    apply: () => isRecoloured,
    resolveId: {
      filter: { id: /\/pictures\/[^?]+\.(?:webp|jpe?g|png|avif)(?:\?|$)/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const [file = '', query] = found?.id.split('?') ?? []
        if (!file.includes('/src/assets/pictures/')) return found
        const made = slashed(await inOwnersColour(file, query === undefined))
        return query === undefined ? made : `${made}?${query}`
      },
    },
  }
}
