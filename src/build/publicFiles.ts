import { headersFile, htaccess, nginxFile } from './hosts.ts'
import { robots, sitemap } from './searchEngines.ts'

/** The file of a page. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`

/** What the build writes at the root of the site beside its pages. */
export const rootFiles = {
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  _headers: headersFile,
  '.htaccess': htaccess,
  '_nginx.conf': nginxFile,
}
