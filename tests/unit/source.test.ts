import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { paths } from '../pages.ts'

// Rules that no linter checks here. Files are read as text: imported by a pattern, none would count as dead code.
const sources = ['src', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)

const filesWith = (pattern: RegExp) =>
  sources.filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(path, 'utf8')))

const named = 'black|white|gr[ae]y|red|green|blue|orange|yellow|silver|navy|maroon|teal|purple|olive|lime'
const literalColour = new RegExp(
  `#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|['"\` ](?:${named})['"\`]`,
  'i',
)

test('colours are written in the palette only', () => {
  // Schemas have an example colour in an error message.
  const found = filesWith(literalColour).filter((path) => !path.startsWith('src/content/schemas/'))
  expect(found).toEqual(['styles/palette.ts'])
})

test('drawings only use colours of the palette, whose values the build writes', () => {
  const drawings = sources.filter((path) => path.endsWith('.svg') && path.includes('/drawings/'))
  const known = [...Object.keys(palette), ...Object.values(palette)]
  const colours = drawings.flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/(?<=<!ENTITY )(\w+) "|(?<!<!ENTITY \w+ )"(#[\da-f]{3,8})"/gi),
      ([, name, literal]) => ({ path, colour: name ?? literal ?? '' }),
    ),
  )
  expect(colours.length).toBeGreaterThan(10)
  expect(colours.filter(({ colour }) => !known.includes(colour))).toEqual([])
})

test('paths of pages are written in one file only', () => {
  const inner = paths.filter((path) => path !== '/')
  expect(filesWith(new RegExp(`['"\`](?:${inner.join('|')})\\b`))).toEqual(['src/content/schemas/fields.ts'])
})
