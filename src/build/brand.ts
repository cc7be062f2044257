import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'
import { mark } from '../../styles/mark.ts'
import { palette } from '../../styles/palette.ts'
import { company } from '../content/company.ts'
import { home } from '../content/home.ts'
import { ownerError } from '../content/ownerError.ts'
import { inOwnersColour } from './ownersColour.ts'

// What repeats the mark, the palette or the company's name: the icons, the picture that social networks show (on the picture
// that entreprise.yaml names), and the colours that stand at the top of each drawing.

const icons = 'src/assets/icons'

const drawing = `<path fill="${palette.platre}" fill-rule="evenodd" d="${mark.words}"/><path fill="${palette.miniumClair}" d="${mark.accent}"/>`

/** The mark in the middle of a square of the night's colour, `part` of its width; its box is larger than its drawing. */
const icon = (part: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${palette.nuit}"/><g transform="translate(24 24) scale(${part}) translate(-23 -23)">${drawing}</g></svg>\n`

// At 16 pixels the accent then stands on whole ones.
const small = icon(1, 6)
const large = icon(0.82, 0)

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file: a head of six bytes, an entry of sixteen for each picture, then the pictures. */
async function ico(sizes: readonly number[]) {
  const pictures = await Promise.all(sizes.map((size) => png(small, size)))
  let offset = 6 + 16 * sizes.length
  const entries = pictures.map((picture, index) => {
    const size = sizes[index] ?? 0
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, ...new Uint8Array(8)])
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([Buffer.from([0, 0, 1, 0, sizes.length, 0]), ...entries, ...pictures])
}

// The site's own, in its bold weight and normal width: of a WOFF2, fontkit draws no other. What it lacks of the letters of
// other languages (Ÿ, Ł) is drawn from the whole family.
const wholeFamily = dirname(fileURLToPath(import.meta.resolve('@fontsource/archivo/package.json')))
const fonts = [
  'styles/fonts/archivo-fr-variable.woff2',
  ...['latin', 'latin-ext', 'vietnamese'].map(
    (part) => `${wholeFamily}/files/archivo-${part}-600-normal.woff2`,
  ),
].map((file) => {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error('A collection of fonts, not one')
  return font
})

/** `words` in pieces, each with the first font that has all its signs. */
function inFonts(words: string, place: string) {
  const pieces: { font: Font; words: string }[] = []
  for (const sign of words) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    if (!font) throw ownerError([`${place} : la police n’a pas le signe « ${sign} » ; écrivez-le autrement.`])
    const last = pieces.at(-1)
    if (last?.font === font) last.words += sign
    else pieces.push({ font, words: sign })
  }
  return pieces
}

/** `words` as the outlines of fonts, which no other program has: their width, and their SVG. */
function outlines(words: string, size: number, place: string) {
  let x = 0
  const paths = inFonts(words, place).flatMap(({ font, words: piece }) => {
    const scale = size / font.unitsPerEm
    return font.layout(piece).glyphs.map((glyph) => {
      const path = `<path transform="translate(${x} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
      x += (glyph.advanceWidth - 0.02 * font.unitsPerEm) * scale
      return path
    })
  })
  return { width: x, svg: paths.join('') }
}

/** `words` in `most` lines of at most `width`, in the largest size from `largest` down in which they fit. */
function lines(typed: string, place: string, width: number, most: number, largest: number) {
  const words = typed.replaceAll("'", '’')
  const drawn = (line: string, size: number) => outlines(line, size, place)
  const isWider = (line: string, size: number) => drawn(line, size).width > width
  for (let size = largest; ; size -= 2) {
    const found: string[] = []
    // A word of one letter stays with the next.
    for (const word of words.split(/(?<!(?:^| )\S) /)) {
      const longer = [found.at(-1), word].filter(Boolean).join(' ')
      if (found.length === 0 || isWider(longer, size)) found.push(word)
      else found.splice(-1, 1, longer)
    }
    if (size < 20 || (found.length <= most && !found.some((line) => isWider(line, size))))
      return { size, lines: found.map((line) => drawn(line, size).svg) }
  }
}

const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`

async function sharedPicture() {
  const name = lines(company.name, 'src/content/entreprise.yaml, name', 300, 2, 44)
  const title = lines(home.hero.title, 'src/content/accueil.yaml, hero.title', 400, 4, 72)
  const written = [
    at(64, 60, `<g transform="scale(1.7)">${drawing}</g>`),
    ...name.lines.map((line, index) => at(164, 114 + name.size * 1.1 * index, line)),
    ...title.lines.map((line, index) => at(66, 266 + title.size * index, line)),
  ]
  const shade = `<linearGradient id="a"><stop offset=".3" stop-color="${palette.ciel}" stop-opacity=".85"/><stop offset=".6" stop-color="${palette.ciel}" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#a)"/>`
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${palette.blanc}">${shade}${written.join('')}</svg>`
  return sharp(await inOwnersColour(`src/assets/pictures/${company.sharedPicture.file}`))
    .autoOrient()
    .resize(1200, 630, { position: 'bottom' })
    .composite([{ input: Buffer.from(over) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Writes a file if that changes it. */
async function write(file: string, made: string | Buffer) {
  const found = await readFile(file)
  if (!found.equals(Buffer.from(made))) await writeFile(file, made)
}

/** A drawing names its colours as entities: an SVG shown as an image cannot read the page's variables. */
async function recolourDrawing(file: string) {
  let text = await readFile(file, 'utf8')
  for (const [name, colour] of Object.entries(palette))
    text = text.replace(new RegExp(`(<!ENTITY ${name} )"[^"]*"`), `$1"${colour}"`)
  await write(file, text)
}

/** Makes all of it anew, in place. Icons that an owner has put there instead are left as they are. */
export async function brand() {
  const drawings = 'src/assets/drawings'
  for (const file of await readdir(drawings)) await recolourDrawing(`${drawings}/${file}`)
  await write('src/assets/partage-1200x630.jpg', await sharedPicture())
  const start = small.slice(0, small.indexOf('fill='))
  if (!(await readFile(`${icons}/favicon.svg`, 'utf8')).startsWith(start)) return
  await write(`${icons}/favicon.svg`, small)
  await write('public/favicon.ico', await ico([16, 32]))
  await write(`${icons}/apple-touch-icon-180.png`, await png(large, 180))
  await write(`${icons}/icone-512.png`, await png(large, 512))
}
