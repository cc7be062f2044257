import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { mailtoHref, telephoneHref } from '../../src/content/companyDetails.ts'
import { fileOf } from '../../src/build/writePages.ts'
import { cacheControl, otherHost, securityHeaders } from '../../src/build/hosts.ts'
import { paths } from '../pages.ts'
import { startApache } from '../server/apache.ts'
import { startNginx } from '../server/nginx.ts'
import { receiver, startMailServer, user } from '../server/mail.ts'
import { dist, ownFiles, scripts } from '../server/process.ts'
import { sent } from './quoteForm.ts'

/** What is asked, and what must be answered. */
interface Row {
  path: string
  method?: string
  send?: OutgoingHttpHeaders
  /** Any, if the headers alone matter. */
  status?: number
  /** These headers of the answer, '' for one that may not be there. */
  headers?: Record<string, string>
  /** The answer is this file of the build, byte by byte. */
  file?: string
}

type Table = Record<string, Row[]>
type Kind = 'preview' | 'nginx' | 'apache'

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const file = (path: string) => readFileSync(join(dist, path))

const html = 'text/html; charset=utf-8'
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
}

/** For each extension the address of one file; what no browser asks for by name is left out. */
const samples = new Map(
  files
    .filter((name) => /^[^._].*\.(?!html$|br$|gz$)\w+$/.test(name))
    .map((name) => [extname(name).slice(1), `/${name}`]),
)
const script = samples.get('js') ?? ''

/** Each page and one file of every other kind, with its address and its type. */
const site = [
  ...paths.map((path) => [path, fileOf(path), html] as const),
  ...[...samples].map(([kind, path]) => [path, path.slice(1), types[kind] ?? `image/${kind}`] as const),
]
const inner = paths.filter((path) => path !== '/')

const suffixes = { br: '.br', gzip: '.gz', '': '' }
const notFound = {
  status: 404,
  headers: { 'content-type': html, 'cache-control': 'no-cache' },
  file: '404.html',
}

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
  'no method but GET and HEAD': ['POST', 'PUT', 'DELETE', 'PROPFIND'].flatMap((method) =>
    ['/', '/contact/', script, '/assets/nope.js'].map((path) => ({
      path,
      method,
      status: 405,
      headers: { allow: kind === 'apache' ? 'GET, HEAD, TRACE' : 'GET, HEAD', 'cache-control': 'no-cache' },
    })),
  ),
})

// Through a proxy that terminates HTTPS.
const proxied = { Host: 'www.exemple.fr', 'X-Forwarded-Proto': 'https' }
const otherName = { ...proxied, Host: otherHost() }

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
    ...['/', '/societe?a=1&b=%2F%20', '/inconnu', script].map((path) => ({
      path,
      send: otherName,
      status: 308,
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
  ].map((path) => ({ path, headers: { location: '', 'x-evil': '' } })),
  'an owner’s own file at its own address, of a type that browsers open': Object.entries(ownFiles).map(
    ([name, type]) => ({ path: `/${name}`, status: 200, headers: { 'content-type': type } }),
  ),
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
    ['gzip;q=0, br;q=0.5', 'br'] as const,
    ['gzip;q=1.0, br; q=0.000', 'gzip'] as const,
    ['br;q=0, gzip;q=0', ''] as const,
    ['', ''] as const,
  ].flatMap(([accepted, encoding]) => {
    const send = { 'Accept-Encoding': accepted, Via: '1.1 proxy.example' }
    const headers = { 'content-type': html, 'content-encoding': encoding, 'cache-control': 'no-cache' }
    return [
      { path: '/', send, status: 200, headers, file: `index.html${suffixes[encoding]}` },
      // Apache sends the plain page, which a host may compress by itself.
      ...(kind === 'apache'
        ? []
        : [{ path: '/inconnu', send, status: 404, headers, file: `404.html${suffixes[encoding]}` }]),
    ]
  }),
})

