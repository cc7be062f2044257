import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { tokens } from '../../src/content/schemas/fields.ts'
import { contentFiles, schemas } from '../../src/content/schemas/files.ts'
import { unwrap } from '../../src/editor/forms.ts'
import { durand } from './durand.ts'

const manual = readFileSync('MANUEL.md', 'utf8')

const rows = manual.split('\n').filter((line) => line.startsWith('|'))

/** The rows of the table whose head has these words. */
function tableOf(head: string) {
  const start = rows.findIndex((row) => row.includes(head)) + 2
  const end = rows.findIndex((row, index) => index > start && row.includes('----'))
  return rows.slice(start, end === -1 ? undefined : end - 1)
}

type Place = { name: string; ratio: string; isRequired: boolean }

/** The places of a schema that show a picture, without those of sections that an owner adds. */
function placesOf(schema: unknown, name = '', isWanted = true): Place[] {
  const { inner, required } = unwrap(schema)
  const isRequired = isWanted && required
  const shape = inner instanceof z.ZodType ? inner.meta()?.picture : undefined
  if (shape) return [{ name, ratio: shape.ratio.join(' × '), isRequired }]
  if (inner instanceof z.ZodArray) return placesOf(inner.element, name, isRequired)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    key === 'sections'
      ? []
      : placesOf(field, ['picture', 'items'].includes(key) && name ? name : key, isRequired),
  )
}

test('the manual’s table of pictures names each place, with its shape and whether it must have a picture, and no other', () => {
  const table = tableOf('ses places')
  const named = new Set(['sections', 'sharedPicture'])
  for (const file of contentFiles)
    for (const { name, ratio, isRequired } of placesOf(schemas[file])) {
      const row = table.find((one) => one.includes(`\`${file}\``)) ?? ''
      // The first shape after a name is its own.
      expect(row, file).toMatch(new RegExp(`\`${name}\`[^\\d]*? ${ratio}`))
      expect([file, name, row.includes(`**\`${name}\`**`)]).toEqual([file, name, isRequired])
      named.add(name)
    }
  const told = table.flatMap((row) => Array.from(row.matchAll(/`(\w[\w-]*)`/g), ([, name = '']) => name))
  expect(told.filter((name) => !named.has(name) && !Object.hasOwn(schemas, name))).toEqual([])
})

/** Whether a field that has this path, lists and groups left out, may be missing. */
function mayBeMissing(schema: unknown, [key = '', ...rest]: readonly string[]): boolean[] {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray) return mayBeMissing(inner.element, [key, ...rest])
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    if (name !== key) return mayBeMissing(field, [key, ...rest])
    return rest.length === 0 ? !unwrap(field).required : mayBeMissing(field, rest)
  })
}

test('what the manual says may be missing may be', () => {
  const told = tableOf('ce qui peut manquer').flatMap((row) => {
    const [first = '', ...fields] = Array.from(row.matchAll(/`([\w.-]+)`/g), ([, name = '']) => name)
    const file = contentFiles.find((one) => one === first)
    return file
      ? fields.map((field) => ({ field, files: [file] }))
      : [first, ...fields].map((field) => ({ field, files: contentFiles }))
  })
  expect(told.length).toBeGreaterThan(20)
  const isMissable = ({ field, files }: (typeof told)[number]) =>
    files.some((file) => mayBeMissing(schemas[file], field.split('.')).includes(true))
  expect(told.filter((one) => !isMissable(one)).map(({ field }) => field)).toEqual([])
})

test('the manual’s examples of entreprise.yaml are accepted', () => {
  const [, example = ''] = /```yaml\n(openingHours[^`]*)```/.exec(manual) ?? []
  const fields = parse(example)
  expect(Object.keys(fields).length).toBeGreaterThan(8)
  expect(schemas.entreprise.safeParse({ ...durand, ...fields }).error).toBeUndefined()
})

test('the manual tells every token', () => {
  expect([...tokens, 'adresse'].filter((name) => !manual.includes(`\`{${name}}\``))).toEqual([])
})
