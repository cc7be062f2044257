import { CST, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Document, Node, ScalarTag, YAMLMap } from 'yaml'
import { stringifyString, stringTag } from 'yaml/util'
import { rank } from './forms.ts'
import { isEmpty, isObject, isSame, keysOf } from './values.ts'

/** How a file of words is rewritten: what is emptied stays as an empty field, or goes. */
type Writing = { document: Document; keepsEmptied: boolean }

const isText = (value: unknown) => !isObject(value) || Array.isArray(value)

const filled = (key: string, inner: unknown) => (key === rank || isEmpty(inner) ? undefined : inner)

/** The items of a list as they are written: each keeps its comments where others are added, deleted or moved, or goes with them. */
function itemsOf(writing: Writing, nodes: Node[], values: unknown[]) {
  const left = new Set(nodes)
  const take = (node: Node | undefined) => (node && left.delete(node) ? node : undefined)
  // An item of fields says which one it was; a text that stays is known by what it says.
  const kept = values.map((value) => {
    if (isObject(value) && !isText(value)) return take(nodes[Number(value[rank])])
    return take(nodes.find((node) => left.has(node) && isSame(node.toJS(writing.document), value)))
  })
  return values.map((value, at) => {
    const isRewritten = isText(value) && nodes.length === values.length
    return written(writing, kept[at] ?? (isRewritten ? take(nodes[at]) : undefined), value)
  })
}

function writeFields(writing: Writing, node: YAMLMap, value: Record<string, unknown>) {
  const { document, keepsEmptied } = writing
  for (const key of keysOf(node.toJS(document), value)) {
    const [old, now] = [node.get(key, true), value[key]]
    // What is empty, or off, may stay as it is said.
    if (isSame(isNode(old) ? old.toJS(document) : undefined, now)) continue
    if (now === false || !isEmpty(now)) node.set(key, written(writing, isNode(old) ? old : undefined, now))
    else if (keepsEmptied) node.set(key, null)
    else node.delete(key)
  }
}

/** What says `value`: `node`, changed where it says something else. */
function written(writing: Writing, node: Node | undefined, value: unknown): Node {
  const { document } = writing
  if (node && isSame(node.toJS(document), value)) return node
  if (isMap(node) && isObject(value)) {
    writeFields(writing, node, value)
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    // The comment over the first item is the list's own to the library.
    const [first] = node.items
    if (isNode(first) && node.commentBefore) {
      first.commentBefore = node.commentBefore
      node.commentBefore = null
    }
    node.items = itemsOf({ document, keepsEmptied: false }, node.items.filter(isNode), value)
    return node
  }
  if (isScalar(node) && !isObject(value)) {
    node.value = value
    delete node.srcToken
    return node
  }
  return document.createNode(JSON.parse(JSON.stringify(value), filled) ?? null)
}

/** A comment on the line under an empty field is this field's to the library; it is the next field's. */
function giveCommentsBack({ items }: YAMLMap) {
  for (const [at, { value }] of items.entries()) {
    const next = items[at + 1]?.key
    if (!isScalar(value) || value.source !== '' || !value.comment || !isNode(next)) continue
    next.commentBefore = [value.comment, next.commentBefore].filter(Boolean).join('\n')
    next.spaceBefore = false
    value.comment = null
  }
}

/** A text that did not change breaks its lines where it did: the tests save every file unchanged, should the library's tokens change. */
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

/** A text that says `value`, in which the lines that said the same are the same. */
export function rewritten(text: string, value: unknown, keepsEmptied: boolean) {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    customTags: (tags) => [asWritten, ...tags],
  })
  visit(document, { Map: (_, map) => giveCommentsBack(map) })
  if (document.contents) written({ document, keepsEmptied }, document.contents, value)
  return document.toString({ lineWidth: 110, flowCollectionPadding: false, nullStr: '' })
}
