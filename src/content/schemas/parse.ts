import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Node,
} from 'yaml'
import type { z } from 'zod'

/** An error in a content file; `message` is the end of a sentence. */
export type ContentError = { line: number; field: string; message: string }

type Path = readonly PropertyKey[]

// Invisible characters that are removed: direction marks, joiners, soft hyphens.
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** Line breaks inside a paragraph, as word processors paste them. */
export const softBreaks = /[\v\f\x85\u2028\u2029]/g

/** Characters of a wrong encoding, or that no font draws. */
const broken = /(?![\t\n])[\p{Cc}\p{Co}\uFFFD]|Ã[\xA0-\xBF]|â€./u

/** The text as YAML parses it: accents composed with their letters, and plain spaces where YAML's syntax needs them. */
const plainly = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(softBreaks, ' ')
    .normalize()
    .replace(/^[ \u00A0\u202F-]*(?:\w+:[ \u00A0\u202F])?/gm, (start) => start.replace(/[\u00A0\u202F]/g, ' '))

const lostBar = 'entre guillemets droits, une barre \\ s’écrit \\\\'

const syntax: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'une tabulation commence la ligne : il faut des espaces',
  DUPLICATE_KEY: 'ce champ est écrit deux fois',
  BAD_INDENT: 'la ligne ne commence pas où il faut : alignez-la sur ses voisines',
  BAD_DQ_ESCAPE: lostBar,
  MISSING_CHAR: 'il manque un guillemet, un crochet ou un deux-points',
}

const otherSyntax =
  'ce n’est pas du YAML. Un texte où il y a « : » ou qui commence par un signe se met entre guillemets droits, ou sous « >- »'

/** Where the quote that is never closed was opened: YAML misses it where the text ends. */
function openingQuote(document: Document, end: number) {
  let start: number | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range?.[1] === end) [start] = range
    },
  })
  return start
}

/** The offset of the field with this path, or of the nearest parent that exists. */
function offsetOf(document: Document, path: Path): number {
  if (path.length === 0) return 0
  const holder = document.getIn(path.slice(0, -1), true)
  const pair = isMap(holder) && holder.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
  const node = pair ? pair.key : document.getIn(path, true)
  return (isNode(node) && node.range?.[0]) || offsetOf(document, path.slice(0, -1))
}

const lostStart =
  'ce qui suit « & », « * » ou « ! » ne serait pas lu : mettez le texte entre guillemets droits'

/** Why YAML would drop a part of this text, or read it as something else. */
function lossIn(node: Node, text: string) {
  if (isAlias(node) || node.anchor || node.tag) return lostStart
  if (!isScalar(node)) return undefined
  const { type, comment, value } = node
  // Under an empty field, a comment on a line to itself is this field's to the library.
  const isUnder = node.source === '' && !/^[ \t]*#/.test(text.slice(node.range?.[0]))
  if (type === 'PLAIN' && comment && !isUnder)
    return `« #${comment} » ne serait pas lu : mettez le tout entre guillemets droits, ou ce commentaire sur une ligne à lui`
  const isBroken = typeof value === 'string' && broken.test(value.replaceAll('\t', '\0'))
  return type === 'QUOTE_DOUBLE' && isBroken ? lostBar : undefined
}

function lostTexts(document: Document, text: string, errorAt: ErrorAt) {
  const errors: ContentError[] = []
  visit(document, {
    Node(_, node) {
      const why = lossIn(node, text)
      if (!why) return
      const error = errorAt(node.range?.[0] ?? 0, why)
      errors.push({ ...error, message: `« ${text.split('\n')[error.line - 1]?.trim()} » : ${why}` })
    },
  })
  return errors
}

/** Removes empty fields, which count as missing. */
const filled = (_: unknown, value: unknown) => value ?? undefined

const isOfText = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.expected === 'string'

function messageOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys')
    return 'le site n’a pas de champ de ce nom ici : corrigez son nom, ou supprimez-le'
  // The message has the length: the text itself would say no more.
  if ((issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string')
    return issue.message
  if (isOfText(issue) && typeof issue.input === 'object')
    return 'un texte qui commence par « { », « [ » ou « - » se met entre guillemets droits'
  const isOfFields = issue.code === 'invalid_type' && issue.expected === 'object'
  if (isOfFields && issue.input === undefined) return 'il manque ce champ'
  const message = isOfFields
    ? 'il faut plusieurs champs, un par ligne, que montre « npm run edit »'
    : issue.message
  if (typeof issue.input === 'object' && issue.input !== null) return message
  const found = issue.input === undefined ? 'rien' : JSON.stringify(issue.input)
  return `${message} (trouvé : ${found})`
}

/** Errors of texts that YAML does not read as they are typed. */
function readablePart(document: Document): unknown {
  visit(document, { Alias: () => visit.REMOVE })
  return document.toJS()
}

type ErrorAt = (offset: number, message: string, field?: string) => ContentError

/** Errors of a file as YAML, before its fields are validated. */
function unreadable(document: Document, text: string, errorAt: ErrorAt) {
  const found = broken.exec(text)
  if (!found) {
    const errors = document.errors.map(({ code, pos: [start] }) => {
      const opening = code === 'MISSING_CHAR' ? openingQuote(document, start) : undefined
      return opening === undefined
        ? errorAt(start, syntax[code] ?? otherSyntax)
        : errorAt(opening, 'le guillemet ouvert ici n’est pas fermé')
    })
    return errors.length > 0 ? errors : lostTexts(document, text, errorAt)
  }
  const [character] = found
  const name =
    character.length > 1
      ? `« ${character} »`
      : `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const message = `le signe ${name} est abîmé, venu d’un autre codage ou d’un autre logiciel : tapez le passage de nouveau`
  return [errorAt(found.index, message)]
}

/** Parses and validates a content file: its value or its errors, and its raw YAML value. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  typed: string,
):
  | { value: z.output<Schema>; lineOf: (path: Path) => number; raw: unknown }
  | { errors: ContentError[]; lineOf: (path: Path) => number; raw: unknown } {
  const text = plainly(typed)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const errorAt: ErrorAt = (offset, message, field = '') => {
    const { line } = lines.linePos(offset)
    return { line, field, message }
  }
  const lineOf = (path: Path) => lines.linePos(offsetOf(document, path)).line
  const before = unreadable(document, text, errorAt)
  if (before.length > 0) return { errors: before, lineOf, raw: readablePart(document) }
  const check = () => schema.safeParse(document.toJS({ reviver: filled }), { reportInput: true })
  let result = check()
  // A postcode or a name such as 1984 is typed without quotes: where a text is wanted, it is the text as it was typed.
  if (!result.success) {
    for (const { path } of result.error.issues.filter(isOfText)) {
      const node = document.getIn(path, true)
      if (isScalar(node) && node.value !== null && node.source !== undefined) node.value = node.source
    }
    result = check()
  }
  const raw: unknown = document.toJS()
  if (result.success) return { value: result.data, lineOf, raw }
  const errors = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
    return keys.map((key) => {
      const path = [...issue.path, ...key]
      return errorAt(offsetOf(document, path), messageOf(issue), path.join('.'))
    })
  })
  return { errors, lineOf, raw }
}
