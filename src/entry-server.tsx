import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

// Radix has them, and no prop takes them away. The content policy refuses style attributes (`style-src 'self'`), and the style
// sheets have what is removed here (Menu.css.ts, Toast.css.ts).
const blockedStyles = ['position:relative', 'pointer-events:none']

const stripStyles: typeof tree = {
  ...tree,
  createElement: (tagName, namespace, attributes) => {
    const style = attributes.find(({ name }) => name === 'style')
    if (style && !blockedStyles.includes(style.value))
      throw new Error(`The content policy refuses style="${style.value}", and no style sheet has it.`)
    return tree.createElement(
      tagName,
      namespace,
      attributes.filter((attribute) => attribute !== style),
    )
  },
}

// In development there is no content policy, and React compares attributes.
const treeAdapter = import.meta.env.DEV ? tree : stripStyles

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))

function find(elements: Element[], name: string) {
  const found = elements.find(({ tagName }) => tagName === name)
  if (!found) throw new Error(`index.html has no <${name}>`)
  return found
}

type Additions = {
  /** For the start of the head, before what index.html loads. */
  preloads?: string
  /** For its end. */
  data?: string
  /** All that the page needs, the client first; those that index.html loads itself are left out. */
  scripts?: readonly string[]
}

/** index.html with the page at an address in it, and with what a build adds. */
export async function render(url: string, html: string, { preloads = '', data = '', scripts }: Additions) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  // React puts titles and links into the <head> of a whole document. Its parts then go into index.html.
  const page = renderToString(
    <html lang="fr">
      <body>
        <RouterProvider router={router} />
      </body>
    </html>,
  )
  const rendered = elementsIn(parse(page, { treeAdapter }))
  const document = parse(html)
  const elements = elementsIn(document)
  const [head, firstLink, root] = [find(elements, 'head'), find(elements, 'link'), find(elements, 'div')]
  for (const node of [...find(rendered, 'head').childNodes, ...parseFragment(preloads).childNodes])
    tree.insertBefore(head, node, firstLink)
  for (const node of parseFragment(data).childNodes) tree.appendChild(head, node)
  for (const node of find(rendered, 'body').childNodes) tree.appendChild(root, node)
  if (scripts) {
    const own = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value))
    const others = scripts.filter((script) => !own.includes(script))
    for (const attribute of root.attrs)
      if (attribute.name === 'data-scripts') attribute.value = others.join(' ')
    // Nothing waits for this script: the styles, the font and the first picture are fetched first.
    find(elements, 'script').attrs.push({ name: 'fetchpriority', value: 'low' })
  }
  return serialize(document)
}
