import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { palette, paletteOf, type Palette } from '../../styles/palette.ts'
import { printed, rolesOf } from '../../styles/roles.ts'
import { appearanceSchema, hexOf } from '../../src/content/schemas/appearance.ts'

// Contrast for any brand colour. WCAG 2.2 requires 4.5 for text, and 3 for edges, icons and large text.

const pairs = {
  // Text on a picture that has not loaded.
  4.5: 'text/background textSecondary/background accentText/background text/controlFill text/picture textSecondary/picture onPrimary/primary onPrimary/primaryHover onPrimary/primaryActive onSecondary/secondary onSecondary/secondaryHover',
  3: 'control/background accent/background',
}
// Fields and toasts stand on light surfaces only.
const onLight = {
  4.5: 'text/field textSecondary/field',
  3: 'control/field accent/field',
}
/** Error colours, on every surface. Messages of fields are on light surfaces. */
const danger = { 4.5: 'blanc/carmin blanc/carminSurvol encre/carminFond', 3: 'carmin/carminFond' }
const words = { 4.5: 'text textSecondary', 3: 'accent accentText' }

/** Walls whose colour matches a picture and is no role, with the surface that the text on them belongs to. */
const walls = [
  ['plastered', 'brume', words],
  ['night', 'cielBas', words],
  ['night', 'terre', words],
  ['muted', 'enduitClair', words],
  ['plain', 'enduit', { 4.5: 'text' }],
  ['plain', 'zincClair', { 4.5: 'text' }],
  ['night', 'terreNoyee', { 4.5: 'text' }],
] as const

/** The home page: titles and grey text from the top of the sky to the street, and the levels on their slabs. */
const home = 'blanc/ciel brume/ciel blanc/cielBas brume/cielBas blanc/mur blanc/trottoir'

const keysOf = (table: object) => new Map<string, unknown>(Object.entries(table))

function errorsOf(colours: Palette) {
  const errors: string[] = []
  const check = (where: string, list: string, least: string, tops: object, grounds = tops) => {
    for (const pair of list.split(' ')) {
      const [top = '', under = top] = pair.split('/')
      const found = wcagContrast(String(keysOf(tops).get(top)), String(keysOf(grounds).get(under)))
      if (!(found >= Number(least))) errors.push(`${where}, ${pair}: ${found.toFixed(2)} of ${least}`)
    }
  }
  const roles = rolesOf(colours)
  for (const [surface, role] of Object.entries({ ...roles, printed })) {
    for (const [least, list] of Object.entries(pairs)) check(surface, list, least, role)
    if (['plain', 'raised', 'muted'].includes(surface))
      for (const [least, list] of Object.entries(onLight)) check(surface, list, least, role)
  }
  for (const [surface, wall, lists] of walls)
    for (const [least, list] of Object.entries(lists))
      for (const word of list.split(' ')) check(surface, `${word}/${wall}`, least, roles[surface], colours)
  for (const [least, list] of Object.entries(danger)) check('danger', list, least, colours)
  check('home', home, '4.5', colours)
  return errors
}

const colourError = (color: unknown) =>
  appearanceSchema.shape.color.safeParse(color).error?.issues[0]?.message

test('every colour has enough contrast with its background, for every brand colour that is allowed', () => {
  const wheel = [0.28, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((l) =>
    [0.06, 0.12, 0.3].flatMap((c) =>
      Array.from({ length: 24 }, (_, index) => hexOf({ mode: 'oklch', l, c, h: 15 * index })),
    ),
  )
  const allowed = wheel.filter((color) => colourError(color) === undefined)
  expect(allowed.length).toBeGreaterThan(wheel.length * 0.8)
  const colours = [palette, ...allowed.map(paletteOf)]
  expect(colours.flatMap((one) => errorsOf(one).map((error) => `${one.minium}: ${error}`))).toEqual([])
})

test('text on the brand colour has enough contrast, and the error colour differs from the brand colour', () => {
  const { surMinium, encre, carmin } = paletteOf('#F2B705')
  expect([surMinium, carmin]).toEqual([encre, '#97122F'])
  expect(paletteOf('#97122F').carmin).not.toBe('#97122F')
})

test.each([
  ['#8A8D8F', 'un gris'],
  ['#D9C7A3', 'un beige'],
  ['#FFFFB0', 'plus foncée'],
  ['#0A0A3C', 'plus claire'],
  ['bleu', 'six chiffres'],
  [null, 'il faut une couleur'],
])('%s cannot carry the site', (color, why) => {
  expect(colourError(color)).toContain(why)
})
