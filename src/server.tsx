import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './layout/App/App.tsx'
import { Head } from './layout/Head.tsx'
import { createAppRouter } from './routes.tsx'

// Radix has them, and no prop takes them away. The content policy refuses style attributes (`style-src 'self'`), and the style
// sheets have what is removed here.
const refusedStyles = / style="(?:position:relative|pointer-events:none)"/g

/** One page as HTML: `head` for <head>, `body` for #root. */
export async function render(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const leaf = router.state.matches.at(-1)
  const page = leaf?.staticData.page
  if (!page) throw new Error(`No page at ${path}`)
  // React puts links to pictures into the <head> of a whole document. Its parts then go into index.html.
  const html = renderToString(
    <html lang="fr">
      <body>
        <App router={router} />
      </body>
    </html>,
  )
  const [, preloads = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  return {
    routeId: leaf.routeId,
    head: preloads + renderToString(<Head page={page} />),
    body: body.replaceAll(refusedStyles, ''),
  }
}
