import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import type { z } from 'zod'
import { contentFile, contentFolder, schemas, type ContentFile } from './schemas/index.ts'
import { parse, type Fault } from './schemas/parse.ts'

// The one way from a file of words to its value. A file is read as it is, or refused in French with its line.

/** An error that is printed without its stack, which would tell the owner of the site nothing. */
export function ownerError(lines: readonly string[]) {
  const text = lines.join('\n')
  return Object.assign(new Error(text), { [inspect.custom]: () => text })
}

export const sentenceOf = (file: string, { line, field, message }: Fault) =>
  `${file}, ligne ${line}${field && `, ${field}`} : ${message}.`

/** What a file of words says as it is typed; `bytes` are what it holds. */
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

/** The text of a file of words. */
export function textOf(name: ContentFile) {
  const file = contentFile(name)
  const names = readdirSync(contentFolder)
  if (names.includes(`${name}.yaml`)) return decode(file, readFileSync(file))
  // Accueil.yaml, accueil.yml, accueil.yaml.txt
  const like = names.find((one) => one.normalize().toLowerCase().startsWith(`${name}.y`))
  throw ownerError([`${file} manque${like ? ` : renommez ${like} en ${name}.yaml` : ''}.`])
}

type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00A0'

/** Stands for what a pair of braces puts in: a word, or a number. */
const hole = '\uFFFC'

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const units = '%|€|m²|mm|cm|m|h|kN|ans?|années?|mois|jours?|heures?'

const everywhere: readonly Rule[] = [
  // In an address of mail it is another sign.
  [/(?<=\p{L})'(?![\w.'+&-]*@)/gu, '’'],
  [/ (?=[;:!?»])|(?<=[«°]) |(?<=\d) (?=\d)/g, nbsp],
  [new RegExp(`(?<=[\\d${hole}]) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), nbsp],
  // le 18
  [/(?<=(?<!\p{L})(?:le|au)) (?=\d)/giu, nbsp],
  // NF DTU 14.1
  [/(?<=(?<!\p{L})(?:NF|DTU|EN)) (?=[A-Z\d])/gu, nbsp],
  // 8 h 30, 21 juin 2004
  [new RegExp(`(?<=[\\d${hole}]\\u00A0h) (?=[\\d${hole}])`, 'g'), nbsp],
  [new RegExp(`(?<=\\d) (?=(?:${months})\\b)|(?<=\\b(?:${months})) (?=\\d{4})`, 'g'), nbsp],
]

/** In a heading, or the lead under it, no line ends with a small word that only announces the next. */
const inHeadings: Rule = [/(?<=(?<!\p{L})(?:les?|la|une?|des?|du|aux?|à|en|et|ou|par|ce|ne)) /giu, nbsp]

/** No line ends after a hyphen inside a word; an address of the web or of mail is no word. */
export const inRunningText: Rule = [/(?<=\p{L})-(?=\p{L})(?<!\S*[@/]\S*)(?!\S*[@/])/gu, '-\u2060']

/** An address of the web or of mail, which is no French. */
const isAddress = /^\S*[@/]\S*$/

// What stands on a button, and a picture's text, which is never set in lines.
const unsetKeys = /^action$|alt$/i
const headingKeys = /^(?:title|question|lead|intro)$/

/**
 * `text` as a French typographer sets it, in a field of this name: people type plainly. `isUnset`: it is never set in lines
 * (the browser's tab), or is also data.
 */
export function setFrench(text: string, key = '', isUnset = false) {
  if (isAddress.test(text)) return text
  const rules = [...everywhere]
  if (!isUnset) {
    if (headingKeys.test(key)) rules.push(inHeadings)
    if (text.includes(' ') && !unsetKeys.test(key)) rules.push(inRunningText)
  }
  const filledIn = text.match(/\{[^}]*\}/g) ?? []
  const set = rules.reduce(
    (done, [pattern, replacement]) => done.replace(pattern, replacement),
    text.replaceAll(/\{[^}]*\}/g, hole),
  )
  return set.replaceAll(hole, () => filledIn.shift() ?? '')
}

/** Changes every text inside `value`, with the name of the field that it stands in and whether that is a page's entry. */
export function eachText(
  value: object,
  change: (text: string, key: string, isEntry: boolean) => string,
  key = '',
  isEntry = false,
) {
  for (const [name, inner] of Object.entries(value)) {
    const innerKey = Array.isArray(value) ? key : name
    // What a form service is sent is nobody's French.
    if (name === 'extraFields') continue
    if (typeof inner === 'string') Reflect.set(value, name, change(inner, innerKey, isEntry))
    else if (typeof inner === 'object' && inner !== null)
      eachText(inner, change, innerKey, isEntry || innerKey === 'page')
  }
}

type Words = { [Name in ContentFile]: z.output<(typeof schemas)[Name]> }

const schemaOf: { [Name in ContentFile]: z.ZodType<Words[Name]> } = schemas

const cache: Partial<Words> = {}

/** What a file of src/content/ says, its French set. A file that breaks its schema stops what runs. */
export function read<Name extends ContentFile>(name: Name): Words[Name] {
  const known = cache[name]
  if (known) return structuredClone(known)
  const result = parse<z.ZodType<Words[Name]>>(schemaOf[name], textOf(name))
  if ('faults' in result) throw ownerError(result.faults.map((fault) => sentenceOf(contentFile(name), fault)))
  const { value } = result
  eachText(value, (text, key, isEntry) => setFrench(text, key, isEntry || name === 'entreprise'))
  cache[name] = value
  return structuredClone(value)
}
