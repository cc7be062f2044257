import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { create } from 'fontkit'
import { expect, test, vi } from 'vitest'
import { isOffered } from '../../src/site/offer.ts'
import { isLeftOut, pages } from '../../src/site/pages.ts'
import { pictures } from '../../src/site/pictures.ts'
import { specialWorks } from '../../src/site/specialWorks.ts'
import { setTexts } from '../../src/prerender/typography.ts'
import { durand } from './durand.ts'

// What an owner may type otherwise than the site needs it: each fault is said in French, with its place.

// The copy is looked at as it is with any company: what stands in the site's own is up to its owner.
vi.mock(import('../../src/site/company.ts'), async () => ({
  company: (await import('./durand.ts')).durand,
}))

// By the names of the files: a pattern for imports would hide words that nothing uses from the search for dead code.
const modules = await Promise.all(
  readdirSync('src/content')
    .filter((file) => file !== 'company.ts')
    .map(async (file): Promise<[file: string, exports: object]> => {
      const path = `src/content/${file}`
      return [path, await import(/* @vite-ignore */ pathToFileURL(path).pathname)]
    }),
)

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** Every text under a value, with the way to it. */
function texts(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`))
}

// Addresses, numbers and times for machines, and ids.
const forMachines = /^(?:https:\/\/|mailto:|tel:)|^\S+@\S+$|^\d\d:\d\d$|^[a-z\d-]+$/

const words = modules
  .flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => texts(value, `${file}, ${name}`)),
  )
  .filter(([, text]) => !forMachines.test(text))

const nbsp = '\u00A0'

// What the typist may do wrong; what the build sets is proved below.
const rules: [must: string, rule: RegExp, wrong: string, right: string, except?: RegExp][] = [
  ['les guillemets sont « »', /["“”]/, 'le "mur"', '« le mur »'],
  ['la police n’a pas d’espace fine', /\u202F/, '10\u202F000', `10${nbsp}000`],
  ['une seule espace', /[ \u00A0]{2}/, 'un  deux', 'un deux'],
  ['ni espace avant une virgule ni avant un point', /[ \u00A0](?:,|\.(?!\w))/, 'un , deux', 'un, deux'],
  ['une espace avant ; : ! ? »', /[^ \u00A0\d!?][;!?»]|[^ \u00A0]:(?![\d/])/, 'Vraiment?', 'Vraiment ?'],
  ['une espace après , ; ! ? »', /[,;!?»][A-Za-zÀ-ÿ]/, 'un,deux', 'un, deux'],
  ['une espace entre le nombre et % € m²', /\d(?:%|€|m²)/, '100%', '100 %'],
  [
    'une majuscule a son accent',
    /\b(?:E(?:tan|tat|tud|cha|quip|vac|lev|crire)|(?<=^|[.!?] )A (?=\p{Ll}))/u,
    'Etat',
    'Liste A',
  ],
  ['œ s’écrit en une lettre', /(?<=\b|[cnsv])oe(?=u|il)/i, 'coeur', 'cœur'],
  ['un mot est doublé', /(?<!\p{L})(?!nous|vous)(\p{Ll}{2,}) \1(?!\p{L})/u, 'de de', 'nous nous'],
  ['ni espace au début ni à la fin', /^\s|\s$/, 'un ', 'un', /site\.ts, site\.titleSuffix/],
  ['écrivez « 8h »', /\d[ \u00A0]h(?!\p{L})/u, '24 h', '8h-18h'],
]

test.each(rules)('the copy: %s', (must, rule, wrong, right, except) => {
  expect(words.length).toBeGreaterThan(100)
  expect(rule.test(wrong)).toBe(true)
  expect(rule.test(right)).toBe(false)
  const faults = words
    .filter(([way, text]) => rule.test(text) && !except?.test(way))
    .map(([way, text]) => `${way} : ${must} (trouvé : « ${text} »).`)
  expect(faults, faults.join('\n')).toEqual([])
})

const join = '\u2060'

test('nothing invisible is typed in a file of words: what is set comes from the build', () => {
  const faults = readdirSync('src/content').flatMap((file) =>
    readFileSync(`src/content/${file}`, 'utf8')
      .split('\n')
      .map((line, index) => `src/content/${file}:${index + 1} contient un signe invisible : ${line.trim()}`)
      .filter((line) => /[\u00A0\u202F\u2060\u00AD\u200B]/.test(line)),
  )
  expect(faults, faults.join('\n')).toEqual([])
})

test.each([
  ["'L\\'eau : où ?'", "'L’eau_: où_?'"],
  ['"aujourd\'hui, « ici »"', '"aujourd’hui, «_ici_»"'],
  ["'appelez le 18'", "'appelez le_18'"],
  ["'à l\\'adresse l\\'atelier@a-b.fr'", "'à l’adresse l\\'atelier@a-b.fr'"],
  ["'loi n° 12 du 21 juin 2004, 10 000 €'", "'loi n°_12 du 21_juin_2004, 10_000_€'"],
  ['`${count} %, ${count} h 30, ${name} ici`', '`${count}_%, ${count}_h_30, ${name} ici`'],
  ["'Un sous-sol'", "'Un sous-+sol'"],
  ["'Sous-sol'", "'Sous-sol'"],
  ["'écrivez à a-b@c-d.fr ou https://a-b.fr/c-d'", "'écrivez à a-b@c-d.fr ou https://a-b.fr/c-d'"],
  ["{ 'a-b': 1, title: 'Les murs', text: 'Les murs' }", "{ 'a-b': 1, title: 'Les_murs', text: 'Les murs' }"],
  ["{ lead: 'Parlez-nous de vous et des murs' }", "{ lead: 'Parlez-+nous de_vous et_des_murs' }"],
  ["{ alt: 'Un sous-sol', action: 'Par e-mail' }", "{ alt: 'Un sous-sol', action: 'Par e-mail' }"],
])('a typist need not know typography: %s', (typed, set) => {
  const code = `import { count, name } from './a-b.ts'\nexport const a = `
  const found = setTexts(code + typed, 'src/content/home.ts')
  expect(found.replaceAll(nbsp, '_').replaceAll(join, '+')).toBe(code + set)
})

const { figures, replyDelayHours, personalData, openingHours } = durand
const ofTheCompany = [
  ...openingHours.flatMap(({ opens, closes }) => [opens, closes]).map((time) => Number.parseInt(time)),
  ...Object.values(figures).map(({ value }) => value),
  ...Object.values(personalData.yearsKept),
  replyDelayHours,
].map(String)

const number = String.raw`(?<![\p{L}\d])(\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent|cents|mille|dizaines? de|centaines? de)[ \u00A0]`

/**
 * What boasts with a number, in digits or in words. Others may be true of any company: what a warranty lasts, how damp a wall
 * may be, how many workers a picture shows.
 */
const claims = [
  `${number}(?:ans?|années?|décennies?)[ \u00A0](?:d[’'](?:expérience|ancienneté|existence|activité)|de (?:métier|pratique|savoir-faire))`,
  `${number}(?:experts?|salariés?|collaborateurs)`,
  `${number}(?:projets?|chantiers?|références|clients?)[ \u00A0](?:réalis|termin|livr|men|achev|réuss|satisf)`,
  `${number}%[ \u00A0](?:de (?:nos )?)?(?:clients|satisf)`,
  `répon[^.]*[ \u00A0]${number}h(?:eures?)?(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'giu'))

const claimsIn = (text: string) =>
  claims.flatMap((claim) => Array.from(text.matchAll(claim), ([, found = '']) => found))

test('no number that boasts of years, people, projects or hours but those of company.ts', () => {
  expect(
    claimsIn(
      `quinze ans d’expérience, 300 projets terminés, 30 experts, 98${nbsp}% de clients satisfaits. Réponse sous 24${nbsp}h`,
    ),
  ).toEqual(['quinze', '30', '300', '98', '24'])
  expect(
    claimsIn(`garantie de deux ans, humidité sous 5${nbsp}%, sec en 24${nbsp}h, un de nos deux chantiers`),
  ).toEqual([])
  const faults = words.flatMap(([way, text]) =>
    claimsIn(text)
      .filter((found) => !ofTheCompany.includes(found))
      .map(
        (found) =>
          `${way} : « ${found} » doit venir de company.ts, comme le délai de réponse dans contact.ts (trouvé : « ${text} »).`,
      ),
  )
  expect(faults, faults.join('\n')).toEqual([])
})

test('a symptom or a choice of the form may lead to any special work, unless their page is left out', () => {
  const { path } = pages.specialWorks
  for (const { id } of specialWorks.services.items)
    expect(isOffered({ path, id }), id).toBe(!isLeftOut(pages.specialWorks))
})

test('the font draws every character of the copy', () => {
  const font = create(readFileSync('styles/fonts/archivo-fr-variable.woff2'))
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one')
  const drawn = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  for (const character of `AZaz09éèêëàâçùûüïîôœæÉÈÀÇŒ«»’–—…€°²${nbsp}`) expect(drawn).toContain(character)
  expect(drawn).not.toContain('\u202F')
  // Invisible, so that no browser looks for it in another font; and between the paragraphs of a text.
  for (const character of [join, '\n']) drawn.add(character)
  const faults = words.flatMap(([way, text]) =>
    Array.from(text).flatMap((character) =>
      drawn.has(character) ? [] : `${way} : la police du site n’a pas le signe « ${character} ».`,
    ),
  )
  expect(faults, faults.join('\n')).toEqual([])
})

test('every picture has a text of its own, of at most 140 characters', () => {
  // A picture that only decorates has none.
  const alts = Object.values(pictures).filter((alt) => alt !== '')
  const faults = alts
    .filter((alt, index) => alt.length > 140 || alts.indexOf(alt) < index)
    .map(
      (alt) =>
        `src/content/pictures.ts : une image a un texte de 140 signes au plus, qu’aucune autre n’a : « ${alt} ».`,
    )
  expect(faults, faults.join('\n')).toEqual([])
})
