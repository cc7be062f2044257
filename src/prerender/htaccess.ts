import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../content/company.ts'
import { compressed } from './compress.ts'
import { cacheControl, securityHeaders } from './headers.ts'

const { host } = new URL(company.url)

/** The company's name with `www.` if its address has none, and without it if it has. */
export const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`

const asPattern = (text: string) => text.replaceAll('.', String.raw`\.`)

/** Quoted for mod_headers, in whose values `%` starts a variable. */
const quoted = (value: string) => value.replaceAll('%', '%%').replaceAll('"', String.raw`\"`)

/** deploy/htaccess with what only the build knows in the place of its marks. */
export async function htaccess(pages: readonly string[]) {
  const marks: Record<string, string> = {
    headers: Object.entries(securityHeaders)
      .map(([name, value]) => `Header always set ${name} "${quoted(value)}"`)
      .join('\n  '),
    cache: cacheControl('/'),
    cacheOfAssets: cacheControl('/assets/'),
    compressed: compressed.join('|'),
    pages: pages.flatMap((path) => (path === '/' ? [] : path.slice(1))).join('|'),
    url: company.url,
    otherHost: asPattern(otherHost),
  }
  const template = await readFile(join(import.meta.dirname, '../../deploy/htaccess'), 'utf8')
  return template.replaceAll(/@(\w+)@/g, (mark, name: string) => marks[name] ?? mark)
}

/** For nginx: moves `otherHost` as deploy/htaccess does. */
export const nginxMove = () => `set $asked "$scheme$http_x_forwarded_proto://$host";
if ($asked ~ "https://${asPattern(otherHost)}$") {
    return 301 ${company.url}$request_uri;
}
`
