import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { fileOf } from '../../src/build/publicFiles.ts'
import { cacheControl } from '../../src/build/hostingFiles.ts'
import { redirect } from '../../src/content/schemas/redirects.ts'
import { paths } from '../pages.ts'
import { dist } from '../server/process.ts'
import { ownFile, startApache } from '../server/servers.ts'
import { loadContent } from '../../src/data/load.ts'

const company = loadContent('entreprise')

/** A request and its expected response. */
interface Row {
  path: string
  method?: string
  send?: OutgoingHttpHeaders
  status: number
  /** Expected headers, '' for one that must be missing. */
  headers?: Record<string, string | RegExp>
  /** The body is this file of the build, byte for byte. */
  file?: string
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })

/** Content types that the file extension does not tell. */
const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(?:text|application)\/javascript\b/,
  txt: /^text\/plain\b/,
}

/** One file of every type except pages, by its extension, without files that browsers do not request. */
const samples = files.filter((name) => /^[^._].*\.(?!html$|br$|gz$)\w+$/.test(name))
const kinds = new Map(samples.map((name) => [extname(name).slice(1), name]))
const script = `/${kinds.get('js')}`

/** Each page, and those files. */
const site = [
  ...paths.map((path) => ({ path, name: fileOf(path), type: 'html' })),
  ...Array.from(kinds, ([type, name]) => ({ path: `/${name}`, name, type })),
]

/** The Open Graph image of each page, as a path of the site. */
const sharedPictures = new Set(
  paths.map((path) => {
    const html = readFileSync(join(dist, fileOf(path)), 'utf8')
    return /property="og:image" content="(.*?)"/.exec(html)?.[1]?.replace(company.url, '') ?? ''
  }),
)

const missing = { status: 404, headers: { 'content-type': /^text\/html/, 'cache-control': 'no-cache' } }

/** Requests to all servers. */
const shown: Record<string, Row[]> = {
  'each file as the browser accepts it': site.flatMap(({ path, name, type }) =>
    ['br', 'gz', ''].map((end) => {
      const best = end.replace('gz', 'gzip')
      const isText = files.includes(`${name}.br`)
      return {
        path: type === 'html' ? `${path}?utm_source=lettre&a=%20` : path,
        send: { 'Accept-Encoding': best === 'br' ? 'gzip, deflate, br' : best || 'identity' },
        status: 200,
        headers: {
          'content-type': types[type] ?? new RegExp(`/${type}\\b`),
          'content-encoding': isText ? best : '',
          'content-language': '',
          'cache-control': cacheControl(path),
          ...(isText && { vary: /Accept-Encoding/ }),
        },
        file: isText && end ? `${name}.${end}` : name,
      }
    }),
  ),
  'the French page, and nothing to keep, for what is not there':
    '/inconnu/plus/loin /Societe /societexyz /inconnu?a=/societe /assets/nope.js /.git/config /.htaccess'
      .split(' ')
      .map((path) => ({ path, ...missing, file: '404.html' })),
  'the picture that social networks show': Array.from(sharedPictures, (path) => ({
    path,
    status: 200,
    headers: { 'content-type': 'image/jpeg' },
  })),
  'no method but GET and HEAD': ['POST', 'PUT', 'DELETE'].flatMap((method) =>
    ['/contact', script].map((path) => ({ path, method, status: 405 })),
  ),
}

const moved = [
  ...['/index.html', '/index', '/index.html/'].map((path) => [path, '/'] as const),
  ...['/societe/', '/societe//', '//societe/', '/societe.html', '/societe.html/'].map(
    (path) => [path, '/societe'] as const,
  ),
]
const [proxy, ...proxies]: OutgoingHttpHeaders[] = [
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Proto': 'https, http' },
  { 'X-Forwarded-Proto': 'http', 'CF-Visitor': '{"scheme":"https"}' },
  { 'X-Forwarded-Proto': 'http', 'X-Forwarded-SSL': 'on' },
  { 'X-Forwarded-Scheme': 'https' },
  { 'X-Url-Scheme': 'https' },
  { 'X-Forwarded-Protocol': 'https' },
  { 'X-Forwarded-Protocol': 'ssl' },
  { 'X-Forwarded-Port': '443' },
  { 'X-Forwarded-Port': '80, 443' },
]
const insecure: OutgoingHttpHeaders[] = [
  { 'X-Forwarded-Proto': 'http' },
  { 'X-Forwarded-Scheme': 'http', 'X-Forwarded-Port': '80' },
  { 'X-Forwarded-Port': '8443' },
]

/** Requests to Apache only. */
const published: Record<string, Row[]> = {
  ...shown,
  'the one address of a page, the query kept; Apache names the host that was asked for': moved.flatMap(
    ([path, to]) => {
      const there = { location: `https://www.exemple.fr${to}` }
      return [
        { path: `${path}?a=1&b=%2F`, status: 301, headers: { location: `${to}?a=1&b=%2F` } },
        { path, send: { Host: 'www.exemple.fr', ...proxy }, status: 301, headers: there },
      ]
    },
  ),
  'no header and no host that was typed':
    '/%0d%0aX-Evil:1/ /societe%0d%0aX-Evil:1/ //evil.example/%2e%2e/a /%5cevil.example/ //evil.example.html'
      .split(' ')
      .map((path) => ({ path, status: 404, headers: { location: '', 'x-evil': '' } })),
  'an owner’s own file, and what the script answers': [
    { path: `/${ownFile}`, status: 200 },
    { path: '/devis.php?name=a', status: 303, headers: { location: '/contact' } },
    { path: '/devis.php', method: 'POST', status: 422, headers: { 'cache-control': 'no-store' } },
  ],
  'nothing of the host’s': ['/_headers', '/.well-known/a', '/a.php'].map((path) => ({ path, ...missing })),
}

