import { describe, expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { printed, roles } from '../../styles/roles.ts'

// Enough contrast, whatever the palette. WCAG 2.2 asks for 4.5 for text and 3 for edges and large signs.

type Colour = [red: number, green: number, blue: number]

const channels = ([red = Number.NaN, green = Number.NaN, blue = Number.NaN]: number[]): Colour => [
  red,
  green,
  blue,
]

function parse(colour: string, ground: Colour): Colour {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  if (hex) return channels(hex.slice(1).map((pair) => Number.parseInt(pair, 16)))
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour)
  if (!rgb) throw new Error(`No colour: ${colour}`)
  const alpha = Number(rgb[4])
  const [red, green, blue] = channels(rgb.slice(1, 4).map(Number))
  const over = (top: number, below: number) => Math.round(alpha * top + (1 - alpha) * below)
  return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = ([red, green, blue]: Colour) =>
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
  ['primary', 'background'],
  ['secondary', 'background'],
] as const

describe.each(Object.entries({ ...roles, printed }))('on the surface %s', (_, role) => {
  test.each(read)('%s is read on %s', (colour, ground) => {
    expect(contrast(role[colour], role[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(seen)('%s is seen on %s', (colour, ground) => {
    expect(contrast(role[colour], role[ground])).toBeGreaterThanOrEqual(3)
  })
})

// Fields and toasts stand on light surfaces only.
test.each(['plain', 'raised', 'muted'] as const)('fields and toasts, on the surface %s', (surface) => {
  const { text, textSecondary, field, dangerBackground, danger, control } = roles[surface]
  expect(contrast(text, field)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(textSecondary, field)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(text, dangerBackground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(danger, dangerBackground)).toBeGreaterThanOrEqual(3)
  expect(contrast(control, field)).toBeGreaterThanOrEqual(3)
})

// What stands on a colour that matches a picture, and has no role.
test('white words are read at the edge of the hero’s picture', () => {
  // From the top of the home page's sky to the street, titles and grey words.
  for (const sky of [palette.ciel, palette.cielBas])
    for (const words of [palette.blanc, palette.brume])
      expect(contrast(words, sky)).toBeGreaterThanOrEqual(4.5)
})
