import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageNames, paths } from '../content/schemas/fields.ts'
import { canonicalPath } from '../content/schemas/redirects.ts'
import { pages, enabledPageNames } from '../data/pages.ts'
import { editorAddress, editorHeaders, gitHostOf } from './editorHeaders.ts'
import { loadContent } from '../data/load.ts'

const company = loadContent('entreprise')

const endpoint = company.quoteDelivery?.endpoint
/** The origin that the form posts to, with a leading space; empty for a path of this site. */
const receiver = endpoint && URL.canParse(endpoint) ? ` ${new URL(endpoint).origin}` : ''

/**
 * The headers of every response, except those of a published editor. `vite preview` sends them itself; each host reads them from a file that the build writes
 * (`_headers`, `.htaccess`). No style or executable script is inline (JSON-LD is data), so the Content Security Policy needs
 * no hash.
 */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${receiver}`,
    `form-action 'self'${endpoint ? receiver : ' mailto:'}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The headers that differ for the published editor; null if the site has none. */
const ofEditor = company.editor && editorHeaders(gitHostOf(company.editor).origins)

/** The headers of the response at `path`. */
export const headersAt = (path: string) =>
  path.startsWith(editorAddress) ? { ...securityHeaders, ...ofEditor } : securityHeaders

/** Files under /assets/ carry a hash of their content in their name; browsers revalidate all others each time. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const rule = (path: string, headers: Record<string, string>) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** A Content Security Policy as its directives, each with its sources. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )

/** `policy` with the sources that `other` has in the same directives. */
function looserPolicy(policy: string, other: string) {
  const others = directivesOf(other)
  return Array.from(directivesOf(policy), ([name, sources]) => {
    const all = new Set([...sources, ...(others.get(name) ?? [])])
    if (all.size > 1) all.delete("'none'")
    return [name, ...all].join(' ')
  }).join('; ')
}

/**
 * The `_headers` file for Netlify and Cloudflare Pages, which already revalidate HTML. They send the headers of all rules
 * that match a path, and a browser applies all policies that it gets. So beside a published editor, all paths get the union
 * of both policies; each page additionally gets the site's, and the editor its own.
 */
export function headersFile() {
  const csp = 'Content-Security-Policy'
  const ofPage = { [csp]: securityHeaders[csp] }
  return [
    rule('/*', {
      ...securityHeaders,
      ...(ofEditor && { [csp]: looserPolicy(ofEditor[csp], securityHeaders[csp]) }),
    }),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...(ofEditor
      ? [
          rule(`${editorAddress}*`, ofEditor),
          ...[...enabledPageNames.map((name) => pages[name].path), '/404.html'].map((path) =>
            rule(path, ofPage),
          ),
        ]
      : []),
    '',
  ]
    .flat()
    .join('\n')
}

/** A file of deploy/ with its placeholders, such as @name@, replaced by values of the build. */
export async function fromTemplate(file: string, values: Record<string, string>) {
  const template = await readFile(join(import.meta.dirname, '../../deploy', file), 'utf8')
  return template.replaceAll(/@(\w+)@/g, (mark, name: string) => values[name] ?? mark)
}

const values = {
  cache: cacheControl('/'),
  cacheOfAssets: cacheControl('/assets/'),
  pages: enabledPageNames.flatMap((name) => (name === 'home' ? [] : pages[name].path.slice(1))).join('|'),
  // Without disabled pages, a pattern that matches no path.
  gone:
    pageNames.flatMap((name) => (enabledPageNames.includes(name) ? [] : paths[name].slice(1))).join('|') ||
    '(?!)',
  url: company.url,
}

type Redirects = NonNullable<typeof company.redirects>

export const redirects: Redirects = company.redirects ?? []

/** The page that replaces this path of a former site, if the owner has named it. */
export const redirectAt = (url: string) => redirects.find(({ from }) => from === canonicalPath(url))?.to

/** The `_redirects` file for Netlify and Cloudflare Pages. For Cloudflare, a path with a trailing slash is another path. */
export const redirectsFile = (all = redirects) =>
  all.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to} 301\n`)).join('')

/** Redirects for mod_rewrite, which matches the decoded path. [NE] keeps the # of `to` unescaped. */
const ruleOfRedirect = ({ from, to }: Redirects[number]) => {
  const pattern = from
    .slice(1)
    .replaceAll(/%(..)|[^\w/-]/g, (character, code = character.charCodeAt(0).toString(16)) => `\\x${code}`)
  return `RewriteRule ^${pattern}/*$ %{ENV:origin}${to} [R=301,NE,QSD,END]`
}

/** A header value for mod_headers, in which `%` starts a variable. */
const forApache = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value.replaceAll('%', '%%')}"`)
    .join('\n')

export const htaccess = (all = redirects) =>
  fromTemplate('htaccess', {
    ...values,
    redirects: all.map(ruleOfRedirect).join('\n'),
    headers: forApache(securityHeaders),
  })

/** The `.htaccess` of the editor's folder, which overrides the site's headers. A host may lack mod_headers. */
export const htaccessOfEditor = () => `<IfModule mod_headers.c>\n${forApache(ofEditor ?? {})}\n</IfModule>\n`
