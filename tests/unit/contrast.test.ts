import { expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { printed, roles } from '../../styles/roles.ts'

// Enough contrast, whatever the palette. WCAG 2.2 asks for 4.5 for text and 3 for edges and large signs.

/** Red, green and blue of a colour, on `ground` if one sees through it. */
function parse(colour: string, ground: readonly number[]) {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16))
  const [, alpha = ''] = /^rgb\(\d+ \d+ \d+ \/ ([\d.]+)\)$/.exec(colour) ?? []
  if (!alpha) throw new Error(`styles/roles.ts : « ${colour} » doit s’écrire #RRGGBB.`)
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

const pairs = [
  ['text', 'background', 4.5],
  ['textSecondary', 'background', 4.5],
  ['accentText', 'background', 4.5],
  ['text', 'controlFill', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['onPrimary', 'primaryActive', 4.5],
  ['onSecondary', 'secondary', 4.5],
  ['onSecondary', 'secondaryHover', 4.5],
  ['onDanger', 'danger', 4.5],
  ['onDanger', 'dangerHover', 4.5],
  ['control', 'background', 3],
  ['accent', 'background', 3],
] as const

// Fields and toasts stand on light surfaces only.
const light: string[] = ['plain', 'raised', 'muted'] satisfies (keyof typeof roles)[]
const onLight = [
  ['text', 'field', 4.5],
  ['textSecondary', 'field', 4.5],
  ['text', 'dangerBackground', 4.5],
  ['danger', 'dangerBackground', 3],
  ['control', 'field', 3],
] as const

const shown = [
  ...Object.entries({ ...roles, printed }).flatMap(([surface, role]) =>
    [...pairs, ...(light.includes(surface) ? onLight : [])].map(([colour, ground, least]) => ({
      what: `styles/roles.ts, ${surface} : « ${colour} » sur « ${ground} »`,
      top: role[colour],
      under: role[ground],
      least,
    })),
  ),
  // What stands on a colour that matches a picture, and has no role: from the top of the home page's sky to the street,
  // titles and grey words.
  ...(['ciel', 'cielBas'] as const).flatMap((sky) =>
    (['blanc', 'brume'] as const).map((words) => ({
      what: `styles/palette.ts, accueil : « ${words} » sur « ${sky} »`,
      top: palette[words],
      under: palette[sky],
      least: 4.5,
    })),
  ),
]

test('every colour is read on its ground', () => {
  const faults = shown.flatMap(({ what, top, under, least }) => {
    const found = contrast(top, under)
    return found < least
      ? `${what} manque de contraste (${found.toFixed(2)}, il faut ${least}) ; changez ${top} ou ${under} dans styles/palette.ts.`
      : []
  })
  expect(faults, faults.join('\n')).toEqual([])
})
