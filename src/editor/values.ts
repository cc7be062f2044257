import { isMap, isSeq, parseDocument, Scalar, type Document } from 'yaml'
import { z } from 'zod'

// A file's data as the editor holds it, and back. They differ in what an empty field is, in the names of pictures and in
// what is one of several things.

export const picturesFolder = 'src/assets/pictures'
const pictureAddress = `/${picturesFolder}/`

/** A schema without what is around it: what a value is, what stands in `meta`, whether it may be missing. */
export function peel(schema: unknown): {
  inner: unknown
  meta: z.GlobalMeta
  isRequired: boolean
  isNullable: boolean
} {
  if (!(schema instanceof z.ZodType)) return { inner: schema, meta: {}, isRequired: true, isNullable: false }
  const meta = schema.meta() ?? {}
  if (schema instanceof z.ZodUnion) {
    const isNullable = schema.options.some((option) => peel(option).isNullable)
    return { inner: schema, meta, isRequired: !isNullable, isNullable }
  }
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  if (!isWrapped) return { inner: schema, meta, isRequired: true, isNullable: false }
  const within = peel(schema.unwrap())
  return {
    inner: within.inner,
    meta: { ...within.meta, ...meta },
    isRequired: false,
    isNullable: schema instanceof z.ZodNullable || within.isNullable,
  }
}

/** One of the things that a union may be, as the editor names it. */
export function optionOf(option: unknown) {
  const { inner } = peel(option)
  if (inner instanceof z.ZodObject) return { key: 'rempli', label: 'Rempli', fields: inner }
  const [key = ''] = inner instanceof z.ZodLiteral ? Array.from(inner.values, String) : []
  return { key, label: `« ${key} »`, fields: null }
}

/** A place on a picture: two numbers, « 62 73 » in the editor. */
export const isPoint = (schema: unknown) =>
  schema instanceof z.ZodTuple && schema.def.items.every((item) => item instanceof z.ZodNumber)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a file says, from what the editor holds; `undefined` is not written. */
export function toData(schema: unknown, value: unknown, isFile = false): unknown {
  const { inner, meta, isRequired, isNullable } = peel(schema)
  const isEmpty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty && isNullable) return null
  if (!isRequired && (isEmpty || value === false)) return undefined
  if (typeof value === 'string') {
    if (isPoint(inner)) return value.split(' ').map((part) => (part === '' ? null : Number(part)))
    if (!isFile) return value
    // A picture that is not yet saved has an address of the browser's.
    return value.startsWith('blob:') ? 'image.webp' : value.replace(pictureAddress, '')
  }
  if (inner instanceof z.ZodObject) {
    const held = isRecord(value) ? value : {}
    return Object.fromEntries(
      Object.entries(inner.shape).flatMap(([name, field]) => {
        const said = toData(field, held[name], meta.control === 'picture' && name === 'file')
        return said === undefined ? [] : [[name, said]]
      }),
    )
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toData(inner.element, item))
  if (inner instanceof z.ZodTuple && typeof value === 'object' && value !== null) {
    const held: unknown[] = Object.values(value)
    return inner.def.items.map((item, index) => toData(item, held[index]))
  }
  if (inner instanceof z.ZodUnion && isRecord(value)) {
    const { type, ...held } = value
    const { fields = null, key = null } =
      inner.options.map(optionOf).find((option) => option.key === type) ?? {}
    return fields ? toData(fields, held) : key
  }
  return value
}

/** What the editor holds, from what a file says. */
export function fromData(schema: unknown, value: unknown, isFile = false): unknown {
  const { inner, meta } = peel(schema)
  if (isFile && typeof value === 'string') return pictureAddress + value
  // What the editor itself makes of an empty field: it would call the form changed before anything is.
  if (value === null && inner instanceof z.ZodArray) return []
  if (value === null && inner instanceof z.ZodString) return ''
  if (inner instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, said]) => [
        name,
        fromData(inner.shape[name], said, meta.control === 'picture' && name === 'file'),
      ]),
    )
  if (isPoint(inner) && Array.isArray(value)) return value.join(' ')
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => fromData(inner.element, item))
  if (inner instanceof z.ZodUnion && value !== null && value !== undefined) {
    const { key = '', fields = null } =
      inner.options.map(optionOf).find((option) => (option.fields !== null) === isRecord(value)) ?? {}
    return fields ? { type: key, ...Object(fromData(fields, value)) } : { type: key }
  }
  return value
}

const isSame = (node: unknown, value: unknown) => JSON.stringify(node) === JSON.stringify(value)

/** Writes `value` at `path` of a document: what says the same already stays as it is written, comments included. */
function write(document: Document, path: (string | number)[], value: unknown) {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  const said = node instanceof Scalar || isMap(node) || isSeq(node) ? node.toJS(document) : undefined
  if (node !== undefined && isSame(said, value)) return
  if (isMap(node) && isRecord(value)) {
    for (const { key } of node.items.slice()) {
      const name = String(key)
      // Off, or empty, may be said by saying nothing.
      if (!(name in value) && ![null, false].includes(node.toJSON()[name])) document.deleteIn([...path, name])
    }
    for (const [name, item] of Object.entries(value))
      // What the file did without may stay away.
      if (item !== null || node.has(name)) write(document, [...path, name], item)
  } else if (isSeq(node) && Array.isArray(value)) {
    while (node.items.length > value.length) node.items.pop()
    for (const [index, item] of value.entries()) write(document, [...path, index], item)
  } else if (node instanceof Scalar && typeof value === 'string' && typeof node.value === 'string') {
    node.value = value
  } else document.setIn(path, document.createNode(value))
}

/** The data of a file's text. */
export const parse = (text: string): unknown => parseDocument(text).toJS()

/** `data` as the text of a file that was `text` before: lines that say the same are the same. */
export function rewrite(text: string, data: unknown) {
  const document = parseDocument(text)
  write(document, [], data)
  return document.toString({ lineWidth: 110, flowCollectionPadding: false })
}
