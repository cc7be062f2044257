import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { cacheControl, otherHost, securityHeaders } from '../../src/prerender/hosts.ts'
import { fileOf, paths } from '../pages.ts'
import { startApache } from '../server/apache.ts'
import { startNginx } from '../server/nginx.ts'
import { dist, proof, scripts } from '../server/process.ts'

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
const inner = paths.filter((path) => path !== '/')

/** Each file of the site, or one of each kind, with its address and its type. */
const site = [
  ...paths.map((path) => [path, fileOf(path), html] as const),
  ...Object.entries({
    [asset('.css')]: 'text/css; charset=utf-8',
    [asset('.js')]: 'text/javascript; charset=utf-8',
    [asset('.svg')]: 'image/svg+xml; charset=utf-8',
    [asset('.avif')]: 'image/avif',
    [asset('.jpeg')]: 'image/jpeg',
    [asset('.jpg')]: 'image/jpeg',
    [asset('.png')]: 'image/png',
    [asset('.webp')]: 'image/webp',
    [asset('.woff2')]: 'font/woff2',
    '/favicon.ico': 'image/x-icon',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'text/xml; charset=utf-8',
  }).map(([path, type]) => [path, path.slice(1), type] as const),
]

const suffixes = { br: '.br', gzip: '.gz', '': '' }
const notFound = {
  status: 404,
  headers: { 'content-type': html, 'cache-control': 'no-cache' },
  file: '404.html',
}
const refused = [400, 403, 404]
const picture = asset('.avif')
const length = file(picture).length

/** Each file as a browser gets it that accepts one of these, beside the best that the server then has. */
const eachFile = (kind: Kind, accepts: Record<string, keyof typeof suffixes>): Row[] =>
  site.flatMap(([path, name, type]) =>
    Object.entries(accepts).map(([accepted, best]) => {
      const isCompressed = files.includes(`${name}.br`)
      const encoding = isCompressed ? best : ''
      return {
        path: type === html ? `${path}?utm_source=lettre&a=%20` : path,
        send: { 'Accept-Encoding': accepted },
        status: 200,
        headers: {
          'cache-control': cacheControl(path),
          'content-encoding': encoding,
          // The preview has its own names for the types of other files.
          ...(kind === 'preview' && type !== html ? {} : { 'content-type': type }),
          ...(isCompressed ? { vary: 'Accept-Encoding' } : {}),
        },
        file: name + suffixes[encoding],
      }
    }),
  )

/** Asked of every server: of `npm start`, which only shows the site, and of those that publish it. */
const shown = (kind: Kind): Table => ({
  'each file as the browser accepts it': eachFile(kind, {
    'gzip, deflate, br': 'br',
    gzip: 'gzip',
    identity: '',
  }),
  'an unknown page': ['/inconnu', '/inconnu/plus/loin', '/Societe', '/inconnu?a=/societe'].map((path) => ({
    path,
    ...notFound,
  })),
  'a missing asset, never with HTML': ['/assets/nope.js', '/assets/nope', '/assets/'].map((path) => ({
    path,
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })),
  'a part of a picture': [
    { range: '10-29', status: 206, headers: { 'content-range': `bytes 10-29/${length}` } },
    { range: `${length}-`, status: 416 },
  ].map(({ range, ...answer }) => ({ path: picture, send: { Range: `bytes=${range}` }, ...answer })),
  'no method but GET and HEAD': ['POST', 'PUT', 'DELETE', 'PROPFIND'].flatMap((method) =>
    ['/', '/contact/', asset('.js'), '/assets/nope.js'].map((path) => ({
      path,
      method,
      status: 405,
      headers: { allow: kind === 'apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD', 'cache-control': 'no-cache' },
    })),
  ),
  'no file outside the site': [
    '/../package.json',
    '/../../../../../../../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%252e%252e/package.json',
    '/package.json%00.html',
    '/.git/config',
    '/.htaccess',
  ].map((path) => ({ path, status: refused })),
})

// Through a proxy that terminates HTTPS.
const proxied = { Host: 'www.exemple.fr', 'X-Forwarded-Proto': 'https' }

