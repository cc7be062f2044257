import { shownPages } from '../content/pages.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { escapeHtml } from './html.ts'

/** sitemap.xml with the site's own addresses. No dates: the build does not know when a page's words changed. */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...shownPages.map(({ path }) => `  <url><loc>${escapeHtml(absoluteUrl(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const robots = () =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')
