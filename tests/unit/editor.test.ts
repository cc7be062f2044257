import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import english from '../../node_modules/@sveltia/cms/locales/en-US.json'
import { contentFile, contentFiles, type ContentFile } from '../../src/content/schemas/files.ts'
import { forms } from '../../src/editor/forms.ts'
import french from '../../src/editor/translations.ts'
import { errorsIn, toForm, toYaml } from '../../src/editor/formData.ts'

const textIn = (file: ContentFile) => readFileSync(contentFile(file), 'utf8')

/** What a form holds of a file that says `text`. */
const read = (file: ContentFile, text: string) => Object(toForm(file, text))

test.for(contentFiles)('%s.yaml, saved as it is, is the same file', (file) => {
  const text = textIn(file)
  expect(toYaml(file, read(file, text))).toBe(text)
})

/** What is saved of entreprise.yaml with `lines` in place of its list of places, if the form then holds `places`. */
function saved(lines: string, ...places: string[]) {
  const text = textIn('entreprise').replace(/(?<=areaServed:\n)(?: {2}- .*\n)+/, lines)
  const now = toYaml('entreprise', { ...read('entreprise', text), areaServed: places })
  return /areaServed:\n((?: {2}.*\n)+)/.exec(now)?.[1]
}

test('a text in a list keeps its comments where others are deleted, added or moved', () => {
  const [a, b, c] = ['  # un\n  - A\n', '  # deux\n  - B\n', '  # trois\n  - C\n']
  const all = `${a}${b}${c}`
  expect(saved(all, 'B', 'C')).toBe(`${b}${c}`)
  expect(saved(all, 'A', 'C')).toBe(`${a}${c}`)
  expect(saved(all, 'C', 'A', 'B')).toBe(`${c}${a}${b}`)
  expect(saved(all, 'A', 'B', 'C', 'D')).toBe(`${all}  - D\n`)
  expect(saved(all, 'A', 'Z', 'C')).toBe(`${a}${b.replace('B', 'Z')}${c}`)
  expect(saved(all, 'A', 'C', 'D')).toBe(`${a}${c}  - D\n`)
})

/** contact.yaml with these questions. */
const faq = (...items: string[]) =>
  textIn('contact').replace(/(?<=^faq:\n(?:.*\n)?  items:\n)(?: {4}.*\n?)+/m, items.join(''))

test('an item of fields keeps its comments whatever is saved with it, or goes with them', () => {
  const [a, b] = ['A', 'B'].map((name) => `    # ${name}\n    - question: ${name}\n      answer: Oui.\n`)
  const text = faq(`${a}`, `${b}      insuredAnswer: Non.\n`)
  const form = read('contact', text)
  const [first, second] = form.faq.items
  const added = { answer: 'Oui.', question: 'C' }
  const withItems = (...items: object[]) => toYaml('contact', { ...form, faq: { ...form.faq, items } })
  expect(withItems(first, added)).toBe(faq(`${a}`, '    - question: C\n      answer: Oui.\n'))
  expect(withItems({ ...second, question: 'Z', insuredAnswer: '' }, added, first)).toBe(
    faq(`${b?.replace('n: B', 'n: Z')}`, '    - question: C\n      answer: Oui.\n', `${a}`),
  )
})

test('a list whose last item is deleted is an empty key again', () => {
  const text = textIn('entreprise')
  const form = read('entreprise', text)
  const more = toYaml('entreprise', { ...form, qualifications: ['Une'] })
  expect(more).toContain('\nqualifications:\n  - Une\n')
  expect(toYaml('entreprise', { ...read('entreprise', more), qualifications: undefined })).toBe(text)
})

