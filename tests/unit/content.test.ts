import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { textsIn } from '../../src/build/contentChecks.ts'
import { contentFiles } from '../../src/content/schemas/files.ts'
import { getContent } from '../../src/data/content.ts'

test('the font draws every character of the copy', () => {
  const font = create(readFileSync('styles/fonts/archivo-fr-variable.woff2'))
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one')
  const drawn = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  for (const character of `AZaz09éèêëàâçùûüïîôœæÉÈÀÇŒ«»’–—…€°²\u00A0`) expect(drawn).toContain(character)
  // Invisible characters and line breaks need no glyph.
  for (const character of ['\u2060', '\n']) drawn.add(character)
  // Facts of the company may have any character.
  const copy = contentFiles.flatMap((file) => (file === 'entreprise' ? [] : textsIn(getContent(file))))
  expect(copy.length).toBeGreaterThan(100)
  expect(copy.filter(([, text]) => Array.from(text).some((one) => !drawn.has(one)))).toEqual([])
})
