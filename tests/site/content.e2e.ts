import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { create } from 'fontkit'
import { textsIn } from '../../src/build/contentChecks.ts'
import { contentFiles } from '../../src/content/schemas/files.ts'
import { getContent } from '../../src/data/content.ts'

test('the font has a glyph for every character of the content', () => {
  const font = create(readFileSync('styles/fonts/archivo-fr-variable.woff2'))
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not one')
  // U+2060 and the line feed are invisible, and looked for in no other font.
  const drawn = new Set([...font.characterSet.map((code) => String.fromCodePoint(code)), '\u2060', '\n'])
  // The company's own names and addresses may be written in any letters.
  const texts = contentFiles.flatMap((file) => (file === 'entreprise' ? [] : textsIn(getContent(file))))
  expect(texts.filter(([, text]) => Array.from(text).some((one) => !drawn.has(one)))).toEqual([])
})
