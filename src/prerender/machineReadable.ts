import { palette } from '../../styles/palette.ts'
import { company } from '../content/company.ts'
import { pages } from '../content/pages.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { escapeHtml } from './html.ts'
import type { MachineFiles } from './machineFiles.ts'

/** sitemap.xml with the site's own addresses. No dates: the build does not know when a page's words changed. */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.values(pages).map(({ path }) => `  <url><loc>${escapeHtml(absoluteUrl(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

export const robots = () =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n')

/** manifest.webmanifest: name, icon and colours for a home screen. In the browser: the site is no app. */
export const manifest = ({ icon192, icon512 }: MachineFiles) =>
  JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'fr',
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    display: 'browser',
    theme_color: palette.nuit,
    background_color: palette.platre,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
    ],
  })
