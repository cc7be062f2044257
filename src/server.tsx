import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'
import { navigation } from './navigation.ts'

// Here and not in the plugin: it reads the content, which may only be loaded once the company file is found right.
export { headTags } from './prerender/headTags.ts'

const routerAt = (path: string) => createAppRouter(createMemoryHistory({ initialEntries: [path] }))

/** The addresses that the build writes, beside the not-found page: those of all routes, in their order. */
export const paths = Object.keys(routerAt('/').routesByPath).filter((path) => !path.includes('$'))

// What React lifts into the head comes first in its string: tags that the prerender step puts there itself.
const liftedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** One page as HTML: `head` for <head>, `body` for #root; `page` and `meta` as in its route, `label` as in the menu. */
export async function render(path: string) {
  const router = routerAt(path)
  await router.load()
  const { page, meta } = router.state.matches.at(-1)?.staticData ?? {}
  if (page === undefined || !meta) throw new Error(`No page at ${path}`)
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
    path,
    page,
    meta,
    label: navigation.find(({ to }) => to === path)?.label ?? meta.title,
  }
}
