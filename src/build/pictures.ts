import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, parse, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import { painted, palette } from '../../styles/palette.ts'
import { ownerError } from '../data/load.ts'
import { picturesIn, type ImageSources } from '../data/pictures.ts'
import type { ContentFile } from '../content/schemas/files.ts'
import { getContent } from '../data/content.ts'
import { contentFileOf } from './contentPlugin.ts'
import { isLocked, retryWhileLocked } from './lockedFiles.ts'
import { isPreset, presets, type Encoding, type Preset } from './picturePresets.ts'
import { recolour } from './recolour.ts'

export const pictureFolder = 'src/assets/pictures'

/** Accents may be in one sign or two, letters large or small. */
const keyOf = (name: string) => name.normalize().toLowerCase()

const allFiles = () =>
  readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))

/** The file that the words name so in src/assets/pictures/. */
export function pictureFile(name: string, files = allFiles()) {
  const file = files.find((one) => keyOf(one) === keyOf(name))
  return file && `${pictureFolder}/${file}`
}

interface EncodingJob {
  file: string
  width: number
  format: 'avif' | 'jpeg'
  options: { quality: number; effort?: number }
  /** Under what is transparent. */
  background: string
  /** The colour of what is painted on a model, if it is not the sample's. */
  paint: string | undefined
}

const cache = 'node_modules/.cache/pictures'

/** How files are made that visitors load, by their addresses. */
type EncodingJobs = Map<string, EncodingJob>

// `error` refuses half a file, and not what phones write beside the standard.
export const open = (file: string) => sharp(file, { failOn: 'error' }).autoOrient()

/** What is read of a file, or its refusal by its name. */
const readable = <Found>(file: string, reading: Promise<Found>) =>
  reading.catch(() => {
    throw ownerError([
      `${file} : ce n’est pas une image que le site sait lire, ou elle est abîmée ; enregistrez-la de nouveau, en JPEG.`,
    ])
  })

/** How large the picture of a file is, seen upright. */
export const sizeOf = async (file: string) => (await readable(file, sharp(file).metadata())).autoOrient

/** Reads all of a file, as it would for the smallest picture. */
export const readWhole = (file: string) => readable(file, open(file).resize(16).toBuffer())

const heightAt = (width: number, own: { width: number; height: number }) =>
  Math.round((own.height * width) / own.width)

/** What a <picture> needs of a file: the addresses of an AVIF of each width and of one JPEG, and that one's size. */
async function sourcesOf(
  jobs: EncodingJobs,
  file: string,
  encoding: Encoding,
  isPhoto = false,
): Promise<ImageSources> {
  const { quality, background = 'platre' } = encoding
  const own = await sizeOf(file)
  const source = await readFile(file)
  const stem = parse(file)
    .name.normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
  const addressOf = (width: number, format: EncodingJob['format'], options: EncodingJob['options']) => {
    const paint = isRecoloured && !isPhoto ? palette.minium : undefined
    const job = { file, width, format, options, background: palette[background], paint }
    const hash = createHash('sha256').update(source).update(JSON.stringify(job)).digest('base64url')
    const address = `/assets/${stem}-${hash.slice(0, 8)}.${format}`
    jobs.set(address, job)
    return address
  }
  const widths = [...new Set(encoding.widths.map((width) => Math.min(width, own.width)))]
  // One width serves all old browsers: the smallest that is still sharp at half the width of a laptop.
  const width = widths.find((one) => one >= 900) ?? widths.at(-1) ?? own.width
  return {
    avif: widths.map((one) => `${addressOf(one, 'avif', { quality, effort: 2 })} ${one}w`).join(', '),
    jpeg: addressOf(width, 'jpeg', { quality: 72 }),
    width,
    height: heightAt(width, own),
  }
}

const isRecoloured = palette.minium !== painted

/** A model in the owner's colour, or undefined if that changes nothing. */
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