const onHttpsOnly = {
  'every address by HTTPS, and not for ever behind proxies': ['/societe?a=1&b=%2F%20', script].flatMap(
    (path): Row[] => [
      ...[{ Host: 'other.example' }, ...insecure].map((send) => {
        return { path, send, status: 308, headers: { location: company.url + path } }
      }),
      ...[proxy, ...proxies].map((send = {}) => ({ path, send, status: 200 })),
    ],
  ),
}

/** Paths of a former site as its owner writes them, and as browsers request them. */
const formerSite = [
  ['/nos-services.html', '/expertises#sols-techniques', '/nos-services.html', '/nos-services.html/'],
  ['/qui/sommes-nous/', '/societe', '/qui/sommes-nous', '/qui/sommes-nous/', '/qui/sommes%2dnous'],
  ['/réalisé', '/realisations', '/r%C3%A9alis%C3%A9', '/r%c3%a9alis%c3%a9/'],
  ['/soci%e9t%e9.htm', '/societe', '/soci%E9t%E9.htm'],
  [`/l'eau (50 %25) "$1".php`, '/', '/l%27eau%20(50%20%25)%20%22$1%22.php'],
] as const

const fromFormerSite = {
  'an address of a former site leads to its page, without its query': formerSite.flatMap(
    ([, to, ...addresses]) =>
      addresses.flatMap((path) =>
        ['', '?id=3&a=%2F'].map((query) => ({
          path: path + query,
          status: 301,
          headers: { location: to },
        })),
      ),
  ),
  'behind a proxy to the host that was asked for': [
    {
      path: '/nos-services.html',
      send: { Host: 'www.exemple.fr', ...proxy },
      status: 301,
      headers: { location: 'https://www.exemple.fr/expertises#sols-techniques' },
    },
  ],
  'no other address does': [
    ...'/Nos-Services.html /nos-servicesxhtml /a/nos-services.html /nos-services.html.br /realise /qui'
      .split(' ')
      .map((path) => ({ path, ...missing })),
    { path: '/societe', status: 200 },
    { path: '/societe.html', status: 301, headers: { location: '/societe' } },
    { path: '/nos-services.html', method: 'POST', status: 405 },
  ],
}

/** One raw response: redirects are not followed, bodies not decompressed, paths not normalised. */
async function answerOf(origin: string, path: string, method: string, headers: OutgoingHttpHeaders) {
  const { hostname, port } = new URL(origin)
  const outgoing = request({ hostname, port, path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error(`No answer to ${method} ${path}`)
  // Each header with its values: two if the server sent it twice.
  return { status: answer.statusCode ?? 0, headers: answer.headersDistinct, body: await buffer(answer) }
}

/** Headers of every response. published.test.ts proves the policy itself. */
const always = {
  'content-security-policy': /^default-src 'none'; /,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\), geolocation=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
}

async function expectRow(origin: string, { path, method = 'GET', send = {}, status, headers, file }: Row) {
  const label = `${method} ${path} ${JSON.stringify(send)}`
  const answer = await answerOf(origin, path, method, send)
  const wanted = Object.entries({ ...always, ...headers })
  const found = wanted.map(([name]) => [name, answer.headers[name]?.join(', ').replace(origin, '') ?? ''])
  // One test for all rows, because Playwright takes a while to report each test.
  expect({ status: answer.status, ...Object.fromEntries(found) }, label).toEqual({
    status,
    ...Object.fromEntries(
      wanted.map(([name, value]) => [name, typeof value === 'string' ? value : expect.stringMatching(value)]),
    ),
  })
  if (file === undefined) return
  expect(answer.body.equals(readFileSync(join(dist, file))), `${label} is ${file}`).toBe(true)
  expect((await answerOf(origin, path, 'HEAD', send)).status, `HEAD as ${label}`).toBe(status)
  if (status !== 200) return
  const again = await answerOf(origin, path, 'GET', { ...send, 'If-None-Match': answer.headers.etag })
  expect(again.status, `${label} again`).toBe(304)
}

// One worker, so that there is one server of each kind.
test.describe.configure({ mode: 'default' })

/** Sends all requests of the table to a server; without `start`, to the running `vite preview`. */
function ask(title: string, table: Record<string, Row[]>, start?: typeof startApache) {
  test.describe(title, start ? { tag: '@apache' } : {}, () => {
    let server: Awaited<ReturnType<typeof startApache>> | undefined
    test.beforeAll(async () => {
      server = await start?.()
    })
    test.afterAll(() => server?.stop())

    for (const [what, rows] of Object.entries(table)) {
      test(what, async ({ baseURL }) => {
        for (const row of rows) await expectRow(server?.origin ?? baseURL ?? '', row)
      })
    }
  })
}

ask('npm start', {
  ...shown,
  'a page, also with a slash': [{ path: '/societe/', status: 200, file: 'societe.html' }],
})
ask('Apache', published, startApache)
for (const mapping of ['VirtualDocumentRoot', 'Alias', 'RewriteRule'] as const)
  ask(`Apache that finds the site by ${mapping}`, published, () => startApache({ mapping }))
for (const mapping of ['DocumentRoot', 'RewriteRule'] as const)
  ask(`Apache in the place of a former site, found by ${mapping}`, fromFormerSite, () =>
    startApache({ mapping, redirects: formerSite.map(([from, to]) => redirect.parse({ from, to })) }),
  )
ask('Apache on HTTPS only', onHttpsOnly, () => startApache({ httpsOnly: true }))
