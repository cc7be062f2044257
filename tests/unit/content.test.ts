import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { textsIn, typedTexts } from '../../src/build/checks.ts'
import { contentFile, contentFiles, schemas } from '../../src/content/schemas/files.ts'
import { parse } from '../../src/content/schemas/parse.ts'

// What an owner may type otherwise than the site needs it: each fault is said in French, with its place.

const typed = typedTexts()

// The facts are their owner's, however they are written.
const words = contentFiles
  .filter((name) => name !== 'entreprise')
  .flatMap((name) => {
    const parsed = parse(schemas[name], typed[name] ?? '')
    if ('faults' in parsed) throw new Error(`${contentFile(name)} : ${parsed.faults[0]?.message}`)
    return textsIn(parsed.said)
      .filter(([path]) => !/^(?:file|id|page|value)$/.test(path.at(-1) ?? ''))
      .map(([path, text]): [place: string, text: string] => [
        `${contentFile(name)}, ligne ${parsed.lineOf(path)}, ${path.join('.')}`,
        // Two names between braces may stand side by side: as a proper name, they are no word twice.
        text.replaceAll(/\{[^}]*\}/g, 'Mot'),
      ])
  })

const nbsp = '\u00A0'

// What the typist may do wrong; what the build sets is proved below.
const rules: [must: string, rule: RegExp, wrong: string, right: string][] = [
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
  ['ni espace au début ni à la fin', /^\s|\s$/, 'un ', 'un'],
  ['écrivez « 8h »', /\d[ \u00A0]h(?!\p{L})/u, '24 h', '8h-18h'],
]

test.each(rules)('the copy: %s', (must, rule, wrong, right) => {
  expect(words.length).toBeGreaterThan(100)
  expect(rule.test(wrong)).toBe(true)
  expect(rule.test(right)).toBe(false)
  const faults = words
    .filter(([, text]) => rule.test(text))
    .map(([way, text]) => `${way} : ${must} (trouvé : « ${text} »).`)
  expect(faults, faults.join('\n')).toEqual([])
})

test('no sentence of the legal notice has more than 30 words', () => {
  const long = words
    .filter(([place]) => place.startsWith(contentFile('mentions-legales')))
    .flatMap(([place, text]) => text.split(/(?<=[.?!])\s+/).map((sentence) => [place, sentence] as const))
    .filter(([, sentence]) => (sentence.match(/[\p{L}\d][^\s’]*/gu) ?? []).length > 30)
  expect(long).toEqual([])
})

const join = '\u2060'

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
