import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router.tsx'
import { navigation } from './navigation.ts'

/** The addresses that the build writes, beside the not-found page. */
export const paths = navigation.map(({ to }) => to)

// What React lifts into the head comes first in its string: tags that the prerender step puts there itself.
const liftedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** One page as HTML: `head` for the end of <head>, `body` for #root, `page` as in its route. */
export async function render(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
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
    page: router.state.matches.at(-1)?.staticData.page ?? '',
  }
}
