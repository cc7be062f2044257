import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../content/company.ts'
import { mailtoHref, telephoneDisplay, telephoneHref } from '../content/companyDetails.ts'
import { compressed } from './compress.ts'
import { editorAddress, editorHeaders, forgeOf } from './editorHeaders.ts'

const endpoint = company.quoteDelivery?.endpoint
/** The origin that the form sends to; none for a path of this site. */
const receiver = endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
const policy = (directive: string, ...more: string[]) => [directive, "'self'", ...more].join(' ')

/**
 * The headers of every answer. The local server sends them itself; each host reads them from a file that the build
 * writes (`_headers`, `.htaccess`, `_nginx.conf`). No style and no script that runs is inline (JSON-LD is data), so the
 * content policy needs no hash.
 */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    policy('connect-src', ...receiver),
    policy('form-action', ...(endpoint ? receiver : ['mailto:'])),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Strict-Transport-Security': `max-age=63072000${company.httpsOnSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** What the published editor's answers have otherwise, or more; null if the site has none. */
const ofEditor = company.editor && editorHeaders(forgeOf(company.editor).origins)

/** The headers of the answer at `path`. */
export const headersAt = (path: string) =>
  path.startsWith(editorAddress) ? { ...securityHeaders, ...ofEditor } : securityHeaders

/** Files under /assets/ carry a hash of their content in their name; browsers revalidate all others each time. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

// A missing picture leaves a hole in a page that was open before; kept for long it would be one in the next visit too.
const pictureEndings = ['avif', 'jpeg', 'jpg', 'png', 'svg', 'webp']
const isPicture = (path: string) => pictureEndings.some((ending) => path.endsWith(`.${ending}`))

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * The same headers as the `_headers` file that Netlify, Cloudflare Pages and others read. If several rules match an
 * address, these hosts join their values, and only some hosts can remove one. So no address gets a header twice. A rule
 * also holds for what is not there, so scripts, styles and fonts have one each: a pattern would let browsers keep for a
 * year that a file is missing. Cloudflare reads a hundred rules, so pictures share a pattern, for a week.
 */
export function headersFile(pages: readonly string[], assets: readonly string[]) {
  // The editor has another policy: with it, each page has the site's by its own address.
  const { 'Content-Security-Policy': ofPages, ...others } = securityHeaders
  const ofPage = ofEditor ? lines({ 'Content-Security-Policy': ofPages }) : []
  return [
    '/*',
    ...lines(ofEditor ? others : securityHeaders),
    ...(ofEditor ? [`${editorAddress}*`, ...lines(ofEditor), '/404.html', ...ofPage] : []),
    ...pages.flatMap((path) => [path, ...ofPage, `  Cache-Control: ${cacheControl(path)}`]),
    ...assets
      .filter((path) => !isPicture(path))
      .flatMap((path) => [path, `  Cache-Control: ${cacheControl(path)}`]),
    ...pictureEndings.flatMap((ending) => [`/assets/*.${ending}`, '  Cache-Control: public, max-age=604800']),
    '',
  ].join('\n')
}

/** The company's name with `www.` if its address has none, and without it if it has. */
export function otherHost() {
  const { host } = new URL(company.url)
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`
}

const otherHostPattern = () => otherHost().replaceAll('.', String.raw`\.`)

/** Quoted for mod_headers, in whose values `%` starts a variable. */
const quoted = (value: string) => value.replaceAll('%', '%%').replaceAll('"', String.raw`\"`)

/** The pages below the home page, for a pattern. */
const innerPages = (pages: readonly string[]) =>
  pages.flatMap((path) => (path === '/' ? [] : path.slice(1))).join('|')

/** A file of deploy/ with what only the build knows in the place of its marks, which are written as @name@. */
export async function fromTemplate(file: string, values: Record<string, string>) {
  const template = await readFile(join(import.meta.dirname, '../../deploy', file), 'utf8')
  return template.replaceAll(/@(\w+)@/g, (mark, name: string) => values[name] ?? mark)
}

/** What a visitor whose request has failed may do instead. */
export const otherWays = `Vous pouvez aussi appeler le <a href=${telephoneHref}>${telephoneDisplay}</a> ou écrire à <a href=${mailtoHref}>${company.email}</a>.`

/** How a server itself, or a firewall, refuses or fails what the form sends. */
const failures = [403, 413, 500, 502, 503, 504]

/**
 * What a visitor without scripts then reads: in one line, for a value between quotation marks, and right in whatever
 * encoding the server names.
 */
const failedRequest = async () =>
  (await fromTemplate('echec.html', { otherWays }))
    .replaceAll('"', "'")
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[^ -~]/gu, (letter) => `&#${letter.codePointAt(0)};`)

/** The endings of scripts, for a pattern: their source is for nobody. */
const scripts = String.raw`php\d*|phps|pht|phtml|phar|inc|f?cgi|p[lmy]|rb|lua|sh|jspx?|as[hp]x?|cfm`

export const htaccess = async (pages: readonly string[]) => {
  const text = await failedRequest()
  return fromTemplate('htaccess', {
    headers: Object.entries(securityHeaders)
      .map(([name, value]) => `Header always set ${name} "${quoted(value)}"`)
      .join('\n  '),
    cache: cacheControl('/'),
    cacheOfAssets: cacheControl('/assets/'),
    compressed: compressed.join('|'),
    pages: innerPages(pages),
    scripts,
    failures: failures.map((status) => `ErrorDocument ${status} "${text}"`).join('\n  '),
    url: company.url,
    otherHost: otherHostPattern(),
  })
}

/** The editor's folder has a file of its own, whose values take the place of the site's. */
export const htaccessOfEditor = () =>
  Object.entries(ofEditor ?? {})
    .map(([name, value]) => `Header always set ${name} "${quoted(value)}"\n`)
    .join('')

const addHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

/**
 * For nginx, the file that deploy/nginx.conf includes: what deploy/htaccess says of headers, of scripts, of failures, and
 * of moves from `otherHost` and from each address that a page does not have. Only the pages' own names: what a visitor
 * types may not end up in a header, and a file of the owner's is served as it is.
 */
export const nginxFile = async (pages: readonly string[]) => `${addHeaders(securityHeaders)}${
  ofEditor
    ? `location ^~ ${editorAddress} {\n    index index.html;\n${addHeaders(headersAt(editorAddress))}}\n`
    : ''
}set $asked "$scheme$http_x_forwarded_proto://$host";
if ($asked ~ "https://${otherHostPattern()}$") {
    return 308 ${company.url}$request_uri;
}
if ($uri ~ "^/index(?:\\.html)?/*$") {
    return 301 /$is_args$args;
}
if ($uri ~ "^/(${innerPages(pages)})(?:\\.html/*|/+)$") {
    return 301 /$1$is_args$args;
}
error_page ${failures.join(' ')} @failed_request;
location @failed_request {
    types {}
    default_type text/html;
    # The status stays that of the failure.
    return 200 "${await failedRequest()}";
}
location ~* "\\.(?:${scripts})(?:[.~/]|$)" {
    return 404;
}
`
