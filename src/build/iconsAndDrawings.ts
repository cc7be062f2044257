import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { loadContent } from '../data/load.ts'
import { palette } from '../../styles/palette.ts'
import { writeFileWithRetry } from './lockedFiles.ts'
import { coloured, open, pictureFile } from './pictures.ts'

// Files that depend on the logo, the palette or the company's name: icons, the social image (drawn on the picture that
// entreprise.yaml names), and the colours of the drawings.

/** Called only once the content files are known to be valid. */
function drawing() {
  const { words = '', accent = '' } = loadContent('apparence').logo
  return `<path fill="${palette.platre}" fill-rule="evenodd" d="${words}"/><path fill="${palette.miniumClair}" d="${accent}"/>`
}

/** The logo's drawing, smaller than its own box, in the middle of a square in the night's colour; `part` is its share of the width. */
const icon = (part: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${palette.nuit}"/><g transform="translate(24 24) scale(${part}) translate(-23 -23)">${drawing()}</g></svg>\n`

// In this size the accent of the sample's logo lies on whole pixels at 16 px.
const small = () => icon(1, 6)
const large = () => icon(0.82, 0)

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file with one PNG: a header of six bytes, an entry of sixteen, and the image. */
function ico(picture: Buffer) {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(picture.length, 14)
  return Buffer.concat([head, picture])
}

/** `text` as SVG outlines of the site's font, with their width: the SVG renderer does not have that font. */
function outlines(font: Font, text: string, size: number) {
  const scale = size / font.unitsPerEm
  let x = 0
  const paths = font.layout(text).glyphs.map((glyph) => {
    const path = `<path transform="translate(${x} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    x += (glyph.advanceWidth - 0.02 * font.unitsPerEm) * scale
    return path
  })
  return { width: x, svg: paths.join('') }
}

/** Wraps `text` into at most `most` lines of `width`, in the largest size up to `largest` that fits. */
function lines(font: Font, text: string, width: number, most: number, largest: number) {
  for (let size = largest; ; size -= 2) {
    const found: string[] = []
    for (const word of text.split(' ')) {
      const longer = [found.at(-1), word].filter(Boolean).join(' ')
      if (found.length === 0 || outlines(font, longer, size).width > width) found.push(word)
      else found.splice(-1, 1, longer)
    }
    const drawn = found.map((line) => outlines(font, line, size))
    if (size < 20 || (drawn.length <= most && drawn.every((line) => line.width <= width)))
      return { size, lines: drawn.map(({ svg }) => svg) }
  }
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`

async function socialImage() {
  // Imported here, because these modules need valid content.
  const { getContent } = await import('../data/content.ts')
  const company = loadContent('entreprise')
  const home = getContent('accueil')
  const font = openSync('styles/fonts/archivo-fr-variable.woff2')
  if (!('layout' in font)) throw new Error('A collection of fonts, not one')
  const name = lines(font, company.name, 300, 2, 44)
  const title = lines(font, home.hero.title, 400, 4, 72)
  const written = [
    at(64, 60, `<g transform="scale(1.7)">${drawing()}</g>`),
    ...name.lines.map((line, index) => at(164, 114 + name.size * 1.1 * index, line)),
    ...title.lines.map((line, index) => at(66, 266 + title.size * index, line)),
  ]
  const shade = `<linearGradient id="a"><stop offset=".3" stop-color="${palette.ciel}" stop-opacity=".85"/><stop offset=".6" stop-color="${palette.ciel}" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#a)"/>`
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${palette.blanc}">${shade}${written.join('')}</svg>`
  const { file, photo } = company.sharedPicture
  const picture = open(pictureFile(file) ?? file)
  return ((!photo && (await coloured(picture))) || picture)
    .resize(1200, 630, { position: 'bottom' })
    .composite([{ input: Buffer.from(over) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Files at the root of the site, unless public/ has a file of the same name. */
const files = {
  'favicon.svg': () => Buffer.from(small()),
  'favicon.ico': async () => ico(await png(small(), 32)),
  'apple-touch-icon.png': () => png(large(), 180),
  'icone-512.png': () => png(large(), 512),
  'partage-1200x630.jpg': socialImage,
}

/** Writes the palette into a drawing's XML entities: an SVG in <img> cannot read the page's custom properties. */
const drawn = (svg: string) =>
  Object.entries(palette).reduce(
    (text, [name, colour]) => text.replace(new RegExp(`(<!ENTITY ${name} )"[^"]*"`), `$1"${colour}"`),
    svg,
  )

/** The path of a drawing, or of a model outside <picture>; if it must be recoloured, of its recoloured copy. */
async function inPalette(file: string) {
  const source = readFileSync(file, 'utf8')
  const model = file.endsWith('.svg') ? undefined : await coloured(open(file))
  const made = file.endsWith('.svg') ? drawn(source) : await model?.webp({ quality: 90 }).toBuffer()
  if (made === undefined || made === source) return file
  const copy = resolve(
    'node_modules/.drawings',
    createHash('sha256').update(made).digest('hex'),
    basename(file),
  )
  await mkdir(dirname(copy), { recursive: true })
  await writeFileWithRetry(copy, made)
  return copy
}

/** Vite plugin that writes icons, drawings and the social image in the owner's colours. */
export function iconsAndDrawings(): Plugin {
  return {
    name: 'icons-and-drawings',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:drawings\/[^?]+\.svg|pictures\/[^?]+\.webp)$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && inPalette(found.id)
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, make] of Object.entries(files))
        if (!existsSync(join(this.environment.config.publicDir, fileName)))
          this.emitFile({ type: 'asset', fileName, source: await make() })
    },
  }
}
