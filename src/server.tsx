import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './routes.tsx'

// Radix has them, and no prop takes them away. The content policy refuses style attributes (`style-src 'self'`), and the style
// sheets have what is removed here (Menu.css.ts, Toast.css.ts).
const refusedStyles = ['position:relative', 'pointer-events:none']

const withoutStyles: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  createElement: (tagName, namespace, attributes) => {
    const style = attributes.find(({ name }) => name === 'style')
    if (style && !refusedStyles.includes(style.value))
      throw new Error(`The content policy refuses style="${style.value}", and no style sheet has it.`)
    return defaultTreeAdapter.createElement(
      tagName,
      namespace,
      attributes.filter((attribute) => attribute !== style),
    )
  },
}

// In development there is no content policy, and React compares attributes.
const treeAdapter = import.meta.env.DEV ? defaultTreeAdapter : withoutStyles

/** The page at an address as HTML: `head` for <head>, `body` for #root. */
export async function render(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  // React puts titles and links into the <head> of a whole document. Its parts then go into index.html.
  const document = renderToString(
    <html lang="fr">
      <body>
        <RouterProvider router={router} />
      </body>
    </html>,
  )
  const [head = '', body = ''] = parse(document, { treeAdapter })
    .childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .map((node) => ('childNodes' in node ? serialize(node) : ''))
  return { head, body }
}
