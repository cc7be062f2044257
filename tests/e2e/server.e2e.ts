import { readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { cacheControl, securityHeaders } from '../../src/prerender/headers.ts'
import { otherHost } from '../../src/prerender/htaccess.ts'
import { paths } from '../pages.ts'
import { startApache } from '../server/apache.ts'
import { startNginx } from '../server/nginx.ts'
import { dist, scripts } from '../server/process.ts'
import { request } from '../server/request.ts'

/** What is asked, and what must be answered. */
interface Row {
  path: string
  method?: string
  send?: OutgoingHttpHeaders
  /** Several where each is as good. */
  status: number | number[]
  /** These headers of the answer, '' for one that may not be there. */
  headers?: Record<string, string>
  /** The answer is this file of the build, byte by byte. */
  file?: string
}

type Table = Record<string, Row[]>
type Kind = 'preview' | 'nginx' | 'apache'

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const file = (path: string) => readFileSync(join(dist, path))
const asset = (extension: string) => {
  const name = files.find((candidate) => candidate.endsWith(extension))
  if (!name) throw new Error(`The build has no ${extension} file`)
  return `/${name}`
}

const html = 'text/html; charset=utf-8'

/** Each file of the site, or one of each kind, with its address and its type. */
const site = [
  ...paths.map((path) => [path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html] as const),
  ...Object.entries({
    [asset('.css')]: 'text/css; charset=utf-8',
    [asset('.js')]: 'text/javascript; charset=utf-8',
    [asset('.svg')]: 'image/svg+xml; charset=utf-8',
    [asset('.avif')]: 'image/avif',
    [asset('.jpeg')]: 'image/jpeg',
    [asset('.jpg')]: 'image/jpeg',
    [asset('.png')]: 'image/png',
    [asset('.woff2')]: 'font/woff2',
    '/favicon.ico': 'image/x-icon',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'text/xml; charset=utf-8',
  }).map(([path, type]) => [path, path.slice(1), type] as const),
]

const notFound = { status: 404, headers: { 'content-type': html, 'cache-control': 'no-cache' } }
const refused = [400, 403, 404]
const avif = asset('.avif')
const length = file(avif).length
const range = (bytes: string) => ({ path: avif, send: { Range: `bytes=${bytes}` } })

/** Asked of every server: of `npm start`, which only shows the site, and of those that publish it. */
const shown = (kind: Kind): Table => ({
  'each file as the browser accepts it': site.flatMap(([path, name, type]) =>
    ['', ...(type === html ? ['?utm_source=lettre&a=%20'] : [])].flatMap((query) =>
      [
        ['gzip, deflate, br', 'br', '.br'],
        ['gzip', 'gzip', '.gz'],
        ['identity', '', ''],
      ].map(([accepted = '', encoding = '', suffix = '']) => {
        const isCompressed = files.includes(`${name}.br`)
        return {
          path: path + query,
          send: { 'Accept-Encoding': accepted },
          status: 200,
          headers: {
            'cache-control': cacheControl(path),
            'content-encoding': isCompressed ? encoding : '',
            // The preview has its own names for the types of other files.
            ...(kind === 'preview' && type !== html ? {} : { 'content-type': type }),
            ...(isCompressed ? { vary: 'Accept-Encoding' } : {}),
          },
          file: isCompressed ? name + suffix : name,
        }
      }),
    ),
  ),
  'an unknown page': [
    '/inconnu',
    '/inconnu/plus/loin',
    '/Societe',
    '/favicon.gif',
    '/inconnu?a=/societe',
  ].map((path) => ({ path, ...notFound, file: '404.html' })),
  'a missing asset, never with HTML': ['nope.js', 'nope.css', 'nope', ''].map((name) => ({
    path: `/assets/${name}`,
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })),
  'a part of a picture': [
    {
      ...range('10-29'),
      status: 206,
      headers: { 'content-length': '20', 'content-range': `bytes 10-29/${length}` },
    },
    { ...range(`${length - 5}-`), status: 206, headers: { 'content-length': '5' } },
    {
      ...range(`${length}-`),
      status: 416,
      // RFC 9110 lets a server leave it out.
      headers: kind === 'apache' ? {} : { 'content-range': `bytes */${length}` },
    },
  ],
  'no method but GET and HEAD': [
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'PROPFIND',
    // Vite answers the one itself, Apache the other, which it adds to `Allow`.
    ...(kind === 'preview' ? [] : ['OPTIONS']),
    ...(kind === 'apache' ? [] : ['TRACE']),
  ].flatMap((method) =>
    ['/', '/contact', '/contact/', asset('.js'), '/assets/nope.js'].map((path) => ({
      path,
      method,
      status: 405,
      headers: { allow: kind === 'apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD', 'cache-control': 'no-cache' },
    })),
  ),
  'no file outside the site': [
    '/../package.json',
    '/../../../../../../../../etc/passwd',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%252e%252e/package.json',
    '/%00',
    '/package.json%00.html',
    '/.git/config',
    '/.htaccess',
  ].map((path) => ({ path, status: refused })),
})

const previewed = (kind: Kind): Table => ({
  ...shown(kind),
  'a page, also with a slash': paths
    .slice(1)
    .map((path) => ({ path: `${path}/`, status: 200, file: `${path}.html` })),
})

const moved = (kind: Kind, path: string, location: string, send: OutgoingHttpHeaders = {}): Row => ({
  path,
  send,
  status: 301,
  // Apache names the host that was asked for.
  headers: {
    location: kind === 'apache' && send.Host ? `https://${String(send.Host)}${location}` : location,
  },
})

const published = (kind: Kind): Table => ({
  ...shown(kind),
  'the one address of a page, the query kept': [
    ['/index.html', '/'] as const,
    ['/index', '/'] as const,
    ['/index/', '/'] as const,
    ['/index.html/', '/'] as const,
    ...paths
      .slice(1)
      .flatMap((page) =>
        [`${page}/`, `${page}//`, `/${page}/`, `${page}.html`, `${page}.html/`].map(
          (path) => [path, page] as const,
        ),
      ),
  ].flatMap(([from, to]) => ['', '?a=1&b=%2F'].map((query) => moved(kind, from + query, to + query))),
  'HTTPS for who has come by HTTPS through a proxy': (
    [
      ['/societe/?a=1', '/societe?a=1'],
      ['/index.html', '/'],
    ] as const
  ).map(([from, to]) => moved(kind, from, to, { Host: 'www.exemple.fr', 'X-Forwarded-Proto': 'https' })),
  'the company’s address for its other name, on HTTPS': [
    ...['/', '/societe?a=1&b=%2F%20', '/inconnu', asset('.js')].map((path) => ({
      path,
      send: { Host: otherHost, 'X-Forwarded-Proto': 'https' },
      status: 301,
      headers: { location: company.url + path },
    })),
    { path: '/', send: { Host: otherHost }, status: 200 },
    { path: '/', send: { Host: `x${otherHost}`, 'X-Forwarded-Proto': 'https' }, status: 200 },
  ],
  'no header and no host that was typed': [
    '/%0d%0aX-Evil:1/',
    '/societe%0d%0aX-Evil:1/',
    '/societe%0aX-Evil:1.html',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '//evil.example.html',
  ].map((path) => ({ path, status: [200, ...refused], headers: { location: '', 'x-evil': '' } })),
  'nothing that is not for browsers': [
    '/_headers',
    '/_nginx.conf',
    '/404',
    '/404.html',
    '/.git/config',
    '/.well-known/inconnu',
    '/index.html.br',
    '/societe.html.gz',
    '/sitemap.xml.br',
    // Scripts that no program of the server runs.
    ...scripts.map((name) => `/${name}`),
  ].map((path) => ({ path, ...notFound, file: '404.html' })),
  'what a browser or a proxy accepts, also with an error': (
    [
      ['/', 200, 'index.html'],
      ['/inconnu', 404, '404.html'],
    ] as const
  ).flatMap(([path, status, name]) =>
    Object.entries({
      'gzip, br': 'br',
      'gzip;q=0, br;q=0.5': 'br',
      gzip: 'gzip',
      'br;q=0, gzip': 'gzip',
      'gzip;q=1.0, br; q=0.000': 'gzip',
      'br;q=0, gzip;q=0': '',
      identity: '',
      '': '',
    }).map(([accepted, encoding]) => ({
      path,
      send: { 'Accept-Encoding': accepted, Via: '1.1 proxy.example' },
      status,
      headers: { 'content-type': html, 'content-encoding': encoding, 'cache-control': 'no-cache' },
      file: name + { br: '.br', gzip: '.gz', '': '' }[encoding],
    })),
  ),
  'what has conditions': [
    { path: avif, send: { 'If-Match': '"other"' }, status: 412 },
    { path: avif, send: { 'If-None-Match': '"other"' }, status: 200 },
    { path: avif, send: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, status: 200 },
  ],
})

const onNginx = (): Table => ({
  ...published('nginx'),
  'no host and no port of its machine': [
    moved('nginx', '/societe/', '/societe', { Host: 'other.example:81' }),
    { path: '/416', ...notFound, file: '404.html' },
  ],
})

const withoutBrotli = (): Table => ({
  'its pages with gzip': paths.map((path) => ({
    path,
    send: { 'Accept-Encoding': 'gzip, deflate, br' },
    status: 200,
    headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    file: path === '/' ? 'index.html.gz' : `${path}.html.gz`,
  })),
  'an unknown page': [{ path: '/inconnu', ...notFound, file: '404.html' }],
})

const withoutModules = (): Table => ({
  'its files, with their types': site.map(([path, name, type]) => ({
    path,
    send: { 'Accept-Encoding': type === html ? 'identity' : 'br' },
    status: 200,
    headers: { 'content-type': type },
    file: name,
  })),
  'what is not there, or not for browsers': [
    { path: '/inconnu', status: 404, file: '404.html' },
    ...['/assets/', '/.htaccess'].map((path) => ({ path, status: 403, file: '404.html' })),
  ],
})

const onHttpsOnly = (): Table => ({
  'every address by HTTPS': ['/', '/societe?a=1&b=%2F%20', '/inconnu', asset('.js')].flatMap((path) => [
    { path, send: { Host: 'other.example' }, status: 301, headers: { location: company.url + path } },
    { path, send: { 'X-Forwarded-Proto': 'https' }, status: path === '/inconnu' ? 404 : 200 },
  ]),
  // By which a certificate is given and renewed.
  'a challenge by HTTP': [{ path: '/.well-known/acme-challenge/inconnu', status: 404 }],
})

const servers: {
  title: string
  kind: Kind
  start: (previewOrigin: string) => Promise<{ origin: string; log: () => string; stop: () => Promise<void> }>
  table: Table
  /** False on a host whose Apache has no mod_headers. */
  hasHeaders?: false
}[] = [
  {
    title: 'npm start',
    kind: 'preview',
    start: async (origin) => ({ origin, log: () => '', stop: async () => {} }),
    table: previewed('preview'),
  },
  { title: 'nginx', kind: 'nginx', start: () => startNginx({ brotli: true }), table: onNginx() },
  {
    title: 'nginx without its Brotli module',
    kind: 'nginx',
    start: () => startNginx({ brotli: false }),
    table: withoutBrotli(),
  },
  { title: 'Apache', kind: 'apache', start: () => startApache({}), table: published('apache') },
  {
    title: 'Apache that guesses names and forbids Options',
    kind: 'apache',
    start: () => startApache({ multiViews: true }),
    table: published('apache'),
  },
  {
    title: 'Apache without modules',
    kind: 'apache',
    start: () => startApache({ allModules: false }),
    table: withoutModules(),
    hasHeaders: false,
  },
  {
    title: 'Apache on HTTPS only',
    kind: 'apache',
    start: () => startApache({ httpsOnly: true }),
    table: onHttpsOnly(),
  },
]

type Answer = Awaited<ReturnType<typeof request>>

/** As the preview writes a type, without the space, is the same; and an entity tag is as good if it is weak. */
const valueOf = ({ headers }: Answer, name: string) =>
  headers[name]
    ?.join(', ')
    .replace(/^(text\/\w+);(?=\S)/, '$1; ')
    .replace(/^W\//, '') ?? ''

const security = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value] as const)

