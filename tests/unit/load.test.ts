import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortText, longText } from '../../src/content/schemas/fields.ts'
import { decode } from '../../src/data/load.ts'
import { parse } from '../../src/content/schemas/parse.ts'

// Files as owners really have them: read as they are, or refused in French with their line, and never changed in silence.

const schema = z.strictObject({ title: shortText, text: longText.exactOptional() })

const read = (text: string) => {
  const result = parse(schema, decode('a.yaml', Buffer.from(text)))
  return 'errors' in result ? result.errors.map(({ line: at, message }) => `${at} ${message}`) : result.value
}

test.each([
  ['\uFEFFtitle: a', 'a'],
  ['title: a\r\ntext: b', 'a'],
  ['title: a\rtext: b\r', 'a'],
  ['title:\u00A0a', 'a'],
  ['title: >-\n\u00A0\u00A0un\n\u00A0\u00A0deux', 'un deux'],
  ['title: fac\u0327ade re\u0301nove\u0301e', 'façade rénovée'],
  ['title: \u202A01 99\u202C\u200B', '01\u00A099'],
  ['title: oui', 'oui'],
  ['title: 29000', '29000'],
  ['title: 01 99', '01\u00A099'],
  ['title: 1e3', '1e3'],
  ['title: 12:00', '12:00'],
  ['title: true', 'true'],
  ['title: 2026-11-26', '2026-11-26'],
  ["title: l'eau & fils", 'l’eau & fils'],
  ['title: « mur » !', '«\u00A0mur\u00A0»\u00A0!'],
  ["# à moi\ntitle: '{ville}'\n# aussi", '{ville}'],
  ['text:\n# à moi\ntitle: a', 'a'],
])('%j is read', (text, title) => {
  expect(read(text)).toMatchObject({ title })
})

test.each([
  ['title: &Fils Martin', '1 « title: &Fils Martin » : ce qui suit « & »'],
  ['text: a\ntitle: ! Attention', '2 « title: ! Attention » : ce qui suit'],
  ['title: !Nouveau Atelier', '1 « title: !Nouveau Atelier » : ce qui suit'],
  ['title: *Important', '1 « title: *Important » : ce qui suit'],
  ['title: &a\n  text: b', 'guillemets'],
  ['title: {nom}', '1 un texte qui commence par « { »'],
  ['title: [Nouveau]', '1 un texte qui commence par « { », « [ »'],
  ['title: {nom} ici', '1 ce n’est pas du YAML. Un texte'],
  ['title: @nom', 'guillemets droits'],
  ['title: - a', 'guillemets droits'],
  ['title: > a', 'guillemets droits'],
  ['title: ? a', 'guillemets droits'],
  ['title: "a" dit', 'guillemets droits'],
  ['title: Un mur : a', 'guillemets droits'],
  ["title: 't Hof", '1 le guillemet ouvert ici n’est pas fermé'],
  ['title: a\ntext: "l\n  eau\nfin: b', '2 le guillemet ouvert ici n’est pas fermé'],
  ['title: a # 3', '« # 3 » ne serait pas lu'],
  ['title: # 3', '« # 3 » ne serait pas lu'],
  ['title: "C:\\toits"', 'une barre \\ s’écrit \\\\'],
  ['title: a\n---\ntitle: b', 'ce n’est pas du YAML'],
  ['text: a', '1 il faut un texte (trouvé : rien)'],
  ['title: ~', '1 il faut un texte (trouvé : rien)'],
  ['title: a\ntitel: b', '2 le site n’a pas de champ de ce nom ici'],
  ["title: '{delai}'", '1 le site ne sait pas remplir {delai}'],
  ['title: fa\uFFFDade', '1 le signe U+FFFD est abîmé'],
  ['title: a\ntext: l\u0092eau', '2 le signe U+0092 est abîmé'],
  ['title: RÃ©novation', '1 le signe « Ã© » est abîmé'],
  ['title: \uF0B7 a', '1 le signe U+F0B7 est abîmé'],
])('%j is refused', (text, error) => {
  expect(read(text)).toEqual(expect.arrayContaining([expect.stringContaining(error)]))
})

test.each([
  ['Windows-1252', Buffer.from('a: b\ntitle: façade', 'latin1'), 'ligne 2, un signe n’est pas en UTF-8'],
  ['UTF-16', Buffer.from('\uFEFFtitle: a', 'utf16le'), 'ce fichier est en UTF-16'],
  [
    'UTF-16, the other way round',
    Buffer.from('\uFEFFtitle: a', 'utf16le').swap16(),
    'ce fichier est en UTF-16',
  ],
])('a file in %s is refused by its name', (_, bytes, error) => {
  expect(() => decode('src/content/a.yaml', bytes)).toThrow(`src/content/a.yaml : ${error}`)
})