const published = (kind: Kind): Table => ({
  ...shown(kind),
  'the one address of a page, the query kept': [
    ...['/index.html', '/index', '/index/', '/index.html/'].map((path) => [path, '/'] as const),
    ...inner.flatMap((page) =>
      [`${page}/`, `${page}//`, `/${page}/`, `${page}.html`, `${page}.html/`].map(
        (path) => [path, page] as const,
      ),
    ),
  ].flatMap(([from, to]) => [
    { path: `${from}?a=1&b=%2F`, status: 301, headers: { location: `${to}?a=1&b=%2F` } },
    // Apache names the host that was asked for.
    {
      path: from,
      send: proxied,
      status: 301,
      headers: { location: kind === 'apache' ? `https://${proxied.Host}${to}` : to },
    },
  ]),
  'the company’s address for its other name, on HTTPS': [
    ...['/', '/societe?a=1&b=%2F%20', '/inconnu', asset('.js')].map((path) => ({
      path,
      send: { Host: otherHost(), 'X-Forwarded-Proto': 'https' },
      status: 301,
      headers: { location: company.url + path },
    })),
    { path: '/', send: { Host: otherHost() }, status: 200 },
    { path: '/', send: { Host: `x${otherHost()}`, 'X-Forwarded-Proto': 'https' }, status: 200 },
  ],
  'no header and no host that was typed': [
    '/%0d%0aX-Evil:1/',
    '/societe%0d%0aX-Evil:1/',
    '//evil.example/%2e%2e/',
    '/%5cevil.example/',
    '//evil.example.html',
  ].map((path) => ({ path, status: [200, ...refused], headers: { location: '', 'x-evil': '' } })),
  'an owner’s own page at its own address, as a search engine asks for it': [
    { path: `/${proof}`, status: 200, headers: { 'content-type': html } },
  ],
  // The last ones are scripts, which no program of the server runs.
  'nothing that is not for browsers': [
    '_headers',
    '_nginx.conf',
    '404',
    '404.html',
    '.git/config',
    '.well-known/inconnu',
    'index.html.br',
    ...scripts,
  ].map((name) => ({ path: `/${name}`, ...notFound })),
  'what a browser or a proxy accepts, also with an error': [
    { path: '/', status: 200, name: 'index.html' },
    { path: '/inconnu', status: 404, name: '404.html' },
  ].flatMap(({ path, status, name }) =>
    (
      [
        ['gzip;q=0, br;q=0.5', 'br'],
        ['gzip;q=1.0, br; q=0.000', 'gzip'],
        ['br;q=0, gzip;q=0', ''],
        ['', ''],
      ] as const
    ).map(([accepted, encoding]) => ({
      path,
      send: { 'Accept-Encoding': accepted, Via: '1.1 proxy.example' },
      status,
      headers: { 'content-type': html, 'content-encoding': encoding, 'cache-control': 'no-cache' },
      file: name + suffixes[encoding],
    })),
  ),
})

const withoutModules: Table = {
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
}

const onHttpsOnly: Table = {
  'every address by HTTPS': ['/', '/societe?a=1&b=%2F%20', '/inconnu', asset('.js')].flatMap((path) => [
    { path, send: { Host: 'other.example' }, status: 301, headers: { location: company.url + path } },
    { path, send: { 'X-Forwarded-Proto': 'https' }, status: path === '/inconnu' ? 404 : 200 },
  ]),
  // By which a certificate is given and renewed.
  'a challenge by HTTP': [{ path: '/.well-known/acme-challenge/inconnu', status: 404 }],
}

/** One answer as the server gave it: no redirect is followed, nothing is decompressed, the path is sent unchanged. */
async function answerOf(origin: string, path: string, method: string, headers: OutgoingHttpHeaders) {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error(`No answer to ${method} ${path}`)
  // Each header with its values: two if the server sent it twice.
  return { status: answer.statusCode, headers: answer.headersDistinct, body: await buffer(answer) }
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/** As the preview writes a type, without the space, is the same; and an entity tag is as good if it is weak. */
const valueOf = ({ headers }: Answer, name: string) =>
  headers[name]
    ?.join(', ')
    .replace(/^(text\/\w+);(?=\S)/, '$1; ')
    .replace(/^W\//, '') ?? ''

const security = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value] as const)

/** Says where an answer is not what it must be. One list for a whole table: Playwright takes long to report each. */
type Same = (what: string, is: unknown, must: unknown) => void

/** What is asked of every answer. */
function checkAny(same: Same, kind: Kind, answer: Answer, label: string) {
  const { status = 0, headers, body } = answer
  for (const [name, value] of security) same(`${name} of ${label}`, valueOf(answer, name), value)
  if (status >= 400 && kind !== 'preview')
    same(`cache of ${label}`, valueOf(answer, 'cache-control'), 'no-cache')
  if (kind === 'nginx') same(`server of ${label}`, valueOf(answer, 'server'), 'nginx')
  same(`version in ${label}`, status >= 300 && /(?:nginx|Apache)\/\d/.test(body.toString()), false)
  for (const [name, values] of Object.entries(headers))
    if (name !== 'allow') same(`count of ${name} in ${label}`, values?.length, 1)
}