const knownHeaders = new Set([
  ...'server date connection content-type content-length content-encoding content-range etag vary'.split(' '),
  ...'last-modified cache-control accept-ranges location allow transfer-encoding'.split(' '),
  ...security.map(([name]) => name),
])

/** One expectation for a whole table: Playwright reports each, which takes longer than the server. */
const collector = () => {
  const faults: string[] = []
  const same = (what: string, is: unknown, must: unknown) => {
    if (is !== must) faults.push(`${what} is ${String(is)} and not ${String(must)}`)
  }
  return { faults, same }
}

type Same = ReturnType<typeof collector>['same']

/** What is asked of every answer. */
function checkAny(same: Same, kind: Kind, answer: Answer, label: string) {
  const { status = 0, headers, body } = answer
  for (const [name, value] of security) same(`${name} of ${label}`, valueOf(answer, name), value)
  if (status >= 400 && kind !== 'preview')
    same(`cache of ${label}`, valueOf(answer, 'cache-control'), 'no-cache')
  if (kind === 'nginx') same(`server of ${label}`, valueOf(answer, 'server'), 'nginx')
  same(`version in ${label}`, status >= 300 && /(?:nginx|Apache)\/\d/.test(body.toString()), false)
  for (const [name, values] of Object.entries(headers)) {
    // When a page moves, Apache tells of the file that it has guessed.
    const isKnown = knownHeaders.has(name) || (status === 301 && /^(?:tcn|content-location)$/.test(name))
    same(`${name} known in ${label}`, isKnown, true)
    if (name !== 'allow') same(`count of ${name} in ${label}`, values?.length, 1)
  }
}

