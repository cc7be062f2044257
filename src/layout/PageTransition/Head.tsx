import { absoluteUrl } from '../../content/links.ts'
import type { Page } from '../../content/pages.ts'
import { site } from '../../content/site.ts'

const titleOf = (page: Page) => page.title + site.titleSuffix

/** The tags in the head that change with the page. What else only machines read is of the page that was loaded. */
const tagsOf = (page: Page) => ({
  meta: [
    { name: 'description', content: page.description },
    ...(page.path === null ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
  link: page.path === null ? [] : [{ rel: 'canonical', href: absoluteUrl(page.path) }],
})

/** For the server: React moves these tags into <head>. */
export function Head({ page }: { page: Page }) {
  const { meta, link } = tagsOf(page)
  return (
    <>
      <title>{titleOf(page)}</title>
      {meta.map((attributes) => (
        <meta key={attributes.name} {...attributes} />
      ))}
      {link.map((attributes) => (
        <link key={attributes.rel} {...attributes} />
      ))}
    </>
  )
}

/** For the browser: each tag is there once, whoever else has written into the head. */
export function changeHead(page: Page) {
  document.title = titleOf(page)
  for (const old of document.head.querySelectorAll(
    'meta[name="description"], meta[name="robots"], link[rel="canonical"]',
  ))
    old.remove()
  const { meta, link } = tagsOf(page)
  document.head.append(
    ...meta.map((attributes) => Object.assign(document.createElement('meta'), attributes)),
    ...link.map((attributes) => Object.assign(document.createElement('link'), attributes)),
  )
}