const refused = (...lines: RegExp[]) =>
  expect.objectContaining({
    cause: expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${lines.map(({ source }) => source).join('\\n')}$`)),
    }),
  })

test('what the schema refuses is not saved, and is said by its labels, one error a line', () => {
  const form = read('entreprise', textIn('entreprise'))
  form.openingHours[0].closes = '7h'
  expect(() => toYaml('entreprise', form)).toThrow(refused(/Horaires, nº 1, À : il faut une heure .*/))
  const projects = read('realisations', textIn('realisations'))
  const [project] = projects.items
  projects.items = [project, { ...project, title: '', sheet: {} }]
  expect(() => toYaml('realisations', projects)).toThrow(
    refused(/Projets, nº 2, Titre : .*/, /Projets, nº 2, Fiche : il faut une ligne au moins\./),
  )
})

test('a text that looks like a number is one in the form too, and stays as it is written', () => {
  const text = textIn('entreprise').replace("'75011'", '29000')
  const form = read('entreprise', text)
  expect(form).toHaveProperty('address.postcode', '29000')
  expect(toYaml('entreprise', form)).toBe(text)
})

test('what another program changed meanwhile stays, and where both changed the same, nothing is saved', () => {
  const text = textIn('entreprise')
  const form = read('entreprise', text)
  const ours = { ...form, name: 'Durand', openingHours: [{ ...form.openingHours[0], closes: '17h' }] }
  const theirs = text
    .replace('opens: 8:00', 'opens: 9h')
    .replace('replyDelayHours: 24', '# à revoir\nreplyDelayHours: 48')
  const both = theirs.replace('name: Minium', 'name: Durand').replace('closes: 18:00', 'closes: 17h')
  expect(toYaml('entreprise', ours, theirs)).toBe(both)
  expect(toYaml('entreprise', ours, both)).toBe(both)
  const clash = theirs.replace('name: Minium', 'name: Roux').replace('closes: 18:00', 'closes: 19h')
  expect(() => toYaml('entreprise', ours, clash)).toThrow(
    refused(
      /Nom : ce champ a changé ailleurs entre-temps et dit « Roux » ; écrivez ici la même chose, .*/,
      /Horaires, nº 1, À : ce champ a changé ailleurs entre-temps et dit « 19h » ; .*/,
    ),
  )
  const other = { ...form.openingHours[0], days: ['samedi'] }
  expect(() => toYaml('entreprise', { ...form, openingHours: [form.openingHours[0], other] }, clash)).toThrow(
    refused(
      /Horaires : ce champ a changé ailleurs entre-temps ; notez vos changements, rechargez cette page, .*/,
    ),
  )
})

test.each([
  ['title: Adresse # à revoir\nhomeLink: [', /^Ligne 2 : /],
  ['title: Adresse # à revoir\n', /^Ligne 1 : « title: Adresse # à revoir » : /],
  ['title: *Adresse\n', /^Ligne 1 : /],
])('a file that says %j opens with why, and nothing is saved over it', (text, why) => {
  const form = read('introuvable', text)
  expect(errorsIn('introuvable', form.lu)).toMatch(why)
  expect(errorsIn('introuvable', form.lu)).toContain('\nCorrigez-le avec un éditeur de texte')
  const mended = read('introuvable', textIn('introuvable'))
  for (const [file, now] of [
    [form, text],
    [form, textIn('introuvable')],
    [{ ...mended, title: 'Autre' }, text],
  ])
    expect(() => toYaml('introuvable', file, now)).toThrow('saving_failed')
})

test('every field has a name in French, and none a number as its name, which is an item to Sveltia CMS', () => {
  const errors = JSON.stringify(forms.singletons, (_, value: unknown) => {
    const { name, label } = Object(value)
    return (name && name === label) || /^\d/.test(name) ? `error: ${name}` : value
  }).match(/error: [^"]+/g)
  expect(errors).toBeNull()
})

const pathsIn = (strings: object): string[] =>
  Object.entries(strings).flatMap(([key, said]) =>
    typeof said === 'string' ? key : pathsIn(said).map((path) => `${key}.${path}`),
  )

test('what Sveltia CMS says in the words of this site is still something that it says', () => {
  expect(pathsIn(english)).toEqual(expect.arrayContaining(pathsIn(french)))
})