/** HEAD has the headers of GET, and a browser that has the answer is told so. */
async function checkAgain(same: Same, kind: Kind, origin: string, { path, send = {} }: Row, first: Answer) {
  const head = await request(origin, path, { method: 'HEAD', headers: send })
  same(`HEAD ${path}`, head.status, first.status)
  same(`length of HEAD ${path}`, head.body.length, 0)
  const free = ['date', 'transfer-encoding']
  // RFC 9110 lets a server leave it out.
  if (kind === 'apache' && first.status === 404) free.push('content-length')
  for (const name of Object.keys(first.headers))
    if (!free.includes(name)) same(`${name} of HEAD ${path}`, valueOf(head, name), valueOf(first, name))
  if (first.status !== 200) return
  const conditions = {
    'If-None-Match': first.headers.etag,
    ...(kind === 'preview' ? {} : { 'If-Modified-Since': first.headers['last-modified'] }),
  }
  for (const [condition, value] of Object.entries(conditions)) {
    const label = `${condition} of ${path}`
    const again = await request(origin, path, { headers: { ...send, [condition]: value } })
    same(label, again.status, 304)
    same(`length of ${label}`, again.body.length, 0)
    for (const name of kind === 'preview' ? [] : ['cache-control', 'vary'])
      same(`${name} of ${label}`, valueOf(again, name), valueOf(first, name))
    // Apache leaves to the browser those that it has kept.
    for (const [name, text] of kind === 'apache' ? [] : security)
      same(`${name} of ${label}`, valueOf(again, name), text)
  }
}

