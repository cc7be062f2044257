import { z } from 'zod'
import { schemas, type ContentFile } from '../content/schemas/files.ts'
import { parse, type ContentError } from '../content/schemas/parse.ts'
import { asRead, filledIn, labelOf, rank, unwrap } from './forms.ts'
import { merge } from './merge.ts'
import { isObject } from './values.ts'
import { rewritten } from './yaml.ts'

// A file's text as a form, and back.

/** A copy of `value` in which each value inside has gone through `change`. */
const mapDeep = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), change)

/** Where Unicode has room for every sign a second time. */
const far = 0xf0000

/** A text in signs of nobody's, so that no search in the editor finds what the form only carries along. */
const seal = (text: string) =>
  text.replace(/[^]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + far))

const unseal = (sealed: unknown) =>
  typeof sealed === 'string'
    ? sealed.replace(/[^]{2}/g, (character) => String.fromCharCode((character.codePointAt(0) ?? 0) - far))
    : ''

const isUnion = (file: ContentFile, field: string) => {
  const shape: z.ZodRawShape = schemas[file].shape
  return unwrap(shape[field]).inner instanceof z.ZodUnion
}

const isItem = (key: string) => /^\d+$/.test(key)

/** The labels on the way to a field, as a reader of the form finds it. */
const labelPath = (file: ContentFile, keys: readonly string[]) =>
  keys
    .map((key, at) =>
      isItem(key)
        ? `nº ${Number(key) + 1}`
        : labelOf(file, ...keys.slice(0, at + 1).filter((one) => !isItem(one))),
    )
    .join(', ')

/** What is wrong without a field has not been read: no form mends it. */
const isUnreadable = (errors: readonly ContentError[]) => errors.some(({ field }) => field === '')

const toMend =
  'Corrigez-le avec un éditeur de texte, puis rechargez cette page. D’ici là, rien n’est enregistré.'

/** What is wrong in a file as it was read, one fault a line; '' if nothing is. */
export function errorsIn(file: ContentFile, sealed: unknown) {
  const result = parse(schemas[file], unseal(sealed))
  if (!('errors' in result)) return ''
  const errors = result.errors.map(
    ({ field, line, message }) =>
      `Ligne ${line}${field && `, ${labelPath(file, field.split('.'))}`} : ${message}.`,
  )
  // What follows from the first faults of what is no YAML would hide them.
  return (isUnreadable(result.errors) ? [...new Set(errors)].slice(0, 3).concat(toMend) : errors).join('\n')
}

/** What a form holds of a file: a picture by its address, one of several things as a group with its type, and from where it all is. */
export function formOf(file: ContentFile, text: string): Record<string, unknown> {
  const form = mapDeep(parse(schemas[file], text).raw ?? {}, (key, value) => {
    if (value === null) return undefined
    if (key === 'file' && typeof value === 'string') return `/${value}`
    if (Array.isArray(value))
      return value.map((item: unknown, at) =>
        isObject(item) && !Array.isArray(item) ? { ...item, [rank]: seal(`${at}`) } : item,
      )
    if (!isUnion(file, key)) return value
    return isObject(value) ? { type: filledIn, ...value } : { type: value }
  })
  return { ...(isObject(form) && form), [asRead]: seal(text) }
}

/** What a form says, as its file does; each item of fields with its place in the list that was read. */
const dataOf = (form: Readonly<Record<string, unknown>>) =>
  mapDeep(form, (key, value) => {
    // Sveltia CMS has marks of its own on items.
    if (key === asRead || key.startsWith('__sc_')) return undefined
    if (key === rank) return Number(unseal(value) || Number.NaN)
    if (key === 'file' && typeof value === 'string') return value.replace(/^\//, '')
    if (!isObject(value) || value.type === undefined) return value
    const { type, ...fields } = value
    return type === filledIn ? fields : type
  })

/** The fields of a form in the order of their schema: those of a new item come in any. */
function inOrder(schema: unknown, value: unknown): unknown {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => inOrder(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isObject(value)) return value
  const { shape } = inner
  const keys = Object.keys({ ...shape, ...value }).filter((key) => key in value)
  return Object.fromEntries(keys.map((key) => [key, inOrder(shape[key], value[key])]))
}

/** Sveltia CMS shows the cause of this error, and keeps what is typed. */
const refusal = (sentences: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(sentences.join('\n')) })

/** What else a field says by now, and what to do. */
const whatNow = (other: unknown) =>
  typeof other === 'string' || typeof other === 'number'
    ? ` et dit « ${other} » ; écrivez ici la même chose, enregistrez, puis changez-le de nouveau`
    : ' ; notez vos changements, rechargez cette page, choisissez « Abandonner » et refaites-les'

/**
 * The text that says what a form holds. It is `now`, the file's text as it is by now, with what the form changed of the
 * text that it was made from: lines that say the same are the same. What both changed, or the schema refuses, is thrown.
 */
export function textOf(
  file: ContentFile,
  form: Readonly<Record<string, unknown>>,
  now = unseal(form[asRead]),
) {
  const [base, theirs] = [unseal(form[asRead]), now].map((text) => parse(schemas[file], text))
  for (const found of [theirs, base])
    if (found && 'errors' in found && isUnreadable(found.errors))
      throw refusal(found.errors.map(({ line, message }) => `Ligne ${line} : ${message}.`).concat(toMend))
  const conflicts: string[] = []
  const merged = merge(
    { base: base?.raw, ours: inOrder(schemas[file], dataOf(form)), theirs: theirs?.raw },
    (path, other) => {
      conflicts.push(`${labelPath(file, path)} : ce champ a changé ailleurs entre-temps${whatNow(other)}.`)
    },
  )
  if (conflicts.length > 0) throw refusal(conflicts)
  const text = rewritten(now, merged, file === 'entreprise')
  const result = parse(schemas[file], text)
  if (!('errors' in result)) return text
  throw refusal(
    result.errors.map(
      ({ field, line, message }) => `${labelPath(file, field.split('.')) || `Ligne ${line}`} : ${message}.`,
    ),
  )
}
