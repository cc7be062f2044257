import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, parse, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin, Rolldown } from 'vite'
import { painted, palette } from '../../styles/palette.ts'
import {
  isPreset,
  neededWidth,
  overflowOf,
  presets,
  type AspectRatio,
  type Encoding,
  type PictureShape,
  type Preset,
} from '../content/schemas/picturePresets.ts'
import { ownerError, readsSample } from '../data/load.ts'
import { allPictures, type ImageRef, type ImageSources, type PictureSources } from '../data/pictures.ts'
import { isLocked, retryWhileLocked } from './lockedFiles.ts'
import { recolour } from './recolour.ts'

export const pictureFolder = 'src/assets/pictures'

/** A key for file names that ignores case and Unicode normalisation. */
const keyOf = (name: string) => name.normalize().toLowerCase()

const allFiles = () =>
  readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))

/** The pictures that code shows: an owner may delete any other. */
const sceneryFolder = 'src/assets/scenery'

function sceneryFile(name: string) {
  const file = `${sceneryFolder}/${name}`
  return existsSync(file) ? file : undefined
}

/** An opaque picture: it stands for one of the sample that an owner has deleted. */
const standIn = `${sceneryFolder}/coupe-terre.webp`

/** The file in src/assets/pictures/ that content names `name`. */
export function pictureFile(name: string, files = allFiles()) {
  const file = files.find((one) => keyOf(one) === keyOf(name))
  if (file) return `${pictureFolder}/${file}`
  return readsSample && allPictures().some((picture) => picture.file === name) ? standIn : undefined
}

interface EncodingJob {
  file: string
  width: number
  format: 'avif' | 'jpeg'
  options: { quality: number; effort?: number }
  /** The colour below transparent pixels. */
  background: string
  /** The owner's colour for a model's painted parts, if it differs from the sample's. */
  paint: string | undefined
}

const cache = 'node_modules/.cache/pictures'

/** Encoding jobs by the URLs of the files that they write. */
export type EncodingJobs = Map<string, EncodingJob>

// `failOn: 'error'` rejects truncated files, but accepts the non-standard data that phones write.
export const open = (file: string) => sharp(file, { failOn: 'error' }).autoOrient()

/** Rejects with a French sentence that names the file if it cannot be read. */
const readable = <Found>(file: string, reading: Promise<Found>) =>
  reading.catch(() => {
    throw ownerError([
      `${file} : ce n’est pas une image que le site sait lire, ou elle est abîmée ; enregistrez-la de nouveau, en JPEG.`,
    ])
  })

/** The size of a picture, with its EXIF orientation applied. */
export const sizeOf = async (file: string) => (await readable(file, sharp(file).metadata())).autoOrient

/** Decodes a whole file, which finds truncated ones. */
export const readWhole = (file: string) => readable(file, open(file).resize(16).toBuffer())

const heightAt = (width: number, own: { width: number; height: number }) =>
  Math.round((own.height * width) / own.width)

type Box = { isPhoto: boolean; isCropped: boolean; ratio: AspectRatio }

/** Registers the encoding jobs of one file: an AVIF of each width, and one JPEG. */
async function sourcesOf(
  jobs: EncodingJobs,
  file: string,
  encoding: Encoding,
  { isPhoto, isCropped, ratio }: Box,
): Promise<ImageSources> {
  const { quality, effort = 2, background = 'platre' } = encoding
  const own = await sizeOf(file)
  const source = await readFile(file)
  const stem = parse(file)
    .name.normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
  const urlOf = (width: number, format: EncodingJob['format'], options: EncodingJob['options']) => {
    const paint = isRecoloured && !isPhoto ? palette.minium : undefined
    const job = { file, width, format, options, background: palette[background], paint }
    const hash = createHash('sha256').update(source).update(JSON.stringify(job)).digest('base64url')
    const url = `/assets/${stem}-${hash.slice(0, 8)}.${format}`
    jobs.set(url, job)
    return url
  }
  const overflow = isCropped ? overflowOf(own, ratio) : 1
  const widths = [...new Set(encoding.widths.map((one) => Math.min(Math.round(one * overflow), own.width)))]
  // Browsers without AVIF get one JPEG, the smallest that is sharp at half the width of a laptop.
  const width = widths.find((one) => one >= 900) ?? widths.at(-1) ?? own.width
  return {
    avif: widths.map((one) => `${urlOf(one, 'avif', { quality, effort })} ${one}w`).join(', '),
    jpeg: urlOf(width, 'jpeg', { quality: 72 }),
    ...(isPhoto ? { width: ratio[0], height: ratio[1] } : { width, height: heightAt(width, own) }),
    ...(overflow > 1 && { overflow }),
  }
}

const isRecoloured = palette.minium !== painted