const onHttpsOnly: Table = {
  'every address by HTTPS': ['/', '/societe?a=1&b=%2F%20', '/inconnu', script].flatMap((path) => [
    { path, send: { Host: 'other.example' }, status: 308, headers: { location: company.url + path } },
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
  return { status: answer.statusCode ?? 0, headers: answer.headersDistinct, body: await buffer(answer) }
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/** As the preview writes a type, without the space, is the same. */
const valueOf = ({ headers }: Answer, name: string) =>
  headers[name]?.join(', ').replace(/^(text\/\w+);(?=\S)/, '$1; ') ?? ''

const security = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value] as const)

/** The headers of every answer with that status. */
const always = (kind: Kind, status: number): Record<string, string> => ({
  ...Object.fromEntries(security),
  ...(kind !== 'preview' && status >= 400 ? { 'cache-control': 'no-cache' } : {}),
  // Without its version.
  ...(kind === 'nginx' ? { server: 'nginx' } : {}),
})

type Server = { origin: string; log: () => string; stop: () => Promise<void> }

// One worker, and so one server of each kind.
test.describe.configure({ mode: 'default' })

/** Asks a server all that is in the table; without `start` the one that runs already, `npm start`. */
function ask(title: string, kind: Kind, table: Table, start?: () => Promise<Server>) {
  test.describe(title, { tag: `@${kind}` }, () => {
    let server: Server | undefined
    test.beforeAll(async () => {
      server = await start?.()
    })
    test.afterAll(() => server?.stop())

    for (const [what, rows] of Object.entries(table)) {
      test(what, async ({ baseURL }) => {
        const origin = server?.origin ?? baseURL ?? ''
        for (const { path, method = 'GET', send = {}, status, headers, file: name } of rows) {
          const label = `${method} ${path} ${JSON.stringify(send)}`
          const asked = (how: string, more = {}) => answerOf(origin, path, how, { ...send, ...more })
          const answer = await asked(method)
          // A wrong request may be refused before it is known which site it is for.
          const wanted = { ...(answer.status === 400 ? {} : always(kind, answer.status)), ...headers }
          const found = Object.keys(wanted).map((header) => [
            header,
            valueOf(answer, header).replace(origin, ''),
          ])
          // In one, for each takes Playwright a while to report.
          expect({ status: answer.status, ...Object.fromEntries(found) }, label).toEqual({
            status: status ?? answer.status,
            ...wanted,
          })
          if (name === undefined) continue
          expect(answer.body.equals(file(name)), `${label} is ${name}`).toBe(true)
          expect((await asked('HEAD')).status, `HEAD as ${label}`).toBe(answer.status)
          if (answer.status !== 200) continue
          const again = await asked('GET', { 'If-None-Match': answer.headers.etag })
          expect(again.status, `${label} again`).toBe(304)
        }
        expect(server?.log() ?? '').toBe('')
      })
    }
  })
}

ask('npm start', 'preview', {
  ...shown('preview'),
  'a page, also with a slash': inner.map((path) => ({ path: `${path}/`, status: 200, file: fileOf(path) })),
})
ask('nginx', 'nginx', published('nginx'), () => startNginx({}))
const withoutBrotli = { 'each file with gzip': eachFile('nginx', { 'gzip, deflate, br': 'gzip' }) }
ask('nginx without its Brotli module', 'nginx', withoutBrotli, () => startNginx({ brotli: false }))
ask('Apache', 'apache', published('apache'), () => startApache({}))
ask('Apache that guesses names and forbids Options', 'apache', published('apache'), () =>
  startApache({ multiViews: true }),
)
ask('Apache on HTTPS only', 'apache', onHttpsOnly, () => startApache({ httpsOnly: true }))

/** The script of the form as MANUEL.md lets a server run it, and a mail server that asks for encryption and a password. */
function sends(title: string, tag: string, start: (options: { sendmail: string }) => Promise<Server>) {
  test(`${title}: what the form sends arrives as an e-mail`, { tag }, async () => {
    const mailServer = await startMailServer()
    const server = await start(mailServer)
    const post = (path: string) =>
      fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' })
    const answer = await post('/devis.php')
    expect(await answer.text()).toContain('<h1>Votre demande est envoyée</h1>')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject(always('preview', 200))
    // A browser would keep on its disk what was typed, which the page of a failure shows again.
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(mailServer.received).toMatchObject([
      {
        from: user,
        to: [receiver],
        mail: {
          from: { address: user },
          to: [{ address: receiver }],
          replyTo: [{ address: sent.email }],
          subject: 'Demande de devis : Étanchéité',
          text: expect.stringContaining(sent.message.trim()),
        },
      },
    ])
    expect((await answerOf(server.origin, '/devis.php', 'POST', otherName)).status).toBe(308)
    for (const path of ['/', '/contact', '/devis.php.bak', '/inconnu.php'])
      expect([404, 405], path).toContain((await post(path)).status)
    for (const path of scripts)
      expect(await (await fetch(`${server.origin}/${path}`)).text(), path).not.toContain('<?php')
    await mailServer.stop()
    // Without a mail server the visitor is told so.
    const failure = await post('/devis.php')
    expect(failure.status).toBe(500)
    expect(failure.headers.get('cache-control')).toBe('no-store')
    // The script's own page, and not the server's.
    expect(await failure.text()).toContain('Envoyer de nouveau')
    await server.stop()
  })
}
sends('nginx with php-fpm', '@fpm', startNginx)
sends('Apache with mod_php', '@modphp', startApache)
for (const phpBy of ['AddHandler', 'AddType'] as const)
  sends(`Apache with mod_php by ${phpBy}`, '@modphp', (options) => startApache({ ...options, phpBy }))

async function expectFailure(page: Page, action: string, status: number, message = sent.message) {
  // The answer's page would take no content.
  await page.goto('about:blank')
  await page.setContent(
    `<form method="post" action="${action}"><textarea name="message"></textarea><button>Envoyer</button></form>`,
  )
  await page.getByRole('textbox').fill(message)
  const answer = page.waitForResponse(action)
  await page.getByRole('button').click()
  expect((await answer).status()).toBe(status)
  await expect(page.getByRole('heading')).toHaveText('Votre demande n’a pas abouti')
  const links = page.getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    telephoneHref,
    mailtoHref,
  ])
}

test.describe('without scripts, a form that the server itself refuses or fails', () => {
  test.use({ javaScriptEnabled: false })

  test('nginx: too long, or php-fpm does not run', { tag: '@fpm' }, async ({ page }) => {
    const { origin, stopPhp, stop } = await startNginx({ sendmail: 'true' })
    await expectFailure(page, `${origin}/devis.php`, 413, 'a'.repeat(2 ** 20))
    await stopPhp()
    await expectFailure(page, `${origin}/devis.php`, 502)
    await stop()
  })

  test('Apache: a firewall, or PHP does not run', { tag: '@apache' }, async ({ page }) => {
    const { origin, stop } = await startApache({ refuses: true })
    await expectFailure(page, `${origin}/devis.php`, 403)
    await expectFailure(page, `${origin}/ailleurs.php`, 503)
    await stop()
  })
})
