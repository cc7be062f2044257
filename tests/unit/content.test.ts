import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { create } from 'fontkit'
import { expect, test, vi } from 'vitest'
import { home } from '../../src/content/home.ts'
import { notFoundPage, pages, type Page } from '../../src/content/pages.ts'
import { pictures } from '../../src/content/pictures.ts'
import { sharedPicture } from '../../src/content/sharedPicture.ts'
import { site } from '../../src/content/site.ts'
import { setTexts } from '../../src/prerender/typography.ts'
import { durand } from './durand.ts'

// The copy is looked at as it is with any company: what stands in the site's own is up to its owner.
vi.mock(import('../../src/content/company.ts'), async () => ({
  company: (await import('./durand.ts')).durand,
}))

// By name and not by a pattern, by which no word of them would count as dead any more.
const modules = await Promise.all(
  readdirSync('src/content')
    .filter((file) => file !== 'company.ts')
    .map(async (file): Promise<[file: string, exports: object]> => {
      const path = pathToFileURL(`src/content/${file}`).pathname
      return [file.replace('.ts', ''), await import(/* @vite-ignore */ path)]
    }),
)

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** Every text under a value, with the way to it; texts made by a function are made with `LinkedIn`. */
function texts(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`))
}

// Addresses, numbers and times for machines, and ids.
const forMachines = /^(?:https:\/\/|mailto:|tel:)|^\S+@\S+$|^\d\d:\d\d$|^[a-z\d-]+$/

const words = [
  ...modules.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => texts(value, `${file}: ${name}`)),
  ),
  ['site: footer.socialLabel()', site.footer.socialLabel('LinkedIn')] as const,
].filter(([, text]) => !forMachines.test(text))

const breaking = (rule: RegExp) => words.filter(([, text]) => rule.test(text))

test('the words of every file are looked at', () => {
  expect(words.length).toBeGreaterThan(250)
  for (const page of Object.keys(pages)) expect(words.some(([way]) => way.startsWith(`${page}: `))).toBe(true)
})

const nbsp = '\u00A0'

// What the typist may do wrong; what the build sets is proved below.
const rules: [what: string, rule: RegExp, wrong: string, right: string][] = [
  ['a quote that is no « »', /["“”]/, 'le "mur"', '« le mur »'],
  ['a narrow space, which the font has not', /\u202F/, '10\u202F000', `10${nbsp}000`],
  ['two spaces', /[ \u00A0]{2}/, 'un  deux', 'un deux'],
  ['a space before a comma or a full stop', /[ \u00A0](?:,|\.(?!\w))/, 'un , deux', 'un, deux'],
  [
    'a sign without a space before it',
    /[^ \u00A0\d!?][;!?»]|[^ \u00A0]:(?!\d|\/\/)/,
    'Vraiment?',
    'Vraiment ?',
  ],
  ['a sign without a space after it', /[,;!?»][A-Za-zÀ-ÿ]/, 'un,deux', 'un, deux'],
  ['a unit stuck to its number', /\d(?:%|€|m²)/, '100%', '100 %'],
  ['a capital without its accent', /\b(?:E(?:ta[nt]|tud|cha|lec|qui|vac|lev|crire)|A )/, 'Etat', 'État'],
  ['oe for œ', /(?<=\b|[cnsv])oe(?=u|il)/i, 'coeur', 'cœur'],
  ['a doubled word', /\b([a-zà-ÿ]{2,}) \1\b/, 'de de', 'de deux'],
]

test.each(rules)('nowhere in the copy: %s', (_, rule, wrong, right) => {
  expect(rule.test(wrong)).toBe(true)
  expect(rule.test(right)).toBe(false)
  expect(breaking(rule)).toEqual([])
})

const join = '\u2060'

test('nothing invisible is typed in a file of words: what is set comes from the build', () => {
  const typed = readdirSync('src/content').filter((file) =>
    /[\u00A0\u202F\u2060\u00AD\u200B]/.test(readFileSync(`src/content/${file}`, 'utf8')),
  )
  expect(typed).toEqual([])
})

test.each([
  ["'L\\'eau : où ?'", "'L’eau_: où_?'"],
  ['"aujourd\'hui, « ici »"', '"aujourd’hui, «_ici_»"'],
  ["'loi n° 12 du 21 juin 2004, 10 000 €'", "'loi n°_12 du 21_juin_2004, 10_000_€'"],
  ['`${count} %, ${count} h 30, ${name} ici`', '`${count}_%, ${count}_h_30, ${name} ici`'],
  ["'Un sous-sol'", "'Un sous-+sol'"],
  ["'Sous-sol'", "'Sous-sol'"],
  ["'écrivez à a-b@c-d.fr ou https://a-b.fr/c-d'", "'écrivez à a-b@c-d.fr ou https://a-b.fr/c-d'"],
  ["{ 'x ?': 1, title: 'Les murs', text: 'Les murs' }", "{ 'x ?': 1, title: 'Les_murs', text: 'Les murs' }"],
  ["{ alt: 'Un sous-sol', action: 'Par e-mail' }", "{ alt: 'Un sous-sol', action: 'Par e-mail' }"],
])('a typist need not know typography: %s', (typed, set) => {
  const code = `import { count, name } from './a ?.ts'\nexport const a = `
  expect(
    setTexts(code + typed, 'src/content/home.ts')
      .replaceAll('\u00A0', '_')
      .replaceAll(join, '+'),
  ).toBe(code + set)
})

test('hours are stuck to their number on the cards only', () => {
  const ways = breaking(/\dh/).map(([way]) => way)
  expect(ways.filter((way) => !way.startsWith('companyDetails: '))).toEqual([
    'contact: contact.phone.text',
    'contact: contact.email.text',
  ])
})

const { figures, replyDelayHours, personalData, openingHours } = durand
const ofTheCompany = [
  ...openingHours.flatMap(({ opens, closes }) => [opens, closes]).map((time) => Number.parseInt(time)),
  ...Object.values(figures).map(({ value }) => value),
  ...Object.values(personalData.yearsKept),
  replyDelayHours,
].map(String)

/** A number of years, people, projects or hours, in digits or in words. */
const claim =
  /(?<![\p{L}\d])(\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent|cents|mille|dizaines? (?:de|d’)|centaines? (?:de|d’))[ \u00A0](?:ans?|années?|décennies?|heures?|h|experts?|personnes|salariés?|compagnons|collaborateurs|clients?|projets?|chantiers?|références|%)(?![\p{L}\d])/giu

const claims = (text: string) => Array.from(text.matchAll(claim), ([, number = '']) => number)

test('no number of years, people, projects or hours but those of company.ts', () => {
  expect(claims(`depuis quinze ans, 300 projets, sous 24${nbsp}h, trente personnes`)).toEqual([
    'quinze',
    '300',
    '24',
    'trente',
  ])
  expect(claims('une chape, deux devis, quatorze jours')).toEqual([])
  const found = words.flatMap(([way, text]) => claims(text).map((number) => [way, number] as const))
  expect(found.map(([, number]) => number)).toEqual(expect.arrayContaining([String(replyDelayHours)]))
  expect(found.filter(([, number]) => !ofTheCompany.includes(number))).toEqual([])
})

test('no text starts or ends with a space, but what is put between or after others', () => {
  expect(breaking(/^\s|\s$/)).toEqual([['site: site.titleSuffix', ` – ${durand.name}`]])
})

test('the font draws every character of the copy', () => {
  const font = create(readFileSync('styles/fonts/archivo-fr-variable.woff2'))
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one')
  const drawn = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  // Invisible, so that no browser looks for it in another font.
  drawn.add(join)
  // Between the paragraphs of a text.
  drawn.add('\n')
  for (const character of 'AZaz09éèêëàâçùûüïîôœæÉÈÀÇŒ«»’–—…€°²\u00A0') expect(drawn).toContain(character)
  expect(drawn).not.toContain('\u202F')
  expect(drawn).not.toContain('✓')
  const missing = words.flatMap(([way, text]) =>
    Array.from(text, (character) => [way, character]).filter(([, character = '']) => !drawn.has(character)),
  )
  expect(missing).toEqual([])
})

const described: [name: string, page: Page][] = Object.entries({ ...pages, notFoundPage })

test('titles and descriptions are unique', () => {
  expect(new Set(described.map(([, { title }]) => title)).size).toBe(described.length)
  expect(new Set(described.map(([, { description }]) => description)).size).toBe(described.length)
})

test.each(described)('%s: its description is 120 to 160 characters long, its title at most 60', (_, page) => {
  expect(page.description.length).toBeGreaterThanOrEqual(120)
  expect(page.description.length).toBeLessThanOrEqual(160)
  expect((page.title + site.titleSuffix).length).toBeLessThanOrEqual(60)
})

test('every picture has a text of its own, of at most 140 characters, that calls no colour by the company’s name', () => {
  // A picture that only decorates has none.
  const alts = Object.values(pictures).filter((alt) => alt !== '')
  expect(new Set(alts).size).toBe(alts.length)
  expect(alts.filter((alt) => alt.length > 140 || /minium/i.test(alt))).toEqual([])
})

test('the picture of shared links says what the home page says', () => {
  expect(sharedPicture.alt).toContain(`«\u00A0${home.hero.title}\u00A0»`)
})
