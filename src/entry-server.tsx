import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'

// Radix writes them, and no prop removes them. The CSP blocks style attributes (`style-src 'self'`), and the style sheets have what
// is stripped here (Menu.css.ts, Toast.css.ts).
const blockedStyles = ['position:relative', 'pointer-events:none']

const stripStyles: typeof tree = {
  ...tree,
  createElement: (tagName, namespace, attributes) => {
    const style = attributes.find(({ name }) => name === 'style')
    if (style && !blockedStyles.includes(style.value))
      throw new Error(`The CSP blocks style="${style.value}", and no style sheet has it.`)
    return tree.createElement(
      tagName,
      namespace,
      attributes.filter((attribute) => attribute !== style),
    )
  },
}

// In development there is no CSP, and React compares attributes.
const treeAdapter = import.meta.env.DEV ? tree : stripStyles

/** The React output for a URL: what belongs in the <head>, and the page. */
async function renderApp(url: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  // React moves titles and links into the <head> of a document.
  const html = renderToString(
    <html lang="fr">
      <body>
        <RouterProvider router={router} />
      </body>
    </html>,
  )
  const inner = (name: string) => {
    const element = root.find((node) => node.nodeName === name)
    if (!element || !('childNodes' in element)) throw new Error(`React rendered no <${name}>.`)
    return serialize(element)
  }
  const root = parse(html, { treeAdapter }).childNodes.flatMap((node) =>
    'childNodes' in node ? node.childNodes : [],
  )
  return { head: inner('head'), body: inner('body') }
}

type Values = {
  /** The font’s preload. */
  font?: string
  /** What search engines and social networks read. */
  metadata?: string
  /** The chunks of the page, the client’s first. */
  scripts?: readonly string[]
}

/** index.html, filled in: by React at `app-head` and `app-html`, by the build at `font`, `metadata` and the scripts’ URLs. */
export async function render(url: string, template: string, { font = '', metadata = '', scripts }: Values) {
  const { head, body } = await renderApp(url)
  const values: Record<string, string> = { 'app-head': head, 'app-html': body, font, metadata }
  const html = template.replaceAll(/<!--([a-z-]+)-->/g, (comment, name: string) => values[name] ?? comment)
  if (!scripts) return html
  const others = scripts.filter((script) => !template.includes(`"${script}"`))
  const built = html
    .replace(/data-scripts="[^"]*"/, () => `data-scripts="${others.join(' ')}"`)
    // The styles, the font and the first picture are fetched before this script, for which nothing waits.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  return serialize(parse(built))
}
