import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'

// React puts the tags that belong in <head> at the beginning of its string. This is not documented. If it changes, the
// pages have no title in their <head>, and prerender/checkSite.ts stops the build.
const liftedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** One page as HTML: `head` for <head>, `body` for #root; `page` and `component` as in its route. */
export async function render(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const leaf = router.state.matches.at(-1)
  if (!leaf) throw new Error(`No route at ${path}`)
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const head = liftedTags.exec(html)?.[0] ?? ''
  return {
    head,
    // The content policy refuses style attributes (`style-src 'self'`). The style sheets contain what is removed here.
    body: html.slice(head.length).replace(/ style="[^"]*"/g, ''),
    ...leaf.staticData,
  }
}
