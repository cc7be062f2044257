import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { palette } from '../../styles/palette.ts'
import { paths } from '../pages.ts'

// What no linter checks here. Read as text: imported by a pattern, no file would count as dead code any more.
const sources = ['src', 'styles']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => [path.replaceAll(sep, '/'), readFileSync(path, 'utf8')] as const)

const filesWith = (pattern: RegExp, except: RegExp = /^$/) =>
  sources.filter(([path, text]) => !except.test(path) && pattern.test(text)).map(([path]) => path)

const named = 'black|white|gr[ae]y|red|green|blue|orange|yellow|silver|navy|maroon|teal|purple|olive|lime'
const literalColour = new RegExp(
  `#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|['"\` ](?:${named})['"\`]`,
  'i',
)

test('colours are written in the palette only', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(filesWith(literalColour)).toEqual(['styles/palette.ts'])
})

test('drawings repeat colours of the palette only', () => {
  const ofPalette: readonly string[] = Object.values(palette)
  const drawings = readdirSync('src/assets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  )
  const colours = drawings.flatMap((file) =>
    Array.from(readFileSync(join('src/assets', file), 'utf8').matchAll(/#[\da-f]{3,8}\b/gi), ([colour]) => [
      file,
      colour.toUpperCase(),
    ]),
  )
  expect(colours.length).toBeGreaterThan(drawings.length)
  expect(colours.filter(([, colour = '']) => !ofPalette.includes(colour))).toEqual([])
})

test('no file puts HTML together by hand or stores anything', () => {
  expect(filesWith(/dangerouslySetInnerHTML|innerHTML|localStorage|indexedDB|document\.cookie/)).toEqual([])
  expect(filesWith(/(?<!in )sessionStorage[.[]/)).toEqual([])
})

test('nothing is sent anywhere but by the form, which does where the company file says so', () => {
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual([
    'src/quote-form/send.ts',
  ])
  expect(filesWith(/from '.*\/DeliveringForm\.tsx'/)).toEqual(['src/quote-form/QuoteForm.tsx'])
})

test('addresses of pages are written in their one list only', () => {
  const inner = paths.filter((path) => path !== '/')
  expect(filesWith(new RegExp(`['"\`](?:${inner.join('|')})\\b`))).toEqual(['src/content/pages.ts'])
})
