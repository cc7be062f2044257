import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { headTags } from './build/machines.ts'
import { Shell } from './layout/Shell/Shell.tsx'
import { createAppRouter } from './router.tsx'

export { shownPages } from './content/shownPages.ts'
export { robots, sitemap } from './build/machines.ts'

// Radix's menu has it, and no prop takes it away. The content policy refuses style attributes (`style-src 'self'`), and
// the style sheets have what is removed here.
const refusedStyle = ' style="position:relative"'

/** One page as HTML: `head` and `machineHead` for <head>, `body` for #root. */
export const render = (path: string) =>
  renderPage(path).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`La page ${path} ne peut pas être écrite : ${why}`, { cause })
  })

async function renderPage(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const leaf = router.state.matches.at(-1)
  const page = leaf?.staticData.page
  const Page = leaf && router.routesById[leaf.routeId].options.component
  if (!page || !Page) throw new Error(`No page at ${path}`)
  // React puts titles, meta tags and links into the <head> of a whole document. Its parts then go into index.html.
  const html = renderToString(
    <html lang="fr">
      <body>
        <RouterContextProvider router={router}>
          <Shell page={page} routeId={leaf.routeId}>
            <Page />
          </Shell>
        </RouterContextProvider>
      </body>
    </html>,
  )
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  return {
    head,
    machineHead: headTags(page),
    body: body.replaceAll(refusedStyle, ''),
  }
}
