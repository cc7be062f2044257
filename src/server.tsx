import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'

// What React lifts into the head comes first in its string. That is not documented: a build in which it does not stops,
// since its pages have no title in their heads (prerender/checkSite.ts).
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
    // `style-src 'self'` refuses style attributes; the style sheets say the same.
    body: html.slice(head.length).replace(/ style="[^"]*"/g, ''),
    ...leaf.staticData,
  }
}