/** HEAD has the headers of GET, and a browser that has the answer is told so. */
async function checkAgain(same: Same, origin: string, { path, send = {} }: Row, first: Answer) {
  const head = await answerOf(origin, path, 'HEAD', send)
  same(`HEAD ${path}`, head.status, first.status)
  same(`length of HEAD ${path}`, head.body.length, 0)
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'])
    same(`${name} of HEAD ${path}`, valueOf(head, name), valueOf(first, name))
  if (first.status !== 200) return
  const again = await answerOf(origin, path, 'GET', { ...send, 'If-None-Match': first.headers.etag })
  same(`${path} again`, again.status, 304)
  same(`length of ${path} again`, again.body.length, 0)
}

type Server = { origin: string; log: () => string; stop: () => Promise<void> }

// One worker, and so one server of each kind.
test.describe.configure({ mode: 'default' })

/** Asks a server all that is in the table; without `start` the one that runs already, `npm start`. */
function ask(title: string, kind: Kind, table: Table, start?: () => Promise<Server>) {
  // Which has no mod_headers either.
  const hasHeaders = table !== withoutModules
  test.describe(title, { tag: `@${kind}` }, () => {
    let server: Server | undefined
    test.beforeAll(async () => {
      server = await start?.()
    })
    test.afterAll(() => server?.stop())

    for (const [what, rows] of Object.entries(table)) {
      test(what, async ({ baseURL }) => {
        const origin = server?.origin ?? baseURL ?? ''
        const faults: string[] = []
        const same: Same = (part, is, must) => {
          if (is !== must) faults.push(`${part} is ${String(is)} and not ${String(must)}`)
        }
        const etags = new Map<string, string>()
        for (const row of rows) {
          const { path, method = 'GET', send = {}, status, headers = {}, file: name } = row
          const label = `${method} ${path} ${JSON.stringify(send)}`
          const answer = await answerOf(origin, path, method, send)
          same(`${label}: ${answer.status}`, [status].flat().includes(answer.status ?? 0), true)
          for (const [header, value] of Object.entries(headers))
            same(`${header} of ${label}`, valueOf(answer, header).replace(origin, ''), value)
          if (status === refused)
            same(`secret in ${label}`, /"minium"|root:|\[core\]/.test(answer.body.toString()), false)
          // A refused request may be answered before it is known which site it is for.
          else if (hasHeaders) checkAny(same, kind, answer, label)
          if (name === undefined) continue
          same(`${label} as ${name}`, answer.body.equals(file(name)), true)
          if (hasHeaders) await checkAgain(same, origin, row, answer)
          // Of one address, each encoding has its own.
          const etag = path + valueOf(answer, 'etag')
          same(`file of the etag of ${label}`, etags.get(etag) ?? name, name)
          etags.set(etag, name)
        }
        expect(faults).toEqual([])
        expect(server?.log() ?? '').toBe('')
      })
    }
  })
}

ask('npm start', 'preview', {
  ...shown('preview'),
  'a page, also with a slash': inner.map((path) => ({ path: `${path}/`, status: 200, file: fileOf(path) })),
})
ask('nginx', 'nginx', published('nginx'), () => startNginx({ brotli: true }))
const withoutBrotli = { 'each file with gzip': eachFile('nginx', { 'gzip, deflate, br': 'gzip' }) }
ask('nginx without its Brotli module', 'nginx', withoutBrotli, () => startNginx({ brotli: false }))
ask('Apache', 'apache', published('apache'), () => startApache({}))
ask('Apache that guesses names and forbids Options', 'apache', published('apache'), () =>
  startApache({ multiViews: true }),
)
ask('Apache without modules', 'apache', withoutModules, () => startApache({ allModules: false }))
ask('Apache on HTTPS only', 'apache', onHttpsOnly, () => startApache({ httpsOnly: true }))

const extensionOf = (name: string) => /\.\w+$/.exec(name)?.[0]

test('every kind of file of the build is asked for', () => {
  const names = files.filter((name) => /^[^._].*\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
  expect(new Set(names.map(extensionOf))).toEqual(new Set(site.map(([, name]) => extensionOf(name))))
})
