import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { encoded, pictureFile, readWhole } from '../../src/build/pictures.ts'
import { recolour } from '../../src/build/recolour.ts'
import { colourOf } from '../../src/content/schemas/appearance.ts'

vi.mock('node:fs/promises', { spy: true })

// The cache is in the folder where the build runs.
const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

const photo = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: '#3a5f2b',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})

/** As some phones write it: the last three bytes of the head of the scan are not what the standard says. */
function ofPhone(jpeg: Buffer) {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const end = scan + 2 + jpeg.readUInt16BE(scan + 2)
  return Buffer.concat([jpeg.subarray(0, end - 3), Buffer.from([0, 0, 0]), jpeg.subarray(end)])
}

const recipeOf = (file: string) => ({
  file,
  width: 30,
  format: 'jpeg' as const,
  options: { quality: 70 },
  background: '#fff',
  paint: undefined,
})

const half = (whole: Buffer) => whole.subarray(0, Math.round(whole.length / 2))

test.each([
  ['photo.jpg', async () => ofPhone(await photo.jpeg().toBuffer()), true],
  ['IMG_2041.JPG', () => photo.jpeg().toBuffer(), true],
  ['moitié.jpg', async () => half(await photo.jpeg().toBuffer()), false],
  ['moitié.png', async () => half(await photo.png().toBuffer()), false],
  ['façade rue Kéréon.png', () => photo.png().toBuffer(), true],
  ['vide.webp', () => Buffer.alloc(0), false],
] as const)('%s is used, or refused by its name', async (file, make, isUsed) => {
  writeFileSync(file, await make())
  const outcome = await encoded(`/assets/${file}`, recipeOf(file)).then(
    async (picture) => (await sharp(picture).metadata()).width,
    ({ message }: Error) => message.includes(`${file} : ce n’est pas une image`),
  )
  expect(outcome).toBe(isUsed ? 30 : true)
  expect(await readWhole(file).then(Boolean, () => false)).toBe(isUsed)
})

const makeOne = () => encoded('/assets/a.jpeg', recipeOf('a.jpg'))

test('when the disk is full, or the build is stopped, no half of a picture is published later', async () => {
  writeFileSync('a.jpg', await photo.jpeg().toBuffer())
  vi.mocked(files.writeFile).mockImplementationOnce((file) => {
    if (typeof file === 'string') writeFileSync(file, 'half')
    return Promise.reject(new Error('ENOSPC'))
  })
  await expect(makeOne()).rejects.toThrow('ENOSPC')
  expect(existsSync('node_modules/.cache/pictures/a.jpeg')).toBe(false)
  const whole = await makeOne()
  expect(await makeOne()).toEqual(whole)
  expect((await sharp(whole).metadata()).width).toBe(30)
})

const locked = Object.assign(new Error('EPERM'), { code: 'EPERM' })

const makeThird = () => encoded('/assets/c.jpeg', recipeOf('c.jpg'))

const thirdInCache = () => readdirSync('node_modules/.cache/pictures').filter((name) => name.startsWith('c.'))

test('a cache that is locked for a moment keeps the picture; without the cache it is made all the same', async () => {
  writeFileSync('c.jpg', await photo.jpeg().toBuffer())
  onTestFinished(() => void vi.mocked(files.rename).mockReset())
  vi.mocked(files.rename).mockRejectedValue(locked)
  const whole = await makeThird()
  expect((await sharp(whole).metadata()).width).toBe(30)
  expect(thirdInCache()).toEqual([])
  vi.mocked(files.rename).mockReset().mockRejectedValueOnce(locked).mockRejectedValueOnce(locked)
  expect(await makeThird()).toEqual(whole)
  expect(thirdInCache()).toEqual(['c.jpeg'])
})

test('two places that show the same picture may make it at the same time', async () => {
  writeFileSync('b.jpg', await photo.jpeg().toBuffer())
  const [one, other] = await Promise.all([1, 2].map(() => encoded('/assets/b.jpeg', recipeOf('b.jpg'))))
  expect(one).toEqual(other)
})

test.each([
  ['façade rue Kéréon.jpg'.normalize('NFD'), 'façade rue Kéréon.jpg'],
  ['IMG_2041.JPG', 'IMG_2041.jpg'],
])('the file %s is found by the name %s', (file, name) => {
  expect(pictureFile(name, ['autre.jpg', file])).toBe(`src/assets/pictures/${file}`)
})

const model = { paint: '#C93A0C', shadow: '#6B1E05', wood: '#B98B52', plaster: '#F4F3F0', earth: '#41352D' }

test.each(['#0B6E8A', '#2E7D32', '#6A3FA0', '#0A2A5E', '#F2B705', '#C93A0C'])(
  'paint becomes %s, down to its shadows, and what is not painted stays',
  (colour) => {
    const pixels = Buffer.concat(Object.values(model).map((hex) => Buffer.from(hex.slice(1), 'hex')))
    expect(recolour(pixels, 3, colour)).toBe(true)
    const [paint = '', shadow = '', ...others] = Object.keys(model).map(
      (_, index) =>
        `#${pixels
          .subarray(3 * index, 3 * index + 3)
          .toString('hex')
          .toUpperCase()}`,
    )
    const wanted = colourOf(colour)
    expect(colourOf(paint).l).toBeCloseTo(wanted.l, 1)
    for (const { h } of [paint, shadow].map(colourOf))
      expect(Math.abs(((h - wanted.h + 540) % 360) - 180)).toBeLessThan(15)
    expect(colourOf(shadow).l).toBeLessThan(colourOf(paint).l)
    expect(others).toEqual([model.wood, model.plaster, model.earth])
  },
)

test('where nothing is painted no byte changes', () => {
  const pixels = Buffer.from(
    [model.wood, model.plaster, model.earth].map((hex) => hex.slice(1)).join(''),
    'hex',
  )
  const before = Buffer.from(pixels)
  expect(recolour(pixels, 3, '#0B6E8A')).toBe(false)
  expect(pixels).toEqual(before)
})
