import { z } from 'zod'
import { contentFile, schemas, type ContentFile } from '../content/schemas/files.ts'
import { parse, softBreaks, type ContentError } from '../content/schemas/parse.ts'
import { isObject } from './compare.ts'
import { filledType, isLabelled, labelOf, originalIndex, sourceText, unwrap } from './forms.ts'
import { merge } from './merge.ts'
import { updateYaml } from './updateYaml.ts'

// Converts a content file to form data and back.

type FormData = Readonly<Record<string, unknown>>

/** A copy of `value` in which `change` has replaced each inner value. */
export const mapDeep = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), change)

/** The start of a private-use area of Unicode that is as large as the Basic Multilingual Plane. */
const privateUse = 0xf0000

/** Moves a text to private-use characters, so that Sveltia CMS's search does not match this hidden copy. */
const hide = (text: string) =>
  text.replace(/[^]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + privateUse))

const reveal = (hidden: unknown) =>
  typeof hidden === 'string'
    ? hidden.replace(/[^]{2}/g, (character) =>
        String.fromCharCode((character.codePointAt(0) ?? 0) - privateUse),
      )
    : ''

const isUnion = (file: ContentFile, field: string) => {
  const shape: z.ZodRawShape = schemas[file].shape
  return unwrap(shape[field]).inner instanceof z.ZodUnion
}

const isIndex = (key: string) => /^\d+$/.test(key)

const withoutIndexes = (keys: readonly string[]) => keys.filter((key) => !isIndex(key))

/** The labels of a field and its parents, as the form shows them. */
const labelPath = (file: ContentFile, keys: readonly string[]) =>
  keys
    .map((key, at) =>
      isIndex(key) ? `nº ${Number(key) + 1}` : labelOf(file, ...withoutIndexes(keys.slice(0, at + 1))),
    )
    .join(', ')

/** A message of the schema with form labels in place of the YAML keys that it quotes: « from » is « Du ». */
function withLabels(file: ContentFile, keys: readonly string[], message: string) {
  const parents = withoutIndexes(keys.slice(0, -1))
  return message.replace(/« (\w+) »/g, (quoted, key: string) =>
    isLabelled(file, ...parents, key) ? `« ${labelOf(file, ...parents, key)} »` : quoted,
  )
}

/** A YAML error has no field. */
const isUnreadable = (errors: readonly ContentError[]) => errors.some(({ field }) => field === '')

const fixByHand = (file: ContentFile) =>
  `Corrigez ${contentFile(file)} avec un éditeur de texte, comme le Bloc-notes, puis rechargez cette page. D’ici là, rien n’est enregistré.`

function sentencesOf(file: ContentFile, errors: readonly ContentError[], withLines: boolean) {
  const sentences = errors.map(({ line, field, message }) => {
    const keys = field.split('.')
    const location = [withLines || field === '' ? `Ligne ${line}` : '', field && labelPath(file, keys)]
    return `${location.filter(Boolean).join(', ')} : ${withLabels(file, keys, message)}.`
  })
  // Later errors of invalid YAML only follow from the first ones.
  if (isUnreadable(errors)) return [...new Set(sentences)].slice(0, 3).concat(fixByHand(file))
  const areEditable = errors.every(({ field }) => isLabelled(file, ...withoutIndexes(field.split('.'))))
  return areEditable ? sentences : sentences.concat(fixByHand(file))
}

/** The errors of the file as the form read it, one a line; '' without errors. */
export function errorsIn(file: ContentFile, hidden: unknown) {
  const result = parse(schemas[file], reveal(hidden))
  return 'errors' in result ? sentencesOf(file, result.errors, true).join('\n') : ''
}

/** Form data of a content file: picture paths as Sveltia CMS has them, unions as typed groups, and the file's text. */
export function toForm(file: ContentFile, text: string): Record<string, unknown> {
  const form = mapDeep(parse(schemas[file], text).raw ?? {}, (key, value) => {
    if (value === null) return undefined
    if (key === 'file' && typeof value === 'string') return `/${value}`
    if (Array.isArray(value))
      return value.map((item: unknown, at) =>
        isObject(item) && !Array.isArray(item) ? { ...item, [originalIndex]: hide(`${at}`) } : item,
      )
    if (!isUnion(file, key)) return value
    return isObject(value) ? { type: filledType, ...value } : { type: value }
  })
  return { ...(isObject(form) && form), [sourceText]: hide(text) }
}

/** A pasted tab or soft line break is a space: in YAML, a tab would need an escape sequence. */
const withPlainSpaces = (text: string) => text.replaceAll('\t', ' ').replace(softBreaks, ' ')

/** The values of form data as the content file has them; each item that is an object has its original index. */
const fromForm = (form: FormData) =>
  mapDeep(form, (key, value) => {
    // Sveltia CMS has properties of its own on items.
    if (key === sourceText || key.startsWith('__sc_')) return undefined
    if (key === originalIndex) return Number(reveal(value) || Number.NaN)
    if (typeof value === 'string') return key === 'file' ? value.replace(/^\//, '') : withPlainSpaces(value)
    if (!isObject(value) || value.type === undefined) return value
    const { type, ...fields } = value
    return type === filledType ? fields : type
  })

/** Sorts fields as their schema does: Sveltia CMS adds those of a new item in any order. */
function sortBySchema(schema: unknown, value: unknown): unknown {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => sortBySchema(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isObject(value)) return value
  const { shape } = inner
  const keys = Object.keys({ ...shape, ...value }).filter((key) => key in value)
  return Object.fromEntries(keys.map((key) => [key, sortBySchema(shape[key], value[key])]))
}

/** An error whose cause Sveltia CMS shows in a dialog; the form stays open. */
export const refusal = (...sentences: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(sentences.join('\n')) })

/** What the other program wrote to the field, and how to solve the conflict. */
const conflictAdvice = (theirs: unknown) =>
  typeof theirs === 'string' || typeof theirs === 'number'
    ? ` et dit « ${theirs} » ; écrivez ici la même chose, enregistrez, puis changez-le de nouveau`
    : ' ; notez vos changements, rechargez cette page, choisissez « Abandonner » et refaites-les'

/**
 * The text of the content file with the form's changes. `now` is the file's current text: lines without a change stay as
 * they are. Throws a refusal if the form and the file changed the same field, or if the schema has an error.
 */
export function toYaml(file: ContentFile, form: FormData, now = reveal(form[sourceText])) {
  const [base, theirs] = [reveal(form[sourceText]), now].map((text) => parse(schemas[file], text))
  for (const result of [theirs, base])
    if (result && 'errors' in result && isUnreadable(result.errors))
      throw refusal(...sentencesOf(file, result.errors, true))
  const conflicts: string[] = []
  const merged = merge(
    { base: base?.raw, ours: sortBySchema(schemas[file], fromForm(form)), theirs: theirs?.raw },
    (path, other) => {
      conflicts.push(
        `${labelPath(file, path)} : ce champ a changé ailleurs entre-temps${conflictAdvice(other)}.`,
      )
    },
  )
  if (conflicts.length > 0) throw refusal(...conflicts)
  const text = updateYaml(now, merged, file === 'entreprise')
  const result = parse(schemas[file], text)
  if ('errors' in result) throw refusal(...sentencesOf(file, result.errors, false))
  return text
}
