import { CST, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Document, Node, Pair, ScalarTag, YAMLMap, YAMLSeq } from 'yaml'
import { stringifyString, stringTag, type StringifyContext } from 'yaml/util'
import { isEmpty, isObject, isSame, keysOf } from './compare.ts'
import { originalIndex } from './forms.ts'

type Update = { document: Document; keepEmptyKeys: boolean }

const isScalarOrList = (value: unknown) => !isObject(value) || Array.isArray(value)

const withoutEmpty = (key: string, inner: unknown) =>
  key === originalIndex || isEmpty(inner) ? undefined : inner

/** A list's nodes in the order of `values`: an item that stays keeps its comments, and a deleted one takes them along. */
function updateItems(update: Update, nodes: Node[], values: unknown[]) {
  const left = new Set(nodes)
  const take = (node: Node | undefined) => (node && left.delete(node) ? node : undefined)
  // An object is found by its original index, a text by being the same.
  const kept = values.map((value) => {
    if (isObject(value) && !isScalarOrList(value)) return take(nodes[Number(value[originalIndex])])
    return take(nodes.find((node) => left.has(node) && isSame(node.toJS(update.document), value)))
  })
  return values.map((value, at) => {
    const isEdited = isScalarOrList(value) && nodes.length === values.length
    return updateNode(update, kept[at] ?? (isEdited ? take(nodes[at]) : undefined), value)
  })
}

function updateFields(update: Update, node: YAMLMap, value: Record<string, unknown>) {
  const { document, keepEmptyKeys } = update
  for (const key of keysOf(node.toJS(document), value)) {
    const [old, now] = [node.get(key, true), value[key]]
    // An empty key and `false` mean the same as no key: each stays as it is.
    if (isSame(isNode(old) ? old.toJS(document) : undefined, now)) continue
    if (now === false || !isEmpty(now)) node.set(key, updateNode(update, isNode(old) ? old : undefined, now))
    else if (keepEmptyKeys) node.set(key, null)
    else node.delete(key)
  }
}

/** `node` with the parts changed that differ from `value`, or a new node. */
function updateNode(update: Update, node: Node | undefined, value: unknown): Node {
  const { document } = update
  if (node && isSame(node.toJS(document), value)) return node
  if (isMap(node) && isObject(value)) {
    updateFields(update, node, value)
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    // The parser gives the comment above the first item to the list.
    const [first] = node.items
    if (isNode(first) && node.commentBefore) {
      first.commentBefore = node.commentBefore
      node.commentBefore = null
    }
    node.items = updateItems({ document, keepEmptyKeys: false }, node.items.filter(isNode), value)
    return node
  }
  if (isScalar(node) && !isObject(value)) {
    node.value = value
    delete node.srcToken
    return node
  }
  return document.createNode(JSON.parse(JSON.stringify(value), withoutEmpty) ?? null)
}

/** Moves comments to the field below them: the parser gives the comment under an empty field to that field. */
function reattachComments({ items }: YAMLMap) {
  for (const [at, { value }] of items.entries()) {
    const next = items[at + 1]?.key
    if (!isScalar(value) || value.source !== '' || !value.comment || !isNode(next)) continue
    next.commentBefore = [value.comment, next.commentBefore].filter(Boolean).join('\n')
    next.spaceBefore = false
    value.comment = null
  }
}

/** Gives the comment beside the key of a list or group to that key: the parser gives it to what is below. */
function keepBesideKey({ key, value, srcToken }: Pair) {
  if (!isScalar(key) || !isCollection(value) || !value.commentBefore) return
  const [beside] = srcToken?.sep?.filter(({ type }) => type === 'comment' || type === 'newline') ?? []
  if (beside?.type !== 'comment') return
  const [comment, ...below] = value.commentBefore.split('\n')
  key.comment = comment ?? null
  value.commentBefore = below.join('\n') || null
}

/** Keeps the line breaks of an unchanged block scalar. Unit tests save each file unchanged, should the parser's tokens change. */
const preserveFormatting: ScalarTag = {
  ...stringTag,
  stringify(item, context, ...rest) {
    const { srcToken, comment } = item
    if (srcToken?.type !== 'block-scalar' || comment)
      return stringifyString(item, { ...context, actualString: true }, ...rest)
    const [indent = ''] = /^ */.exec(srcToken.source) ?? []
    return CST.stringify(srcToken).trimEnd().replaceAll(`\n${indent}`, `\n${context.indent}`)
  },
}

/** Writes a flow collection as Prettier does: `{ from: a, until: b }`, but `[a, b]`. */
function setPadding(node: YAMLMap | YAMLSeq, flowCollectionPadding: string) {
  const toString = node.toString.bind(node)
  node.toString = (context?: StringifyContext, ...rest) =>
    toString(context && { ...context, flowCollectionPadding }, ...rest)
}

/** The YAML `text` with the changes that make its value `value`: other lines stay as they are. An emptied field loses its key unless `keepEmptyKeys`. */
export function updateYaml(text: string, value: unknown, keepEmptyKeys: boolean) {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    customTags: (tags) => [preserveFormatting, ...tags],
  })
  visit(document, {
    Map(_, map) {
      reattachComments(map)
      setPadding(map, ' ')
    },
    Pair: (_, pair) => keepBesideKey(pair),
    Seq: (_, list) => setPadding(list, ''),
  })
  if (document.contents) updateNode({ document, keepEmptyKeys }, document.contents, value)
  return document.toString({ lineWidth: 110, flowCollectionPadding: false, singleQuote: true, nullStr: '' })
}
