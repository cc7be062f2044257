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

const metaTags = (kind: 'name' | 'property', values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
    .join('')

/** The tags that need not change when the visitor goes to another page. React writes the others (Head.tsx). */
export function headTags(page: Page) {
  const themeColour = metaTags('name', { 'theme-color': palette.nuit })
  if (page.path === null) return themeColour
  // In JSON a `<` occurs only inside strings, where it can be escaped, so no value can end the script.
  const graph = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return [
    themeColour,
    // The preview of a link in messages and social networks: Open Graph, which X also reads, and X's own card type.
    metaTags('property', {
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'fr_FR',
      'og:title': page.title,
      'og:description': page.description,
      'og:url': absoluteUrl(page.path),
      'og:image': absoluteUrl('/partage-1200x630.jpg'),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': sharedPictureAlt,
    }),
    metaTags('name', { 'twitter:card': 'summary_large_image' }),
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
