import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '../../src/prerender/filesIn.ts'
import { palette } from '../../styles/palette.ts'
import { paths } from '../pages.ts'

// What no linter checks here. Read as text: imported by a pattern, no file would count as dead code any more.
const sources = filesIn('src', 'styles')

const filesWith = (pattern: RegExp) =>
  sources.filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(path, 'utf8')))

const named = 'black|white|gr[ae]y|red|green|blue|orange|yellow|silver|navy|maroon|teal|purple|olive|lime'
const literalColour = new RegExp(
  `#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|['"\` ](?:${named})['"\`]`,
  'i',
)

test('colours are written in the palette only', () => {
  expect(filesWith(literalColour)).toEqual(['styles/palette.ts'])
})

const coloursOf = (path: string) => readFileSync(path, 'utf8').match(/(?<=")#[\da-f]{3,8}(?=")/gi) ?? []

test('drawings repeat colours of the palette only, which « npm run brand » writes', () => {
  const ofPalette: readonly string[] = Object.values(palette)
  const drawings = sources.filter((path) => path.endsWith('.svg'))
  expect(drawings.flatMap(coloursOf).length).toBeGreaterThan(10)
  const faults = drawings.flatMap((path) =>
    coloursOf(path)
      .filter((colour) => !ofPalette.includes(colour))
      .map((colour) => `${path} : ${colour} n’est pas dans styles/palette.ts ; lancez « npm run brand ».`),
  )
  expect(faults, faults.join('\n')).toEqual([])
})

test('addresses of pages are written in their one list only', () => {
  const inner = paths.filter((path) => path !== '/')
  expect(filesWith(new RegExp(`['"\`](?:${inner.join('|')})\\b`))).toEqual(['src/schemas/pageNames.ts'])
})