/** A model in the owner's colour, or undefined if nothing changes. */
export async function coloured(model: Sharp) {
  if (!isRecoloured) return undefined
  const { data, info } = await model.raw().toBuffer({ resolveWithObject: true })
  return recolour(data, info.channels, palette.minium) ? sharp(data, { raw: info }) : undefined
}

async function encode({ file, width, format, options, background, paint }: EncodingJob) {
  const resized = open(file).resize(width, heightAt(width, await sizeOf(file)))
  const image = (paint && (await coloured(resized))) || resized
  const whole = format === 'jpeg' ? image.flatten({ background }) : image
  return whole.toFormat(format, options).toBuffer()
}

/** An encoded file, from the cache if possible. */
export async function encoded(address: string, job: EncodingJob) {
  const cached = join(cache, basename(address))
  const found = await readFile(cached).catch(() => undefined)
  if (found) return found
  const picture = await readable(job.file, encode(job))
  await keep(cached, picture)
  return picture
}

/** Writes a file into the cache by a rename, so that an interrupted build leaves no partial file. If it stays locked, it is not cached. */
async function keep(cached: string, picture: Buffer) {
  const unfinished = `${cached}.${randomUUID()}`
  try {
    await retryWhileLocked(async () => {
      await mkdir(cache, { recursive: true })
      await writeFile(unfinished, picture)
      await rename(unfinished, cached)
    })
  } catch (error) {
    if (!isLocked(error)) throw error
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

export type Warn = (sentence: string) => void

/** The enlargement up to which a photo does not look blurred. */
const mostEnlarged = 1.25

/** The warning for a picture that is narrower than its place on the page. */
const blurred = (name: string, width: number, needed: number) =>
  `La photo « ${name} » a ${width} px de large, et il en faut ${Math.round(needed)} où elle est montrée : elle sera floue sur un grand écran.`

/**
 * The encoded files of a picture, by the shape of its field, and those of its framing for phones if there is one. `find` returns
 * the file of a name.
 */
export async function pictureSources(
  jobs: EncodingJobs,
  warn: Warn,
  { file: name, photo: isPhoto = false }: ImageRef,
  shape: PictureShape,
  find: (name: string) => string | undefined = pictureFile,
): Promise<PictureSources> {
  const { preset, ratio, phoneRatio = ratio, isFixed = false } = shape
  const { phone: phoneEncoding, ...encoding }: Preset = presets[preset]
  const file = find(name)
  if (file === undefined) throw new Error(`There is no picture ${name}.`)
  const framed = phoneEncoding && find(`telephone/${name}`)
  const own = await sizeOf(file)
  const isCropped = isPhoto || isFixed
  // A model may be up to half as wide as needed without a warning. A narrower picture is probably a photo that lacks `photo: true`.
  const needed = neededWidth(shape, isCropped ? own : undefined) / (isPhoto ? 1 : 2)
  if (own.width * mostEnlarged < needed) warn(blurred(name, own.width, needed))
  const box = { isPhoto, isCropped }
  const sources = await sourcesOf(jobs, file, encoding, { ...box, ratio })
  const onPhone = { ...box, ratio: phoneRatio }
  if (framed) return { sources, phone: await sourcesOf(jobs, framed, phoneEncoding, onPhone) }
  if (isPhoto && phoneRatio !== ratio)
    return { sources, phone: await sourcesOf(jobs, file, encoding, onPhone) }
  return { sources }
}

const served: EncodingJobs = new Map()

/** Encodes all files in a build; in development each is encoded when it is requested. */
export async function publish(context: Rolldown.PluginContext, jobs: EncodingJobs) {
  for (const [url, job] of jobs) served.set(url, job)
  if (context.environment.mode !== 'build' || context.environment.name !== 'client') return
  // sharp itself keeps a queue: it works on four pictures at a time.
  const made = Array.from(jobs, async ([url, job]) => {
    const source = await encoded(url, job)
    context.emitFile({ type: 'asset', fileName: url.slice(1), source })
  })
  await Promise.all(made)
}

/** A picture that no content names: `import earth from '../../assets/scenery/coupe-terre.webp?preset=storey&picture'`. */
export function pictures(warn: Warn): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: /\?preset=\w+&picture$/ },
      async handler(id) {
        const [path = '', query] = id.split('?')
        const preset = new URLSearchParams(query).get('preset') ?? ''
        if (!isPreset(preset)) return this.error(`picturePresets.ts has no preset « ${preset} ».`)
        const jobs: EncodingJobs = new Map()
        const file = relative(sceneryFolder, path).replaceAll('\\', '/')
        const found = await pictureSources(jobs, warn, { file }, { preset, ratio: [3, 2] }, sceneryFile)
        await publish(this, jobs)
        return `export default ${JSON.stringify(found)}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        const job = served.get(url)
        if (!job) return next()
        return encoded(url, job).then(
          (picture) => response.setHeader('Content-Type', `image/${job.format}`).end(picture),
          next,
        )
      })
    },
  }
}
