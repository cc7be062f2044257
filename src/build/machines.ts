import { palette } from '../../styles/palette.ts'
import { company } from '../content/company.ts'
import { absoluteUrl } from '../content/links.ts'
import { sharedPictureAlt } from '../content/home.ts'
import type { Page } from '../content/pages.ts'
import { shownPages } from '../content/shownPages.ts'
import { structuredData } from './structuredData.ts'

// What only machines read: tags in the head, sitemap.xml and robots.txt.

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The tags that need not change when the visitor goes to another page. React writes the others (Head.tsx). */
export function headTags(page: Page) {
  const themeColour = `<meta name="theme-color" content="${palette.nuit}">`
  if (page.path === null) return themeColour
  // The preview of a link in messages and social networks: Open Graph, which X also reads, and X's own card type.
  const preview = Object.entries({
    type: 'website',
    site_name: company.name,
    locale: 'fr_FR',
    title: page.title,
    description: page.description,
    url: absoluteUrl(page.path),
    image: absoluteUrl('/partage-1200x630.jpg'),
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': sharedPictureAlt,
  }).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
  // In JSON a `<` occurs only inside strings, where it can be escaped, so no value can end the script.
  const graph = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return [
    themeColour,
    ...preview,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${graph}</script>`,
  ].join('')
}

/** The site's own addresses. No dates: the build does not know when a page's words changed. */
export const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${shownPages.map(({ path }) => `  <url><loc>${escapeHtml(absoluteUrl(path))}</loc></url>`).join('\n')}
</urlset>
`

export const robots = () => `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
