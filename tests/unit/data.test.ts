import { expect, test } from 'vitest'
import { object, picture } from '../../src/content/schemas/fields.ts'
import { overflowOf } from '../../src/content/schemas/picturePresets.ts'
import { withImages } from '../../src/data/pictures.ts'
import { plainValues } from '../../src/data/plainValues.ts'

test('a module of src/data exports what JSON keeps, in tests as on the site', () => {
  const exports = { name: 'Minium', foot: undefined, list: [{ at: null, foot: undefined }] }
  expect(JSON.stringify(plainValues('pages', exports))).toBe('{"name":"Minium","list":[{"at":null}]}')
})

test.each([
  ['a function', { format: () => '' }, 'format'],
  ['a date inside a list', { closures: [{ from: new Date() }] }, 'closures.0.from'],
  ['NaN', { price: NaN }, 'price'],
])('%s that it exports is refused by its path', (_, exports, path) => {
  expect(() => plainValues('site', exports)).toThrow(`src/data/site.ts is loaded at build`)
  expect(() => plainValues('site', exports)).toThrow(`: ${path} is none.`)
})

test('a picture gets the files of its field’s shape, and a picture without a shape stays a reference', async () => {
  const schema = object({
    items: object({ picture: picture('third', { ratio: [1, 2] }) })
      .array()
      .exactOptional(),
  })
  const ref = { file: 'a.webp', alt: 'Un mur.', focus: [1, 2], photo: true }
  const sources = { avif: 'a 1w', jpeg: 'a', width: 1, height: 2 }
  const shapes: unknown[] = []
  const found = await withImages(schema, { items: [{ picture: ref }], shared: ref }, async (_, shape) => {
    shapes.push(shape)
    return { sources }
  })
  expect(shapes).toEqual([{ preset: 'third', ratio: [1, 2] }])
  const image = { alt: 'Un mur.', focalPoint: [1, 2], photo: true, sources }
  expect(found).toEqual({ items: [{ picture: image }], shared: ref })
})

test.each([
  [3000, 2000, 3],
  [2000, 3000, 1.33],
  [1000, 4000, 1],
])('a photo of %i × %i in a box of 1 × 2 is %f times as wide as the box', (width, height, times) => {
  expect(overflowOf({ width, height }, [1, 2])).toBe(times)
})
