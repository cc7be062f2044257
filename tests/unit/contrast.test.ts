import { expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { printed, roles } from '../../styles/roles.ts'

// Enough contrast, whatever the palette. WCAG 2.2 asks for 4.5 for text and 3 for edges and large signs.

/** Red, green and blue of a colour, on `ground` if one sees through it. */
function parse(colour: string, ground: readonly number[]) {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16))
  const [, alpha = ''] = /^rgb\(\d+ \d+ \d+ \/ ([\d.]+)\)$/.exec(colour) ?? []
  if (!alpha) throw new Error(`No colour: ${colour}`)
  return Array.from(colour.matchAll(/\d+(?= )/g), ([top], index) =>
    Math.round(Number(alpha) * Number(top) + (1 - Number(alpha)) * (ground[index] ?? 0)),
  )
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = ([red = NaN, green = NaN, blue = NaN]: readonly number[]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function contrast(colour: string, groundColour: string) {
  const ground = parse(groundColour, [255, 255, 255])
  const both = [luminance(parse(colour, ground)), luminance(ground)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

test('the measure itself', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('rgb(255 255 255 / 0)', '#16222B')).toBe(1)
})

const read = [
  ['text', 'background'],
  ['textSecondary', 'background'],
  ['accentText', 'background'],
  ['text', 'controlFill'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryActive'],
  ['onSecondary', 'secondary'],
  ['onSecondary', 'secondaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
] as const

const seen = [
  ['focus', 'background'],
  ['control', 'background'],
  ['accent', 'background'],
] as const

// Fields and toasts stand on light surfaces only.
const light = ['plain', 'raised', 'muted'] as const

const pairs = [
  ...Object.entries({ ...roles, printed }).flatMap(([surface, role]) => [
    ...read.map(([colour, ground]) => [surface, colour, ground, 4.5, role] as const),
    ...seen.map(([colour, ground]) => [surface, colour, ground, 3, role] as const),
  ]),
  ...light.flatMap((surface) => [
    [surface, 'text', 'field', 4.5, roles[surface]] as const,
    [surface, 'textSecondary', 'field', 4.5, roles[surface]] as const,
    [surface, 'text', 'dangerBackground', 4.5, roles[surface]] as const,
    [surface, 'danger', 'dangerBackground', 3, roles[surface]] as const,
    [surface, 'control', 'field', 3, roles[surface]] as const,
  ]),
]

test.each(pairs)(
  'on the surface %s, %s on %s has a contrast of %f at least',
  (_, colour, ground, least, role) => {
    expect(contrast(role[colour], role[ground])).toBeGreaterThanOrEqual(least)
  },
)

// What stands on a colour that matches a picture, and has no role.
test('white words are read at the edge of the hero’s picture', () => {
  // From the top of the home page's sky to the street, titles and grey words.
  for (const sky of [palette.ciel, palette.cielBas])
    for (const words of [palette.blanc, palette.brume])
      expect(contrast(words, sky)).toBeGreaterThanOrEqual(4.5)
})