/** A file that visitors load, from the cache if it is there: a build that is stopped leaves no half of one. */
export async function encoded(address: string, job: EncodingJob) {
  const cached = join(cache, basename(address))
  const found = await readFile(cached).catch(() => undefined)
  if (found) return found
  const picture = await readable(job.file, encode(job))
  await keep(cached, picture)
  return picture
}

/** Puts a file into the cache as a whole, or does without: the next build then makes it again. */
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

type Warn = (sentence: string) => void

/** The warning of a photo that is narrower than where it is shown. */
const blurred = (name: string, width: number, widest: number) =>
  `La photo « ${name} » a ${width} px de large, et il en faut ${widest} où elle est montrée : elle sera floue sur un grand écran.`

/** The pictures at these places of a file of words, each in its shape; of several, in the widest. */
function presetsIn(content: ContentFile, contentPaths: URLSearchParams) {
  const all = picturesIn(getContent(content))
  return new Map(
    Object.keys(presets)
      .filter(isPreset)
      .flatMap((preset) =>
        (contentPaths.get(preset)?.split(',') ?? [])
          .flatMap((contentPath) =>
            all.filter(({ path }) => `${path.join('.')}.`.startsWith(`${contentPath}.`)),
          )
          .map(({ picture: { file, photo } }) => [file, { preset, photo }] as const),
      ),
  )
}

/** What is imported with `&pictures`: the files of each picture of these places. */
async function picturesOf(
  jobs: EncodingJobs,
  warn: Warn,
  content: ContentFile,
  contentPaths: URLSearchParams,
) {
  const entries = Array.from(presetsIn(content, contentPaths), async ([name, { preset, photo }]) => {
    const { phone, ...wide }: Preset = presets[preset]
    const file = pictureFile(name)
    if (file === undefined) throw new Error(`src/assets/pictures/ has no ${name}.`)
    const framed = phone && pictureFile(`telephone/${name}`)
    const { width } = await sizeOf(file)
    const widest = Math.max(...wide.widths)
    if (photo && width < widest) warn(blurred(name, width, widest))
    const sources = await sourcesOf(jobs, file, wide, photo)
    return [name, { sources, ...(framed && { phone: await sourcesOf(jobs, framed, phone, photo) }) }] as const
  })
  const found = JSON.stringify(Object.fromEntries(await Promise.all(entries)))
  return `import { pictureSources } from '/src/ui/Picture/pictureSources.ts'\nexport default pictureSources(${found})`
}

/** What is imported with `&picture`: the files of one that no words name. */
async function pictureOf(jobs: EncodingJobs, file: string, name: string) {
  if (!isPreset(name)) throw new Error(`src/build/picturePresets.ts has no preset « ${name} ».`)
  const { phone, ...wide }: Preset = presets[name]
  const encoding = (file.includes('/telephone/') && phone) || wide
  return `export default ${JSON.stringify(await sourcesOf(jobs, relative('', file), encoding))}`
}

/** Publishes the pictures that modules import, and no others; `warn` is called with what the owner should know of them. */
export function pictures(warn: Warn): Plugin {
  const served: EncodingJobs = new Map()
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: /&pictures?$/ },
      async handler(id) {
        const jobs: EncodingJobs = new Map()
        const [file = '', query] = id.split('?')
        const asked = new URLSearchParams(query)
        const preset = asked.get('preset')
        const code = await (preset === null
          ? picturesOf(jobs, warn, contentFileOf(file), asked)
          : pictureOf(jobs, file, preset))
        for (const [address, job] of jobs) served.set(address, job)
        if (this.environment.mode !== 'build' || this.environment.name !== 'client') return code
        // sharp itself keeps a queue: it works on four pictures at a time.
        const made = Array.from(jobs, async ([address, job]) => {
          const source = await encoded(address, job)
          this.emitFile({ type: 'asset', fileName: address.slice(1), source })
        })
        await Promise.all(made)
        return code
      },
    },
    // While developing, each is made when a browser asks for it.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url ?? ''
        const job = served.get(address)
        if (!job) return next()
        return encoded(address, job).then(
          (picture) => response.setHeader('Content-Type', `image/${job.format}`).end(picture),
          next,
        )
      })
    },
  }
}
