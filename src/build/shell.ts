import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))

function setAttribute({ attrs }: Element, name: string, value: string) {
  const attribute = attrs.find((one) => one.name === name)
  if (attribute) attribute.value = value
  else attrs.push({ name, value })
}

type Parts = {
  /** For the start of the head, before what index.html loads. */
  head: string
  /** For its end. */
  data?: string
  body: string
  /** All that the page needs, the client first; those that index.html loads itself are left out. */
  scripts?: readonly string[]
}

/** index.html with a page in it. */
export function pageIn(shell: string, { head, data = '', body, scripts }: Parts) {
  const document = parse(shell)
  const elements = elementsIn(document)
  const find = (name: string) => {
    const found = elements.find(({ tagName }) => tagName === name)
    if (!found) throw new Error(`index.html has no <${name}>`)
    return found
  }
  const [headElement, firstLink, root, script] = [find('head'), find('link'), find('div'), find('script')]
  for (const node of parseFragment(head).childNodes) tree.insertBefore(headElement, node, firstLink)
  for (const node of parseFragment(data).childNodes) tree.appendChild(headElement, node)
  for (const node of parseFragment(body).childNodes) tree.appendChild(root, node)
  if (scripts) {
    const own = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value))
    setAttribute(root, 'data-scripts', scripts.filter((address) => !own.includes(address)).join(' '))
    // Nothing waits for this script: the styles, the font and the first picture are fetched first.
    setAttribute(script, 'fetchpriority', 'low')
  }
  return serialize(document)
}
