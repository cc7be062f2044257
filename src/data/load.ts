import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import type { z } from 'zod'
import {
  contentFile,
  contentFolder,
  schemas,
  type ContentFile,
  type Content,
} from '../content/schemas/files.ts'
import { parse, type ContentError } from '../content/schemas/parse.ts'

// Reads content files. A file is read as it is typed, or rejected with a French sentence that names its line.

/** The sample content on which the product is tested, whatever the site's own content. */
export const sampleFolder = 'sample'

/** Vitest and the product's browser tests (tests/e2e/useSample.ts) read the sample; all else reads the site's content. */
export const readsSample = Boolean(process.env.VITEST ?? process.env.MINIUM_SAMPLE)

const sourceFolder = readsSample ? sampleFolder : contentFolder

/** An error for the owner, printed without its stack. */
export function ownerError(lines: readonly string[]) {
  const text = lines.join('\n')
  return Object.assign(new Error(text), { [inspect.custom]: () => text })
}

export const sentenceOf = (file: string, { line, field, message }: ContentError) =>
  `${file}, ligne ${line}${field && `, ${field}`} : ${message}.`

/** Decodes the bytes of a content file as UTF-8. */
export function decode(file: string, bytes: Uint8Array) {
  const refused = (what: string) =>
    ownerError([`${file} : ${what} ; enregistrez-le en UTF-8, que votre éditeur de texte propose.`])
  if (/^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw refused('ce fichier est en UTF-16')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD')
    throw refused(
      `ligne ${before.split('\n').length}, un signe n’est pas en UTF-8 (sans doute en Windows-1252)`,
    )
  }
}

/** The text of a content file, as it is typed. */
export function readContentFile(name: ContentFile) {
  const file = contentFile(name)
  const names = readdirSync(sourceFolder)
  if (names.includes(`${name}.yaml`)) return decode(file, readFileSync(`${sourceFolder}/${name}.yaml`))
  // Accueil.yaml, accueil.yml, accueil.yaml.txt
  const like = names.find((one) => one.normalize().toLowerCase().startsWith(`${name}.y`))
  throw ownerError([
    `${sourceFolder}/${name}.yaml manque${like ? ` : renommez ${like} en ${name}.yaml` : ''}.`,
  ])
}

const schemaOf: { [Name in ContentFile]: z.ZodType<Content[Name]> } = schemas

/** Each file is read once. */
const cache: Partial<Content> = {}

/** The validated content of a file. Throws the errors of a file that does not match its schema. */
export function loadContent<Name extends ContentFile>(name: Name): Content[Name] {
  const cached = cache[name]
  if (cached) return cached
  const result = parse<z.ZodType<Content[Name]>>(schemaOf[name], readContentFile(name))
  if ('errors' in result) throw ownerError(result.errors.map((error) => sentenceOf(contentFile(name), error)))
  cache[name] = result.value
  return result.value
}
