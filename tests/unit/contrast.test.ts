import axe from 'axe-core'
import { expect, test } from 'vitest'
import { appearanceSchema } from '../../src/content/schemas/appearance.ts'
import { hexOf } from '../../src/content/schemas/colour.ts'
import { painted, palette, paletteOf, type Palette } from '../../styles/palette.ts'
import { printed, rolesOf } from '../../styles/roles.ts'

// Enough contrast, whatever the owner's colour. WCAG 2.2 asks for 4.5 for text and 3 for edges and large signs.

declare module 'axe-core' {
  interface Commons {
    /** As its own rule of contrast uses it. */
    color: {
      Color: new () => Colour
      getContrast: (ground: Colour, top: Colour) => number
    }
  }
}
type Colour = { parseString: (colour: string) => unknown }
const { Color, getContrast } = axe.commons.color

const parse = (text: string) => {
  const colour = new Color()
  colour.parseString(text)
  return colour
}

const pairs = [
  ['text', 'background', 4.5],
  ['textSecondary', 'background', 4.5],
  ['accentText', 'background', 4.5],
  ['text', 'controlFill', 4.5],
  // Words on a picture, until it comes.
  ['text', 'picture', 4.5],
  ['textSecondary', 'picture', 4.5],
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
const light: string[] = ['plain', 'raised', 'muted'] satisfies (keyof ReturnType<typeof rolesOf>)[]
const onLight = [
  ['text', 'field', 4.5],
  ['textSecondary', 'field', 4.5],
  ['text', 'dangerBackground', 4.5],
  ['danger', 'dangerBackground', 3],
  ['control', 'field', 3],
  ['accent', 'field', 3],
] as const

const shownIn = (colours: Palette, roles = rolesOf(colours)) => [
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
      top: colours[words],
      under: colours[sky],
      least: 4.5,
    })),
  ),
  // The words of rooms by day and at dusk: of the plastered rooms, and of the night; those on a concrete wall.
  ...(
    [
      ['accueil', 'plastered', 'brume'],
      ['accueil et Travaux Spéciaux', 'night', 'cielBas'],
      ['Travaux Spéciaux', 'night', 'terre'],
      ['Réalisations', 'muted', 'enduitClair'],
    ] as const
  ).flatMap(([page, surface, wall]) =>
    (
      [
        ['text', 4.5],
        ['textSecondary', 4.5],
        ['accent', 3],
        ['accentText', 3],
      ] as const
    ).map(([colour, least]) => ({
      what: `styles/roles.ts, ${page} : « ${colour} » de ${surface} sur « ${wall} »`,
      top: roles[surface][colour],
      under: colours[wall],
      least,
    })),
  ),
  ...(
    [
      ['Particuliers', 'plain', 'enduit'],
      ['Réalisations', 'plain', 'zincClair'],
      ['Travaux Spéciaux', 'night', 'terreNoyee'],
    ] as const
  ).map(([page, surface, ground]) => ({
    what: `styles/roles.ts, ${page} : « text » de ${surface} sur « ${ground} »`,
    top: roles[surface].text,
    under: colours[ground],
    least: 4.5,
  })),
  // On a phone, the level of each floor on its slab.
  ...(['mur', 'trottoir'] as const).map((slab) => ({
    what: `styles/palette.ts, accueil : « blanc » sur « ${slab} »`,
    top: colours.blanc,
    under: colours[slab],
    least: 4.5,
  })),
]

const faultsOf = (colours: Palette) =>
  shownIn(colours).flatMap(({ what, top, under, least }) => {
    const found = getContrast(parse(under), parse(top))
    return found < least
      ? `${what} manque de contraste (${found.toFixed(2)}, il faut ${least}) ; changez ${top} ou ${under} dans styles/palette.ts.`
      : []
  })

test('every colour is read on its ground', () => {
  const faults = faultsOf(palette)
  expect(faults, faults.join('\n')).toEqual([])
})

const faultOf = (color: unknown) => appearanceSchema.safeParse({ color }).error?.issues[0]?.message

test('so is any colour of the wheel that an owner may choose, light or dark', () => {
  const wheel = [0.28, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((lightness) =>
    [0.06, 0.12, 0.3].flatMap((chroma) =>
      Array.from({ length: 24 }, (_, index) => hexOf({ lightness, chroma, hue: 15 * index })),
    ),
  )
  const allowed = wheel.filter((color) => faultOf(color) === undefined)
  expect(allowed.length).toBeGreaterThan(wheel.length * 0.8)
  expect(
    allowed.flatMap((color) => faultsOf(paletteOf(color)).map((fault) => `${color} : ${fault}`)),
  ).toEqual([])
})

test('an owner’s colour gives its tones as the sample’s gave them, and errors stay apart from it', () => {
  expect(paletteOf(painted)).toMatchObject({
    surMinium: palette.blanc,
    miniumSurvol: '#AD3009',
    miniumAppui: '#962906',
    miniumTrait: '#C93A0C',
    miniumFonce: '#962906',
    miniumClair: '#FF7A4D',
    carmin: '#97122F',
    carminSurvol: '#7A0E26',
    carminFond: '#FBEBEE',
  })
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
  expect(faultOf(color)).toContain(why)
})
