import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EmittedFiles } from './prerender/emittedFiles.ts'
import { headTags } from './prerender/headTags.ts'
import { App } from './layout/Shell/App.tsx'
import { createAppRouter } from './router.tsx'

// Everything that holds words comes from this module: only what Vite loads has its French set (prerender/typography.ts).
export { shownPages } from './content/pages.ts'
export { robots, sitemap } from './prerender/sitemapAndRobots.ts'

// React puts the tags that belong in <head> at the beginning of its string. This is not documented. If it changes, the
// pages have no title in their <head>, and prerender/checkSite.ts stops the build.
const liftedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** One page as HTML: `head` and `machineHead` for <head>, `body` for #root; `component` as in its route. */
export async function render(path: string, files: EmittedFiles) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const leaf = router.state.matches.at(-1)
  if (!leaf) throw new Error(`No route at ${path}`)
  const html = renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
  const head = liftedTags.exec(html)?.[0] ?? ''
  const { page, component } = leaf.staticData
  return {
    head,
    machineHead: page && headTags(page, files),
    // The content policy refuses style attributes (`style-src 'self'`). The style sheets contain what is removed here.
    body: html.slice(head.length).replace(/ style="[^"]*"/g, ''),
    component,
  }
}
