import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
} from 'yaml'
import type { z } from 'zod'

/** What is wrong at a place of a file of words; `message` is the end of a sentence. */
export type Fault = { line: number; field: string; message: string }

type Path = readonly PropertyKey[]

const syntax: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'une tabulation commence la ligne : il faut des espaces',
  DUPLICATE_KEY: 'ce champ est écrit deux fois',
  BAD_INDENT: 'la ligne ne commence pas où il faut : alignez-la sur ses voisines',
  BAD_DQ_ESCAPE: 'entre guillemets droits, une barre \\ s’écrit \\\\',
  MISSING_CHAR: 'il manque un guillemet, un crochet ou un deux-points',
}

const otherSyntax =
  'ce n’est pas du YAML. Un texte où il y a « : » ou qui commence par un signe se met entre guillemets droits, ou sous « >- »'

/** Where the field of this path stands, or what should hold it. */
function offsetOf(document: Document, path: Path) {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (!isScalar(node) && !isMap(node) && !isSeq(node)) break
      offset = node.range?.[0] ?? offset
    } else break
  }
  return offset
}

/** Without the fields that are empty, which is as if they were not there. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, filled(inner)]])),
  )
}

const isOfText = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.expected === 'string'

function messageOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys') return 'le site n’a pas de champ de ce nom ici'
  if (issue.input === undefined && issue.code === 'invalid_type' && issue.expected === 'object')
    return 'il manque ce champ'
  const isOfFields = issue.code === 'invalid_type' && issue.expected === 'object'
  const message = isOfFields
    ? 'il faut plusieurs champs, un par ligne, que montre « npm run edit »'
    : issue.message
  return `${message} (trouvé : ${issue.input === undefined ? 'rien' : JSON.stringify(issue.input)})`
}

/** The value of a file of words that has this text, or what is wrong with it; and, if it is YAML, what it says as it stands. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
):
  | { value: z.output<Schema>; lineOf: (path: Path) => number; said: unknown }
  | { faults: Fault[]; said?: unknown } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ code, pos: [start] }) => ({
        line: lineAt(start),
        field: '',
        message: syntax[code] ?? otherSyntax,
      })),
    }
  const cut: Fault[] = []
  visit(document, {
    Scalar(_, { type, comment, source = '', range }) {
      if (type !== 'PLAIN' || !comment) return
      const message = `après « ${source} », « #${comment} » ne serait pas lu : mettez le tout entre guillemets droits, ou ce commentaire sur une ligne à lui`
      cut.push({ line: lineAt(range?.[0] ?? 0), field: '', message })
    },
  })
  if (cut.length > 0) return { faults: cut }
  const check = () => schema.safeParse(filled(document.toJS()), { reportInput: true })
  let result = check()
  // A postcode or a name such as 1984 is typed without quotes: where a text is wanted, it is the text as it was typed.
  if (!result.success) {
    for (const { path } of result.error.issues.filter(isOfText)) {
      const node = document.getIn(path, true)
      if (isScalar(node) && node.value !== null && node.source !== undefined) node.value = node.source
    }
    result = check()
  }
  const lineOf = (path: Path) => lineAt(offsetOf(document, path))
  const said: unknown = document.toJS()
  if (result.success) return { value: result.data, lineOf, said }
  const faults = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
    return keys.map((key) => {
      const path = [...issue.path, ...key]
      return { line: lineOf(path), field: path.join('.'), message: messageOf(issue) }
    })
  })
  return { faults, said }
}
