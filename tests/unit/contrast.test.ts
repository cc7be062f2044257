import { describe, expect, test } from 'vitest'
import { roles } from '../../styles/roles.ts'
import { palette } from '../../styles/palette.ts'

type Colour = [red: number, green: number, blue: number]

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

const channels = ([red = Number.NaN, green = Number.NaN, blue = Number.NaN]: number[]): Colour => [
  red,
  green,
  blue,
]

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
  expect(contrast('#FFFFFF', '#000000')).toBe(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('rgb(255 255 255 / 0)', '#16222B')).toBe(1)
})

const { platre, blanc, chaux, nuit, nuit2, nuitImage, minium, miniumSurvol, miniumFonce, miniumClair } =
  palette
const { encre, ardoise, zinc, brume, bord, carmin, carminFond } = palette

// The design's own table of measures.
const text: [name: string, colour: string, ground: string, ratio: number][] = [
  ['encre / plâtre', encre, platre, 15.35],
  ['encre / blanc', encre, blanc, 17.03],
  ['encre / chaux', encre, chaux, 13.52],
  ['ardoise / plâtre', ardoise, platre, 8.58],
  ['ardoise / blanc', ardoise, blanc, 9.52],
  ['ardoise / chaux', ardoise, chaux, 7.56],
  ['zinc / plâtre', zinc, platre, 5.73],
  ['zinc / blanc', zinc, blanc, 6.36],
  ['minium foncé / plâtre', miniumFonce, platre, 7.23],
  ['minium foncé / blanc', miniumFonce, blanc, 8.03],
  ['minium foncé / chaux', miniumFonce, chaux, 6.37],
  ['blanc / minium', blanc, minium, 5.13],
  ['blanc / minium survol', blanc, miniumSurvol, 6.56],
  ['blanc / minium foncé', blanc, miniumFonce, 8.03],
  ['blanc / nuit', blanc, nuit, 16.18],
  ['blanc / nuit 2', blanc, nuit2, 13.59],
  ['blanc / nuit de l’image', blanc, nuitImage, 18.54],
  ['brume / nuit', brume, nuit, 9.11],
  ['brume / nuit 2', brume, nuit2, 7.65],
  ['minium clair / nuit', miniumClair, nuit, 6.27],
  ['carmin / blanc', carmin, blanc, 8.59],
  ['carmin / carmin fond', carmin, carminFond, 7.46],
  ['encre / carmin fond', encre, carminFond, 14.78],
]

const notText: typeof text = [
  ['bord / plâtre', bord, platre, 3.53],
  ['bord / blanc', bord, blanc, 3.92],
  ['bord / chaux', bord, chaux, 3.11],
  ['minium / nuit', minium, nuit, 3.15],
  ['minium / plâtre', minium, platre, 4.62],
]

test.each(text)('text: %s', (_, colour, ground, ratio) => {
  expect(contrast(colour, ground)).toBeCloseTo(ratio, 2)
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(notText)('edges and large signs: %s', (_, colour, ground, ratio) => {
  expect(contrast(colour, ground)).toBeCloseTo(ratio, 2)
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
})

describe.each(Object.entries(roles))('on the surface %s', (_, role) => {
  const readable = [
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

  test.each(readable)('%s is read on %s', (colour, background) => {
    expect(contrast(role[colour], role[background])).toBeGreaterThanOrEqual(4.5)
  })

  const seen = [
    ['focus', 'background'],
    ['control', 'background'],
    ['accent', 'background'],
    ['primary', 'background'],
    ['secondary', 'background'],
  ] as const

  test.each(seen)('%s is seen on %s', (colour, background) => {
    expect(contrast(role[colour], role[background])).toBeGreaterThanOrEqual(3)
  })
})

test.each(['plain', 'raised', 'muted'] as const)('fields and toasts, on the light surface %s', (surface) => {
  const { text: words, textSecondary, field, dangerBackground, danger, control } = roles[surface]
  expect(contrast(words, field)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(textSecondary, field)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(words, dangerBackground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(danger, dangerBackground)).toBeGreaterThanOrEqual(3)
  expect(contrast(control, field)).toBeGreaterThanOrEqual(3)
})
