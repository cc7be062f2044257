import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { notFound } from '../../src/content/notFound.ts'
import { cacheControl, securityHeaders } from '../../src/prerender/headers.ts'
import { paths } from '../pages.ts'
import { startApache } from '../server/apache.ts'
import { startNginx } from '../server/nginx.ts'
import { dist } from '../server/process.ts'
import { request } from '../server/request.ts'

type Server = { origin: string; log: () => string; stop: () => Promise<void> }
type Answer = Awaited<ReturnType<typeof request>>

const running =
  (start: () => Promise<Server>) =>
  // Playwright asks for a destructured first parameter.
  // oxlint-disable-next-line no-empty-pattern
  async ({}: object, run: (server: Server) => Promise<void>) => {
    const server = await start()
    try {
      await run(server)
    } finally {
      await server.stop()
    }
  }

// The first start on a machine may install the server.
const installed = { scope: 'worker', timeout: 180_000 } as const

type Servers = Record<
  | 'nginx'
  | 'nginxWithoutBrotli'
  | 'apache'
  | 'apacheWithMultiViews'
  | 'apacheWithoutModules'
  | 'apacheOnHttps',
  Server
>

const test = base.extend<object, Servers>({
  nginx: [running(() => startNginx({ brotli: true })), installed],
  nginxWithoutBrotli: [running(() => startNginx({ brotli: false })), installed],
  apache: [running(() => startApache({ allModules: true })), installed],
  apacheWithMultiViews: [running(() => startApache({ allModules: true, multiViews: true })), installed],
  apacheWithoutModules: [running(() => startApache({ allModules: false })), installed],
  apacheOnHttps: [running(() => startApache({ allModules: true, httpsOnly: true })), installed],
})

// One worker, and so one server of each kind.
test.describe.configure({ mode: 'default' })

const file = (path: string) => readFileSync(join(dist, path))
const htmlOf = (page: string) => file(page === '/' ? 'index.html' : `${page}.html`)

const assets = readdirSync(join(dist, 'assets'))
const asset = (extension: string) => {
  const name = assets.find((candidate) => candidate.endsWith(extension))
  if (!name) throw new Error(`The build has no ${extension} file`)
  return `/assets/${name}`
}

const types = {
  [asset('.css')]: 'text/css; charset=utf-8',
  [asset('.js')]: 'text/javascript; charset=utf-8',
  [asset('.svg')]: 'image/svg+xml; charset=utf-8',
  [asset('.avif')]: 'image/avif',
  [asset('.jpeg')]: 'image/jpeg',
  [asset('.jpg')]: 'image/jpeg',
  [asset('.png')]: 'image/png',
  [asset('.woff2')]: 'font/woff2',
}

const expectSecurityHeaders = ({ headers }: Answer) => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers[name.toLowerCase()], name).toEqual([value])
  }
}

const expectNotFoundPage = ({ status, headers, body }: Answer) => {
  expect(status).toBe(404)
  expect(headers['content-type']?.join()).toMatch(/^text\/html; ?charset=utf-8$/)
  expect(headers['cache-control']).toEqual(['no-cache'])
  expect(body).toEqual(file('404.html'))
  expect(body.toString()).toContain(notFound.title)
}

const byProxy = (encodings: string) => ({
  headers: { 'Accept-Encoding': encodings, Via: '1.1 proxy.example' },
})

type UseOrigin = (origin?: string) => void

const onNginx = {
  title: 'deploy/nginx.conf',
  tag: '@nginx',
  isPublished: true,
  refusals: [400, 404],
  isThorough: true,
  start: (use: UseOrigin) => test.beforeAll(({ nginx: { origin } }) => use(origin)),
}

// Apache itself refuses `.ht` files, answers TRACE and adds it to `Allow`, tells its version, and spares what RFC 9110
// lets a server spare: with 304 what a browser has kept, with 416 the length of the file, with HEAD of an error that of
// the answer.
const onApache = {
  title: 'dist/.htaccess',
  tag: '@apache',
  isPublished: true,
  refusals: [400, 403, 404],
  isThorough: false,
  start: (use: UseOrigin) => test.beforeAll(({ apache: { origin } }) => use(origin)),
}

const hosts = [
  {
    title: 'npm start',
    tag: '@preview',
    isPublished: false,
    refusals: [400, 404],
    isThorough: true,
    start: (use: UseOrigin) => test.beforeAll(({ baseURL }) => use(baseURL)),
  },
  onNginx,
  onApache,
  {
    ...onApache,
    title: 'dist/.htaccess without its Options, on a host that guesses names',
    start: (use: UseOrigin) => test.beforeAll(({ apacheWithMultiViews: { origin } }) => use(origin)),
  },
]

