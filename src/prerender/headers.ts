import { company } from '../content/company.ts'

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
    "img-src 'self' data:",
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

/** Files under /assets/ carry a hash of their content in their name; browsers revalidate all others each time. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * The same headers as the `_headers` file that Netlify, Cloudflare Pages and others read. If several rules match an
 * address, these hosts join their values, and only some hosts can remove one. So no address gets a header twice.
 */
export const headersFile = (pages: readonly string[]) =>
  [
    '/*',
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    ...[...pages, '/assets/*'].flatMap((path) => [path, `  Cache-Control: ${cacheControl(path)}`]),
    '',
  ].join('\n')

/** The same headers for nginx, as the file that deploy/nginx.conf includes. */
export const nginxHeaders = () =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')
