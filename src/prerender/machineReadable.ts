import { company } from '../content/company.ts'

const url = (path: string) => company.url + path

/** sitemap.xml with the site's own addresses. */
export const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(url(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const robots = () =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${url('/sitemap.xml')}`, ''].join('\n')

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