// What a host must do, whichever it is. `npm start` only shows the site: the last ones are for what is published.
for (const { title, tag, isPublished, refusals, isThorough, start } of hosts) {
  test.describe(title, { tag }, () => {
    let origin: string

    start((given = '') => (origin = given))

    /** Apache names the host in a redirect, the one that was asked for. */
    const target = ({ headers }: Answer) => headers.location?.map((location) => location.replace(origin, ''))

    for (const page of paths) {
      test(`serves ${page}, also with a slash or a query, in at most one redirect`, async () => {
        for (const query of ['', '?utm_source=lettre&a=%20']) {
          for (const path of new Set([page, page.replace(/\/*$/, '/')])) {
            let answer = await request(origin, path + query)
            if (answer.status === 301) {
              expect(path).not.toBe(page)
              expect(target(answer)).toEqual([page + query])
              expectSecurityHeaders(answer)
              answer = await request(origin, page + query)
            }
            expect(answer.status).toBe(200)
            expect(answer.headers['content-type']?.join()).toMatch(/^text\/html; ?charset=utf-8$/)
            expect(answer.headers['cache-control']).toEqual([cacheControl(page)])
            expect(answer.body).toEqual(htmlOf(page))
            expectSecurityHeaders(answer)
          }
        }
      })
    }

    test('sends what the build has compressed, as the browser asks for it', async () => {
      for (const [path, content] of [
        ...paths.map((page) => [page, htmlOf(page)] as const),
        ...['.js', '.css', '.svg'].map((extension) => [asset(extension), file(asset(extension))] as const),
        ['/sitemap.xml', file('sitemap.xml')] as const,
      ]) {
        const ask = (encodings: string) =>
          request(origin, path, { headers: { 'Accept-Encoding': encodings } })
        const [brotli, gzip, plain] = [
          await ask('gzip, deflate, br'),
          await ask('gzip'),
          await ask('identity'),
        ]
        expect(brotli.headers['content-encoding']).toEqual(['br'])
        expect(gzip.headers['content-encoding']).toEqual(['gzip'])
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(brotliDecompressSync(brotli.body)).toEqual(content)
        expect(gunzipSync(gzip.body)).toEqual(content)
        expect(plain.body).toEqual(content)
        expect(brotli.body.length).toBeLessThan(gzip.body.length)
        for (const answer of [brotli, gzip, plain]) {
          expect(answer.headers.vary).toEqual(['Accept-Encoding'])
          expect(answer.headers['content-length']).toEqual([`${answer.body.length}`])
          expectSecurityHeaders(answer)
        }
        expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag?.join())).size).toBe(3)
      }
    })

    test('lets files with a hash in their name be kept for a year', async () => {
      for (const path of Object.keys(types)) {
        const answer = await request(origin, path)
        expect(answer.status).toBe(200)
        expect(answer.headers['cache-control']).toEqual([cacheControl(path)])
        expect(answer.headers['cache-control']?.join()).toContain('immutable')
        expect(answer.body).toEqual(file(path))
        expectSecurityHeaders(answer)
      }
    })

    test('answers an unknown page with the French one and 404', async () => {
      for (const path of [
        '/inconnu',
        '/inconnu/plus/loin',
        '/Societe',
        '/favicon.gif',
        '/inconnu?a=/societe',
      ]) {
        const answer = await request(origin, path)
        expectNotFoundPage(answer)
        expectSecurityHeaders(answer)
      }
    })

    test('answers a missing asset with 404 and no HTML', async () => {
      for (const path of ['/assets/nope.js', '/assets/nope.css', '/assets/nope', '/assets/']) {
        const answer = await request(origin, path)
        expect(answer.status).toBe(404)
        expect(answer.headers['content-type']?.join() ?? '').not.toContain('html')
        expect(answer.headers['cache-control']?.join() ?? '').not.toContain('immutable')
        expect(answer.body.toString()).not.toContain('<')
        expectSecurityHeaders(answer)
      }
    })

    test('sends again only what has changed', async () => {
      for (const path of [...paths, asset('.js'), asset('.avif')]) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const headers = { 'Accept-Encoding': encoding }
          const { headers: first } = await request(origin, path, { headers })
          const etag = first.etag?.join()
          const same = await request(origin, path, { headers: { ...headers, 'If-None-Match': etag } })
          expect(same.status).toBe(304)
          expect(same.body).toHaveLength(0)
          if (isPublished) expect(same.headers['cache-control']).toEqual([cacheControl(path)])
          if (isThorough) expectSecurityHeaders(same)
          const other = await request(origin, path, { headers: { ...headers, 'If-None-Match': '"other"' } })
          expect(other.status).toBe(200)
        }
      }
    })

    test('sends a part of a picture', async () => {
      const path = asset('.avif')
      const picture = file(path)
      const ask = (range: string) => request(origin, path, { headers: { Range: `bytes=${range}` } })

      const part = await ask('10-29')
      expect(part.status).toBe(206)
      expect(part.headers['content-range']).toEqual([`bytes 10-29/${picture.length}`])
      expect(part.body).toEqual(picture.subarray(10, 30))
      expectSecurityHeaders(part)

      const rest = await ask(`${picture.length - 5}-`)
      expect(rest.status).toBe(206)
      expect(rest.body).toEqual(picture.subarray(-5))

      const outside = await ask(`${picture.length}-`)
      expect(outside.status).toBe(416)
      if (isThorough) expect(outside.headers['content-range']).toEqual([`bytes */${picture.length}`])
      expectSecurityHeaders(outside)
    })

    test('answers HEAD as GET, without the content', async () => {
      for (const path of [...paths, ...Object.keys(types), '/inconnu', '/assets/nope.js']) {
        const head = await request(origin, path, { method: 'HEAD' })
        const get = await request(origin, path)
        expect(head.body).toHaveLength(0)
        expect(head.status).toBe(get.status)
        const { date: _, ...rest } = get.headers
        for (const [name, value] of Object.entries(rest)) {
          const isSpared = name === 'content-length' && head.status === 404 && !isThorough
          if (name !== 'transfer-encoding' && !isSpared) expect(head.headers[name], name).toEqual(value)
        }
      }
    })

    test('gives no file outside the site', async () => {
      for (const path of [
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
      ]) {
        const { status, body } = await request(origin, path)
        expect(refusals, path).toContain(status)
        expect(body.toString()).not.toMatch(/"minium"|root:|\[core\]/)
      }
    })

    if (!isPublished) return

    test('moves other forms of an address to the clean one, with the query', async () => {
      const moves = [
        ...['/index.html', '/index', '/index/', '/index.html/'].map((from) => [from, '/'] as const),
        ...paths
          .filter((page) => page !== '/')
          .flatMap((page) =>
            [`${page}/`, `${page}//`, `/${page}/`, `${page}.html`, `${page}.html/`].map(
              (from) => [from, page] as const,
            ),
          ),
      ]
      for (const [from, to] of moves) {
        for (const query of ['', '?a=1&b=%2F']) {
          const answer = await request(origin, from + query)
          expect(answer.status, from).toBe(301)
          expect(target(answer)).toEqual([to + query])
          expectSecurityHeaders(answer)
          expect(await request(origin, to + query)).toMatchObject({ status: 200 })
        }
      }
    })

    test('lets nobody write a header or a host into a redirect', async () => {
      for (const path of [
        '/%0d%0aX-Evil:1/',
        '/societe%0d%0aX-Evil:1/',
        '/societe%0aX-Evil:1.html',
        '//evil.example/',
        '//evil.example/%2e%2e/',
        '/%5cevil.example/',
        '/\\evil.example/',
        '//evil.example.html',
      ]) {
        const { headers } = await request(origin, path)
        expect(headers.location, path).toBeUndefined()
        expect(headers['x-evil'], path).toBeUndefined()
      }
    })

    test('hides what is not for browsers', async () => {
      for (const path of [
        '/_headers',
        '/404',
        '/404.html',
        '/.git/config',
        '/index.html.br',
        '/societe.html.gz',
        '/sitemap.xml.br',
        '/.well-known/inconnu',
      ]) {
        const answer = await request(origin, path)
        expectNotFoundPage(answer)
        expectSecurityHeaders(answer)
      }
    })

    test('names the type of each file', async () => {
      const atTheRoot = {
        '/favicon.ico': 'image/x-icon',
        '/robots.txt': 'text/plain; charset=utf-8',
        '/sitemap.xml': 'text/xml; charset=utf-8',
      }
      for (const [path, type] of Object.entries({ ...types, ...atTheRoot })) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const { headers } = await request(origin, path, { headers: { 'Accept-Encoding': encoding } })
          expect(headers['content-type']).toEqual([type])
        }
      }
      const extensions = new Set(assets.map((name) => name.replace(/\.(?:br|gz)$/, '').replace(/^.*\./, '.')))
      expect([...extensions].toSorted()).toEqual(
        Object.keys(types)
          .map((path) => path.replace(/^.*\./, '.'))
          .toSorted(),
      )
    })

    test('answers 304 to the date it gave', async () => {
      for (const path of ['/', '/societe', asset('.js')]) {
        const { headers } = await request(origin, path)
        const since = headers['last-modified']?.join()
        const answer = await request(origin, path, { headers: { 'If-Modified-Since': since } })
        expect(answer.status).toBe(304)
        expect(answer.headers['cache-control']).toEqual([cacheControl(path)])
        expect(answer.headers.vary).toEqual(['Accept-Encoding'])
        if (isThorough) expectSecurityHeaders(answer)
      }
    })

    test('compresses for a proxy too, the page of an error too, and not what a browser refuses', async () => {
      for (const [path, content] of [
        ['/', htmlOf('/')],
        ['/inconnu', file('404.html')],
      ] as const) {
        for (const [encodings, encoding, decoded] of [
          ['gzip, br', 'br', brotliDecompressSync],
          ['gzip;q=0, br;q=0.5', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
          ['br;q=0, gzip', 'gzip', gunzipSync],
          ['gzip;q=1.0, br; q=0.000', 'gzip', gunzipSync],
        ] as const) {
          const answer = await request(origin, path, byProxy(encodings))
          expect(answer.headers['content-encoding'], `${path} ${encodings}`).toEqual([encoding])
          const body = decoded(answer.body)
          if (path === '/') expect(body).toEqual(content)
          else expectNotFoundPage({ ...answer, body })
          expectSecurityHeaders(answer)
        }
        for (const encodings of ['br;q=0, gzip;q=0', 'identity', '']) {
          const { headers, body } = await request(origin, path, byProxy(encodings))
          expect(headers['content-encoding'], `${path} ${encodings}`).toBeUndefined()
          expect(body).toEqual(content)
        }
      }
    })

    test('redirects to HTTPS who has come by HTTPS through a proxy', async () => {
      const asked = { Host: 'www.exemple.fr', 'X-Forwarded-Proto': 'https' }
      for (const [from, to] of [
        ['/societe/?a=1', '/societe?a=1'],
        ['/index.html', '/'],
      ] as const) {
        const { headers } = await request(origin, from, { headers: asked })
        const [location = ''] = headers.location ?? []
        expect(new URL(location, 'https://www.exemple.fr').href).toBe(`https://www.exemple.fr${to}`)
      }
    })

    test('refuses every method but GET and HEAD', async () => {
      const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
      for (const method of isThorough ? [...methods, 'TRACE'] : methods) {
        for (const path of ['/', '/contact', '/contact/', asset('.js'), '/assets/nope.js']) {
          const answer = await request(origin, path, { method })
          expect(answer.status, `${method} ${path}`).toBe(405)
          expect(answer.headers.allow?.join(', ')).toBe(isThorough ? 'GET, HEAD' : 'GET, HEAD, TRACE')
          expectSecurityHeaders(answer)
        }
      }
    })

    test('sends no header twice, and none that is unknown', async () => {
      const usual =
        'server date connection content-type content-length content-encoding content-range etag vary ' +
        'last-modified cache-control accept-ranges location allow'
      const known = [...usual.split(' '), ...Object.keys(securityHeaders).map((name) => name.toLowerCase())]
      const path = asset('.avif')
      const answers = [
        await request(origin, '/'),
        await request(origin, '/societe', { headers: { 'Accept-Encoding': 'br' } }),
        await request(origin, '/societe/'),
        await request(origin, '/inconnu'),
        await request(origin, '/contact', { method: 'POST' }),
        await request(origin, '/assets/nope.js'),
        await request(origin, path),
        await request(origin, path, { headers: { Range: 'bytes=0-1' } }),
        await request(origin, path, { headers: { Range: 'bytes=99999999-' } }),
        await request(origin, path, { headers: { 'If-Match': '"other"' } }),
        await request(origin, path, {
          headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
        }),
        // Apache answers this one before it looks at the folder.
        ...(isThorough ? [await request(origin, '/../')] : []),
      ]
      expect(answers.map(({ status }) => status)).toEqual([
        200,
        200,
        301,
        404,
        405,
        404,
        200,
        206,
        416,
        412,
        200,
        ...(isThorough ? [400] : []),
      ])
      for (const answer of answers) {
        expectSecurityHeaders(answer)
        for (const [name, values] of Object.entries(answer.headers)) {
          expect(known, name).toContain(name)
          expect(values, name).toHaveLength(name === 'allow' && !isThorough ? 2 : 1)
        }
        if (isThorough) expect(answer.headers.server).toEqual(['nginx'])
        expect(answer.body.toString()).not.toMatch(/(?:nginx|Apache)\/\d/)
        if (answer.status !== 200 && (isThorough || answer.status !== 206))
          expect(answer.headers['cache-control']).toEqual(['no-cache'])
      }
    })
  })
}

test.describe('deploy/nginx.conf alone', { tag: '@nginx' }, () => {
  test('names no host and no port of its machine', async ({ nginx }) => {
    const { headers } = await request(nginx.origin, '/societe/', { headers: { Host: 'other.example:81' } })
    expect(headers.location).toEqual(['/societe'])
    expectNotFoundPage(await request(nginx.origin, '/416'))
  })

  test('works on a machine without the Brotli module', async ({ nginxWithoutBrotli: { origin } }) => {
    for (const page of paths) {
      const answer = await request(origin, page, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
      expect(answer.headers['content-encoding']).toEqual(['gzip'])
      expect(answer.headers.vary).toEqual(['Accept-Encoding'])
      expect(gunzipSync(answer.body)).toEqual(htmlOf(page))
      expectSecurityHeaders(answer)
    }
    expectNotFoundPage(await request(origin, '/inconnu'))
  })

  test('has nothing to warn of', ({ nginx, nginxWithoutBrotli }) => {
    expect(nginx.log()).toBe('')
    expect(nginxWithoutBrotli.log()).toBe('')
  })
})

test.describe('dist/.htaccess alone', { tag: '@apache' }, () => {
  test('shows the site on a host without the modules that it would use', async ({ apacheWithoutModules }) => {
    const { origin } = apacheWithoutModules
    for (const page of paths) {
      const { status, headers, body } = await request(origin, page)
      expect(status).toBe(200)
      expect(headers['content-type']).toEqual(['text/html; charset=utf-8'])
      expect(body).toEqual(htmlOf(page))
    }
    for (const [path, type] of Object.entries(types)) {
      const { headers, body } = await request(origin, path, { headers: { 'Accept-Encoding': 'br' } })
      expect(headers['content-type']).toEqual([type])
      expect(body).toEqual(file(path))
    }
    expect(await request(origin, '/inconnu')).toMatchObject({ status: 404, body: file('404.html') })
    for (const hidden of ['/assets/', '/.htaccess']) {
      expect(await request(origin, hidden)).toMatchObject({ status: 403, body: file('404.html') })
    }
  })

  test('moves all to HTTPS by one line', async ({ apacheOnHttps: { origin } }) => {
    for (const path of ['/', '/societe?a=1&b=%2F%20', '/inconnu', asset('.js')]) {
      const answer = await request(origin, path, { headers: { Host: 'other.example' } })
      expect(answer.status).toBe(301)
      expect(answer.headers.location).toEqual([company.url + path])
      // By which a certificate is given and renewed.
      const challenge = await request(origin, '/.well-known/acme-challenge/inconnu')
      expect(challenge.status).toBe(404)
      const behindProxy = await request(origin, path, { headers: { 'X-Forwarded-Proto': 'https' } })
      expect(behindProxy.status).toBe(path === '/inconnu' ? 404 : 200)
    }
  })
})

/** The headers that a static host gives, as Netlify and Cloudflare Pages read `_headers`: two values are joined. */
function headersOf(path: string) {
  const given: Record<string, string> = {}
  let applies = false
  for (const line of file('_headers').toString().split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    } else if (applies) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      if (name) given[name] = name in given ? `${given[name]}, ${value}` : value
    }
  }
  return given
}

test.describe('_headers', () => {
  test('gives on a static host what nginx gives', { tag: '@nginx' }, async ({ nginx }) => {
    for (const path of [...paths, ...Object.keys(types)]) {
      const given = headersOf(path)
      expect(given).toEqual({ ...securityHeaders, 'Cache-Control': cacheControl(path) })
      const { headers } = await request(nginx.origin, path)
      for (const [name, value] of Object.entries(given)) {
        expect(headers[name.toLowerCase()], name).toEqual([value])
      }
    }
    expect(headersOf('/inconnu')).toEqual(securityHeaders)
  })

  test('has only lines that every host reads, and no more than they read', () => {
    const lines = file('_headers').toString().trimEnd().split('\n')
    for (const line of lines) {
      expect(line).toMatch(/^(?:\/[\w\-/]*\*?| {2}[A-Z][\w-]+: \S.*)$/)
      // The bounds of Cloudflare Pages.
      expect(line.length).toBeLessThanOrEqual(2000)
    }
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  })
})