// One worker, and so one server of each kind.
test.describe.configure({ mode: 'default' })

for (const { title, kind, start, table, hasHeaders = true } of servers) {
  test.describe(title, { tag: `@${kind}` }, () => {
    let server: Awaited<ReturnType<typeof start>>
    test.beforeAll(async ({ baseURL }) => {
      server = await start(baseURL ?? '')
    })
    test.afterAll(() => server.stop())

    for (const [what, rows] of Object.entries(table)) {
      test(what, async () => {
        const { faults, same } = collector()
        const etags = new Map<string, string>()
        for (const row of rows) {
          const { path, method = 'GET', send = {}, status, headers = {}, file: name = '' } = row
          const label = `${method} ${path} ${JSON.stringify(send)}`
          const answer = await request(server.origin, path, { method, headers: send })
          if (typeof status === 'number') same(label, answer.status, status)
          else same(`${label}: ${answer.status}`, status.includes(answer.status ?? 0), true)
          for (const [header, value] of Object.entries(headers))
            same(`${header} of ${label}`, valueOf(answer, header).replace(server.origin, ''), value)
          if (name) same(`${label} as ${name}`, answer.body.equals(file(name)), true)
          if (status === refused)
            same(`secret in ${label}`, /"minium"|root:|\[core\]/.test(answer.body.toString()), false)
          // A refused request may be answered before it is known which site it is for.
          else if (hasHeaders) checkAny(same, kind, answer, label)
          if (name && hasHeaders) await checkAgain(same, kind, server.origin, row, answer)
          const etag = valueOf(answer, 'etag')
          if (name && etag) same(`file of the etag of ${label}`, etags.get(etag) ?? name, name)
          etags.set(etag, name)
        }
        expect(faults).toEqual([])
      })
    }

    test('nothing to warn of', () => {
      expect(server.log()).toBe('')
    })
  })
}

const extensionOf = (name: string) => /\.\w+$/.exec(name)?.[0]

test('every kind of file of the build is asked for, and each compressed one holds the same', () => {
  const asked = new Set(site.map(([, name]) => extensionOf(name)))
  const plain = files.filter((name) => /^[^._].*\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
  expect(new Set(plain.map(extensionOf))).toEqual(asked)
  for (const name of plain.filter((candidate) => files.includes(`${candidate}.br`))) {
    expect(brotliDecompressSync(file(`${name}.br`)).equals(file(name)), name).toBe(true)
    expect(gunzipSync(file(`${name}.gz`)).equals(file(name)), name).toBe(true)
  }
})

test('_headers gives each address each header once, in lines that every static host reads', () => {
  const lines = file('_headers').toString().trimEnd().split('\n')
  // Netlify and Cloudflare Pages join the values of all the rules that match an address.
  const headersOf = (path: string) => {
    let applies = false
    return lines.flatMap((line) => {
      if (!line.startsWith('/')) return applies ? line.trim() : []
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
      return []
    })
  }
  const every = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`)
  for (const path of [...paths, avif])
    expect(headersOf(path)).toEqual([...every, `Cache-Control: ${cacheControl(path)}`])
  expect(headersOf('/inconnu')).toEqual(every)
  // The bounds of Cloudflare Pages.
  for (const line of lines) expect(line).toMatch(/^(?=.{1,2000}$)(?:\/[\w\-/]*\*?| {2}[A-Z][\w-]+: \S.*)$/)
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
})
