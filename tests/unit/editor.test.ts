import { expect, test } from 'vitest'
import english from '../../node_modules/@sveltia/cms/locales/en-US.json'
import { contentFiles, type ContentFile } from '../../src/content/schemas/files.ts'
import { presets } from '../../src/content/schemas/picturePresets.ts'
import { readContentFile } from '../../src/data/load.ts'
import { errorsIn, toForm, toYaml } from '../../src/editor/formData.ts'
import { forms } from '../../src/editor/forms.ts'
import french from '../../src/editor/translations.ts'

/** The form data of a file that has this text. */
const read = (file: ContentFile, text: string) => Object(toForm(file, text))

test.for(contentFiles)('%s.yaml is saved unchanged if its form is', (file) => {
  const text = readContentFile(file)
  expect(toYaml(file, read(file, text))).toBe(text)
})

/** The list of places that entreprise.yaml has with `places` in its form, if the file had `lines`. */
function saved(lines: string, ...places: string[]) {
  const text = readContentFile('entreprise').replace(/(?<=areaServed:\n)(?: {2}- .*\n)+/, lines)
  const now = toYaml('entreprise', { ...read('entreprise', text), areaServed: places })
  return /areaServed:\n((?: {2}.*\n)+)/.exec(now)?.[1]
}

test('a text in a list keeps its comments when others are deleted, added or moved', () => {
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
  readContentFile('contact').replace(/(?<=^faq:\n(?:.*\n)?  items:\n)(?: {4}.*\n?)+/m, items.join(''))

test('an object in a list keeps its comments when the list changes, and is deleted with them', () => {
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

test('a comment beside a list’s key stays beside it, also when the list changes', () => {
  const beside = 'areaServed: # où nous allons\n  # Paris d’abord\n  - Paris\n'
  const text = readContentFile('entreprise').replace(/areaServed:\n(?: {2}- .*\n)+/, beside)
  const form = read('entreprise', text)
  expect(toYaml('entreprise', { ...form, name: 'Durand' })).toContain(beside)
  expect(toYaml('entreprise', { ...form, areaServed: ['Paris', 'Lyon'] })).toContain(`${beside}  - Lyon\n`)
})

test('a list without items is an empty key', () => {
  const text = readContentFile('entreprise')
  const form = read('entreprise', text)
  const more = toYaml('entreprise', { ...form, qualifications: ['Une'] })
  expect(more).toContain('\nqualifications:\n  - Une\n')
  expect(toYaml('entreprise', { ...read('entreprise', more), qualifications: undefined })).toBe(text)
})

/** entreprise.yaml with a closure as the manual writes it. */
const withClosure = () =>
  readContentFile('entreprise').replace(
    /^closures:.*\n/m,
    'closures:\n  - { from: 24 août 2027, until: 30 août 2027 }\n',
  )

test('a flow mapping and a flow list stay as they are when something else is saved', () => {
  const text = withClosure()
  expect(text).toContain('days: [lundi, mardi, ')
  expect(toYaml('entreprise', { ...read('entreprise', text), name: 'Durand' })).toBe(
    text.replace(/^name: .*/m, 'name: Durand'),
  )
})

const refused = (...lines: RegExp[]) =>
  expect.objectContaining({
    cause: expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${lines.map(({ source }) => source).join('\\n')}$`)),
    }),
  })

test('each schema error is a line that begins with the labels of its field', () => {
  const form = read('entreprise', readContentFile('entreprise'))
  form.openingHours[0].closes = '7h'
  expect(() => toYaml('entreprise', form)).toThrow(
    refused(/Horaires, nº 1, À : il faut une heure après « De »[^{]*/),
  )
  const projects = read('realisations', readContentFile('realisations'))
  const [project] = projects.items
  projects.items = [project, { ...project, title: '', sheet: {} }]
  expect(() => toYaml('realisations', projects)).toThrow(
    refused(/Projets, nº 2, Titre : .*/, /Projets, nº 2, Fiche : il faut une ligne au moins\./),
  )
})

test('a closure that ends before it begins is refused by the label and the date of its beginning', () => {
  const form = read('entreprise', withClosure())
  form.closures[0].until = '3 août 2027'
  expect(() => toYaml('entreprise', form)).toThrow(
    refused(
      /Fermetures, nº 1, Au, compris : il faut une date qui ne soit pas avant « Du », le 24 août 2027\./,
    ),
  )
})

test('a page title or description is refused by its length', () => {
  const form = read('introuvable', readContentFile('introuvable'))
  form.page = { title: 'T'.repeat(99), description: 'onze signes' }
  expect(() => toYaml('introuvable', form)).toThrow(
    refused(
      /La page, Titre : il faut 60 signes au plus, et non 99\./,
      /La page, Description : il faut de 120 à 160 signes, et non 11\./,
    ),
  )
})

/** The fields of a file's form by their dotted paths. */
function fieldsOf(file: ContentFile) {
  const entries = (fields: readonly object[], parent = ''): [path: string, field: object][] =>
    fields.flatMap((field) => {
      const { name, fields: inner = [] } = Object(field)
      return [[parent + name, field], ...entries(inner, `${parent}${name}.`)]
    })
  return new Map(entries(forms.singletons.find(({ name }) => name === file)?.fields ?? []))
}

test('a form field has the lengths and the pattern of its schema', () => {
  const fields = fieldsOf('accueil')
  expect(fields.get('page.title')).toMatchObject({ maxlength: 60 })
  expect(fields.get('page.title')).not.toHaveProperty('minlength')
  expect(fields.get('page.description')).toMatchObject({ minlength: 120, maxlength: 160 })
  expect(fields.get('hero.title')).not.toHaveProperty('maxlength')
  const company = fieldsOf('entreprise')
  const [pattern, message] = Object(company.get('phone')).pattern
  expect(message).toMatch(/^Il faut un numéro de téléphone français .*\.$/)
  expect([pattern.test('01 23 45 67 89'), pattern.test('12')]).toEqual([true, false])
  expect(company.get('legal.siren')).toHaveProperty('pattern')
  expect(company.get('sharedPicture.file')).not.toHaveProperty('pattern')
})

test('the hint of a picture has the shape and the width that a photo needs there', () => {
  const fields = fieldsOf('accueil')
  expect(fields.get('figures.picture')).toMatchObject({
    hint: `Le rez-de-chaussée de la coupe. Une photo y est recadrée en 5 × 2 (couchée) ; il en faut ${presets.storey.widths.at(-1)} px de large.`,
  })
  expect(fields.get('callToAction.picture')).toMatchObject({
    hint: `Dans la cave peinte. Une photo y est recadrée en 3 × 4 (debout) ; il en faut ${presets.detail.widths.at(-1)} px de large.`,
  })
  expect(fields.get('figures.title')).toMatchObject({ hint: '' })
})

test.each(['\t', '\v', '\u0085', '\u2028', '\u2029'])('a pasted %j is saved as a space', (pasted) => {
  const text = readContentFile('introuvable')
  const form = { ...read('introuvable', text), title: `Adresse${pasted}: ici` }
  expect(toYaml('introuvable', form)).toBe(text.replace(/^title: .*/m, "title: 'Adresse : ici'"))
})

test('a text that looks like a number is a text in the form, and keeps its quotes', () => {
  const text = readContentFile('entreprise').replace("'75011'", '29000')
  const form = read('entreprise', text)
  expect(form).toHaveProperty('address.postcode', '29000')
  expect(toYaml('entreprise', form)).toBe(text)
})

test('a change of another program is kept, and a conflict refuses the save', () => {
  const text = readContentFile('entreprise')
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

const byHand = /\nCorrigez src\/content\/introuvable\.yaml avec un éditeur de texte, /

test.each([
  ['title: Adresse # à revoir\nhomeLink: [', /^Ligne 2 : /],
  ['title: Adresse # à revoir\n', /^Ligne 1 : « title: Adresse # à revoir » : /],
  ['title: *Adresse\n', /^Ligne 1 : /],
  [
    'title: Adresse\ntext: "Une rue\n  sans fin\nhomeLink: a',
    /^Ligne 2 : le guillemet ouvert ici n’est pas fermé\./,
  ],
])('a file that says %j shows its errors in the form, and stays as it is', (text, why) => {
  const form = read('introuvable', text)
  expect(errorsIn('introuvable', form.lu)).toMatch(why)
  expect(errorsIn('introuvable', form.lu)).toMatch(byHand)
  const mended = read('introuvable', readContentFile('introuvable'))
  for (const [file, now] of [
    [form, text],
    [form, readContentFile('introuvable')],
    [{ ...mended, title: 'Autre' }, text],
  ])
    expect(() => toYaml('introuvable', file, now)).toThrow('saving_failed')
})

test('an unknown field is to be mended in the file, and a wrong one in the form', () => {
  const text = `${readContentFile('introuvable')}inconnu: x\n`
  const errors = errorsIn('introuvable', read('introuvable', text).lu)
  expect(errors).toMatch(/^Ligne \d+, inconnu : le site n’a pas de champ de ce nom ici/)
  expect(errors).toMatch(byHand)
  const empty = readContentFile('introuvable').replace(/^title: .*/m, 'title:')
  expect(errorsIn('introuvable', read('introuvable', empty).lu)).not.toMatch(byHand)
})

test('every field has a French label, and a name that is no number: Sveltia CMS takes numbers for items', () => {
  const errors = JSON.stringify(forms.singletons, (_, value: unknown) => {
    const { name, label } = Object(value)
    return (name && name === label) || /^\d/.test(name) ? `error: ${name}` : value
  }).match(/error: [^"]+/g)
  expect(errors).toBeNull()
})

test('labels and hints call a content file as its form, and a field by its label', () => {
  const texts: string[] = []
  JSON.stringify(forms.singletons, (_, value: unknown) => {
    const { label, hint } = Object(value)
    texts.push(String(label), String(hint))
    return value
  })
  expect(texts.filter((text) => /\.yaml|quoteDelivery/.test(text))).toEqual([])
})

test('each form links to the page that shows its texts', () => {
  const pathOf = new Map(forms.singletons.map(({ name, preview_path }) => [name, preview_path]))
  expect(pathOf.get('expertises')).toBe('/expertises')
  expect(pathOf.get('formulaire')).toBe('/contact')
  expect(pathOf.get('apparence')).toBe('/')
})

const pathsIn = (strings: object): string[] =>
  Object.entries(strings).flatMap(([key, said]) =>
    typeof said === 'string' ? key : pathsIn(said).map((path) => `${key}.${path}`),
  )

/** The paths of the texts that a user may see. */
const visiblePaths = (strings: object) => pathsIn(strings).filter((path) => !path.startsWith('config.'))

test('each text of Sveltia CMS has French, except the errors of its configuration', () => {
  expect(visiblePaths(french).toSorted()).toEqual(visiblePaths(english).toSorted())
})
