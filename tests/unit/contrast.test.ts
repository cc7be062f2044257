import axe from 'axe-core'
import { expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { printed, roles } from '../../styles/roles.ts'

// Enough contrast, whatever the palette. WCAG 2.2 asks for 4.5 for text and 3 for edges and large signs.

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
const light: string[] = ['plain', 'raised', 'muted'] satisfies (keyof typeof roles)[]
const onLight = [
  ['text', 'field', 4.5],
  ['textSecondary', 'field', 4.5],
  ['text', 'dangerBackground', 4.5],
  ['danger', 'dangerBackground', 3],
  ['control', 'field', 3],
  ['accent', 'field', 3],
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
      under: palette[wall],
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
    under: palette[ground],
    least: 4.5,
  })),
  // On a phone, the level of each floor on its slab.
  ...(['mur', 'trottoir'] as const).map((slab) => ({
    what: `styles/palette.ts, accueil : « blanc » sur « ${slab} »`,
    top: palette.blanc,
    under: palette[slab],
    least: 4.5,
  })),
]

test('every colour is read on its ground', () => {
  const faults = shown.flatMap(({ what, top, under, least }) => {
    const found = getContrast(parse(under), parse(top))
    return found < least
      ? `${what} manque de contraste (${found.toFixed(2)}, il faut ${least}) ; changez ${top} ou ${under} dans styles/palette.ts.`
      : []
  })
  expect(faults, faults.join('\n')).toEqual([])
})
