import sharp from 'sharp'
import { expect, test } from 'vitest'
import { recolour } from '../../src/build/recolour.ts'
import { colourOf } from '../../src/content/schemas/colour.ts'

// A model's paint takes the owner's colour, down to its shadows; wood, plaster and earth stay.

const hexAt = (pixels: Uint8Array, at: number) =>
  `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`

async function painted(name: string, colour: string) {
  const { data, info } = await sharp(`src/assets/pictures/${name}.webp`)
    .flatten({ background: 'white' })
    .resize(360)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const before = Uint8Array.from(data)
  const isPainted = recolour(data, info.channels, colour)
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const [was, is] = [hexAt(before, 3 * index), hexAt(data, 3 * index)]
    return { was, is, ...colourOf(was), now: colourOf(is) }
  })
  return { isPainted, pixels }
}

const isMinium = ({ chroma, hue }: { chroma: number; hue: number }) => chroma > 0.1 && hue > 20 && hue < 46

test.each([
  // What is hard in each: wood beside paint, shadows and lamps, bricks, a trace of paint on a light wall.
  ['particuliers-parquet', '#0B6E8A'],
  ['travaux-speciaux-galerie', '#2E7D32'],
  ['travaux-speciaux-viaduc-pierre', '#6A3FA0'],
  ['particuliers-maconnerie', '#0A2A5E'],
  ['etage-habite', '#F2B705'],
])('%s is painted %s, and nothing else of it changes', async (name, colour) => {
  const { isPainted, pixels } = await painted(name, colour)
  expect(isPainted).toBe(true)
  const paint = pixels.filter(isMinium)
  expect(paint.length).toBeGreaterThan(pixels.length / 50)
  expect(pixels.filter(({ now }) => isMinium(now)).length).toBeLessThan(pixels.length / 5000)
  const { hue } = colourOf(colour)
  const turned = paint.filter(({ now }) => Math.abs(((now.hue - hue + 540) % 360) - 180) < 15)
  expect(turned.length).toBeGreaterThan(paint.length * 0.8)
  const wood = pixels.filter((pixel) => pixel.hue > 60 && pixel.hue < 90)
  expect(wood.length).toBeGreaterThan(pixels.length / 50)
  expect(wood.filter(({ was, is }) => was !== is)).toEqual([])
  const earth = pixels.filter((pixel) => pixel.hue > 46 && pixel.chroma < 0.05 && pixel.lightness < 0.35)
  expect(earth.filter(({ was, is }) => was !== is).length).toBeLessThan(earth.length / 100 + 1)
})

test.each(['terre', 'projet-etancheite-cuvelage-avant', 'societe-piece-tache'])(
  'in %s there is no paint, and no byte changes',
  async (name) => {
    const { isPainted, pixels } = await painted(name, '#0B6E8A')
    expect(isPainted).toBe(false)
    expect(pixels.filter(({ was, is }) => was !== is)).toEqual([])
  },
)
