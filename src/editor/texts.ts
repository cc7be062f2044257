import { CST, isMap, isNode, isSeq, isScalar, parseDocument } from 'yaml'
import type { Document, Node, ScalarTag } from 'yaml'
import { stringifyString, stringTag } from 'yaml/util'
import { z } from 'zod'
import { schemas, type ContentFile } from '../content/schemas/files.ts'
import { parse, type Fault } from '../content/schemas/parse.ts'
import { filledIn, labelOf, peel } from './forms.ts'

// A file's text as a form, and back.

const isHeld = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A copy of `value` in which each value inside has gone through `change`. */
const changed = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), change)

const isUnion = (file: ContentFile, field: string) => {
  const shape: z.ZodRawShape = schemas[file].shape
  return peel(shape[field]).inner instanceof z.ZodUnion
}

const isItem = (key: string) => /^\d+$/.test(key)

/** The labels on the way to each fault, as a reader of the form finds it. */
const sentences = (file: ContentFile, faults: readonly Fault[]) =>
  faults
    .map(({ field, line, message }) => {
      const keys = field === '' ? [] : field.split('.')
      const names = keys.map((key, at) =>
        isItem(key)
          ? `nº ${Number(key) + 1}`
          : labelOf(file, ...keys.slice(0, at + 1).filter((one) => !isItem(one))),
      )
      return `${names.join(', ') || `Ligne ${line}`} : ${message}`
    })
    .join('\n')

/** What a form holds of a file: a picture by its address, and one of several things as a group with its type. */
export function formOf(file: ContentFile, text: string): unknown {
  const { said, ...result } = parse(schemas[file], text)
  if (said === undefined && 'faults' in result) throw new Error(sentences(file, result.faults))
  return changed(said, (key, value) => {
    if (value === null) return undefined
    if (key === 'file' && typeof value === 'string') return `/${value}`
    if (!isUnion(file, key)) return value
    return isHeld(value) ? { type: filledIn, ...value } : { type: value }
  })
}

const dataOf = (form: unknown) =>
  changed(form, (key, value) => {
    if (key === 'file' && typeof value === 'string') return value.replace(/^\//, '')
    if (!isHeld(value) || value.type === undefined) return value
    const { type, ...fields } = value
    return type === filledIn ? fields : type
  })

/** What may be said by saying nothing. */
const isEmpty = (value: unknown): boolean =>
  [undefined, null, '', false].some((empty) => value === empty) ||
  (isHeld(value) && Object.values(value).every(isEmpty))

const keysOf = (one: object, other: object) => Object.keys({ ...one, ...other })

/** Whether two values say the same: 29000 is also a postcode. */
const isSame = (one: unknown, other: unknown): boolean =>
  isHeld(one) && isHeld(other)
    ? keysOf(one, other).every((key) => isSame(one[key], other[key]))
    : one === other || (typeof one === 'number' && String(one) === other) || (isEmpty(one) && isEmpty(other))

/** How many of the fields of two items say the same. */
const likeness = (one: unknown, other: unknown) =>
  isHeld(one) && isHeld(other) ? keysOf(one, other).filter((key) => isSame(one[key], other[key])).length : 0

/** The items of a list as they are written: each keeps its comments where others are added, deleted or moved. */
function itemsOf(document: Document, nodes: Node[], values: unknown[]) {
  const left = nodes.slice()
  const take = (node: Node | undefined) => (node ? left.splice(left.indexOf(node), 1)[0] : undefined)
  const untouched = values.map((value) => take(left.find((node) => isSame(node.toJS(document), value))))
  return values.map((value, index) => {
    const [nearest] = left.toSorted(
      (a, b) => likeness(b.toJS(document), value) - likeness(a.toJS(document), value),
    )
    return untouched[index] ?? written(document, take(nearest), value)
  })
}

/** What says `value`: `node`, changed where it says something else. */
function written(document: Document, node: Node | undefined, value: unknown): Node {
  if (node && isSame(node.toJS(document), value)) return node
  if (isMap(node) && isHeld(value)) {
    for (const key of keysOf(node.toJS(document), value)) {
      const old = node.get(key, true)
      // What is empty, or off, may stay as it is said.
      if (!isSame(old?.toJS(document), value[key])) node.set(key, written(document, old, value[key]))
    }
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    // The comment over the first item is the list's own to the library.
    const [first] = node.items
    if (isNode(first) && node.commentBefore) {
      first.commentBefore = node.commentBefore
      node.commentBefore = null
    }
    node.items = itemsOf(document, node.items.filter(isNode), value)
    return node
  }
  if (isScalar(node) && !isHeld(value)) {
    node.value = value ?? null
    delete node.srcToken
    return node
  }
  return document.createNode(
    changed(value ?? null, (_, inner) => (isEmpty(inner) ? undefined : inner)) ?? null,
  )
}

/** A text that did not change breaks its lines where it did. */
const asWritten: ScalarTag = {
  ...stringTag,
  stringify(item, context, ...rest) {
    const { srcToken, comment } = item
    if (srcToken?.type !== 'block-scalar' || comment)
      return stringifyString(item, { ...context, actualString: true }, ...rest)
    const [indent = ''] = /^ */.exec(srcToken.source) ?? []
    return CST.stringify(srcToken).trimEnd().replaceAll(`\n${indent}`, `\n${context.indent}`)
  },
}

/** The text of a file that says what a form holds: lines that say the same are the same. What the schema refuses is thrown. */
export function textOf(file: ContentFile, text: string, form: unknown) {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    customTags: (tags) => [asWritten, ...tags],
  })
  if (document.contents) written(document, document.contents, dataOf(form))
  const now = document.toString({ lineWidth: 110, flowCollectionPadding: false, nullStr: '' })
  const result = parse(schemas[file], now)
  if ('faults' in result)
    // Sveltia CMS shows this error's cause.
    throw new Error('saving_failed', { cause: new Error(sentences(file, result.faults)) })
  return now
}
