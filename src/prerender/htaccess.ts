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

/** The pages below the home page, for a pattern. */
const innerPages = (pages: readonly string[]) =>
  pages.flatMap((path) => (path === '/' ? [] : path.slice(1))).join('|')

/** deploy/htaccess with what only the build knows in the place of its marks. */
export async function htaccess(pages: readonly string[]) {
  const marks: Record<string, string> = {
    headers: Object.entries(securityHeaders)
      .map(([name, value]) => `Header always set ${name} "${quoted(value)}"`)
      .join('\n  '),
    cache: cacheControl('/'),
    cacheOfAssets: cacheControl('/assets/'),
    compressed: compressed.join('|'),
    pages: innerPages(pages),
    url: company.url,
    otherHost: asPattern(otherHost),
  }
  const template = await readFile(join(import.meta.dirname, '../../deploy/htaccess'), 'utf8')
  return template.replaceAll(/@(\w+)@/g, (mark, name: string) => marks[name] ?? mark)
}

/**
 * For nginx, the same moves as in deploy/htaccess: of `otherHost`, and of each address that a page does not have. Only
 * the pages' own names: what a visitor types may not end up in a header, and a file of the owner's is served as it is.
 */
export const nginxMoves = (pages: readonly string[]) => `set $asked "$scheme$http_x_forwarded_proto://$host";
if ($asked ~ "https://${asPattern(otherHost)}$") {
    return 301 ${company.url}$request_uri;
}
if ($uri ~ "^/index(?:\\.html)?/*$") {
    return 301 /$is_args$args;
}
if ($uri ~ "^/(${innerPages(pages)})(?:\\.html/*|/+)$") {
    return 301 /$1$is_args$args;
}
`
