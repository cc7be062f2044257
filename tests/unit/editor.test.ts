import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFile, contentFiles } from '../../src/content/schemas/files.ts'
import { forms } from '../../src/editor/forms.ts'
import { formOf, textOf } from '../../src/editor/texts.ts'

const textIn = (file: (typeof contentFiles)[number]) => readFileSync(contentFile(file), 'utf8')

test.for(contentFiles)('%s.yaml, saved as it is, is the same file', (file) => {
  const text = textIn(file)
  expect(textOf(file, text, formOf(file, text))).toBe(text)
})

/** What is saved of entreprise.yaml with `lines` in place of its list of places, if the form then holds `places`. */
function saved(lines: string, ...places: string[]) {
  const text = textIn('entreprise').replace(/(?<=areaServed:\n)(?: {2}- .*\n)+/, lines)
  const form = Object(formOf('entreprise', text))
  const now = textOf('entreprise', text, { ...form, areaServed: places })
  return /areaServed:\n((?: {2}.*\n)+)/.exec(now)?.[1]
}

test('an item keeps its comments where others are deleted, added or moved', () => {
  const [a, b, c] = ['  # un\n  - A\n', '  # deux\n  - B\n', '  # trois\n  - C\n']
  const all = `${a}${b}${c}`
  expect(saved(all, 'B', 'C')).toBe(`${b}${c}`)
  expect(saved(all, 'A', 'C')).toBe(`${a}${c}`)
  expect(saved(all, 'C', 'A', 'B')).toBe(`${c}${a}${b}`)
  expect(saved(all, 'A', 'B', 'C', 'D')).toBe(`${all}  - D\n`)
  expect(saved(all, 'A', 'Z', 'C')).toBe(`${a}${b.replace('B', 'Z')}${c}`)
})

test('a list whose last item is deleted is an empty key again', () => {
  const text = textIn('entreprise')
  const form = Object(formOf('entreprise', text))
  const more = textOf('entreprise', text, { ...form, qualifications: ['Une'] })
  expect(more).toContain('\nqualifications:\n  - Une\n')
  expect(textOf('entreprise', more, form)).toBe(text)
})

test('what the schema refuses is not saved, and is said by its labels', () => {
  const form = Object(formOf('entreprise', textIn('entreprise')))
  form.openingHours[0].closes = '7h'
  form.legal.capital = 'aucun'
  expect(() => textOf('entreprise', textIn('entreprise'), form)).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({
        message: expect.stringMatching(/^Horaires, nº 1, À : il faut une heure .*$/),
      }),
    }),
  )
})

test('a text that looks like a number is one in the form too, and stays as it is written', () => {
  const text = textIn('entreprise').replace("'75011'", '29000')
  const form = formOf('entreprise', text)
  expect(form).toHaveProperty('address.postcode', '29000')
  expect(textOf('entreprise', text, form)).toBe(text)
})

test('every field has a name in French, and none a number as its name, which is an item to Sveltia CMS', () => {
  const faults = JSON.stringify(forms.singletons, (_, value: unknown) => {
    const { name, label } = Object(value)
    return (name && name === label) || /^\d/.test(name) ? `fault: ${name}` : value
  }).match(/fault: [^"]+/g)
  expect(faults).toBeNull()
})
