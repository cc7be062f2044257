import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

test('the font has a glyph for every character of French typography', () => {
  const font = create(readFileSync('styles/fonts/archivo-fr-variable.woff2'))
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one')
  const drawn = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  for (const character of `AZaz09éèêëàâçùûüïîôœæÉÈÀÇŒ«»’–—…€°²\u00A0`) expect(drawn).toContain(character)
})
