import { expect, test } from 'vitest'
import { gitHostOf } from '../../src/build/editorHeaders.ts'
import { paths } from '../pages.ts'
import { companyWith } from './companyWith.ts'

companyWith({ quoteDelivery: null, editor: null })
const { cacheControl, headersFile, securityHeaders } = await import('../../src/build/hostingFiles.ts')

test('the Content Security Policy allows the site’s own files and mailto:, and blocks inline code', () => {
  const policy = securityHeaders['Content-Security-Policy']
  for (const own of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(policy).toContain(`; ${own} 'self';`)
  for (const none of ['default-src', 'base-uri', 'frame-ancestors'])
    expect(`; ${policy};`).toContain(`; ${none} 'none';`)
  expect(policy).toMatch(/; form-action [^;]*mailto:/)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test.each([
  ['https://forms.example/a', ' https://forms.example'],
  ['/devis.php', ''],
])('with a form that sends to %s it names that receiver and no other', async (endpoint, receiver) => {
  companyWith({ quoteDelivery: { endpoint, extraFields: {} } })
  const { securityHeaders: headers } = await import('../../src/build/hostingFiles.ts')
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain(`; connect-src 'self'${receiver}; form-action 'self'${receiver};`)
  expect(policy.replaceAll(receiver, '')).not.toMatch(/https?:|mailto:/)
})

test('only files with a hash in their name are cached, by every server and by the _headers file', () => {
  expect(cacheControl('/assets/client-a1b2.js')).toContain('immutable')
  for (const path of ['/', '/societe', '/index.html', '/x/assets/a.js'])
    expect(cacheControl(path)).toBe('no-cache')
  const always = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`)
  expect(headersFile()).toBe(
    `/*\n${always.join('')}/assets/*\n  Cache-Control: ${cacheControl('/assets/')}\n`,
  )
})

/** The policies that a host gives the answer at `path` by its `_headers` file, of which every rule that matches counts. */
function policiesAt(path: string, file: string) {
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.split('\n'))
  const matching = rules.filter(([of = '']) =>
    of.endsWith('*') ? path.startsWith(of.slice(0, -1)) : path === of,
  )
  const name = '  Content-Security-Policy: '
  return matching.flat().flatMap((line) => (line.startsWith(name) ? line.slice(name.length) : []))
}

/** What a policy lets in, as « script-src 'self' ». */
const allowedBy = (policy: string) =>
  policy.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return sources.filter((source) => source !== "'none'").map((source) => `${name} ${source}`)
  })

test('beside a published editor every answer has a policy, a page that of the site, and the editor its own', async () => {
  const endpoint = 'https://forms.example/a'
  companyWith({
    editor: { forge: 'github', repository: 'durand/site', branch: 'main' },
    quoteDelivery: { endpoint, extraFields: {} },
  })
  const hosts = await import('../../src/build/hostingFiles.ts')
  const file = hosts.headersFile()
  const ofSite = hosts.securityHeaders['Content-Security-Policy']
  const ofEditor = hosts.headersAt('/editeur/')['Content-Security-Policy']
  const [ofAll = '', ...others] = policiesAt('/inconnu', file)
  expect(others).toEqual([])
  expect(ofAll).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'none'/)
  for (const path of [...paths, '/404.html']) expect(policiesAt(path, file)).toEqual([ofAll, ofSite])
  for (const path of ['/editeur/', '/editeur/index.html'])
    expect(policiesAt(path, file)).toEqual([ofAll, ofEditor])
  // Of two policies a browser allows only what both allow.
  const needed = [ofSite, ofEditor].flatMap(allowedBy).filter((one) => !one.startsWith('require-'))
  expect(allowedBy(ofAll).toSorted()).toEqual([...new Set(needed)].toSorted())
})

test.each([
  [
    { forge: 'github' },
    'https://api.github.com',
    'https://api.github.com https://avatars.githubusercontent.com',
  ],
  [{ forge: 'gitlab' }, 'https://gitlab.com/api/v4', 'https://gitlab.com'],
  [
    { forge: 'gitlab', address: 'https://git.durand.fr' },
    'https://git.durand.fr/api/v4',
    'https://git.durand.fr',
  ],
  [
    { forge: 'gitea', address: 'https://codeberg.org' },
    'https://codeberg.org/api/v1',
    'https://codeberg.org',
  ],
  [
    { forge: 'github', address: 'https://git.durand.fr' },
    'https://git.durand.fr/api/v3',
    'https://git.durand.fr',
  ],
] as const)('the published editor of %j asks %s, and its policy lets it', async (where, asked, origins) => {
  const editor = { ...where, repository: 'durand/site', branch: 'main' }
  companyWith({ editor })
  const { headersAt } = await import('../../src/build/hostingFiles.ts')
  const policy = headersAt('/editeur/')['Content-Security-Policy']
  expect(policy).toContain(`; img-src 'self' blob: data: ${origins};`)
  expect(policy).toContain(`; connect-src 'self' blob: ${origins};`)
  expect(gitHostOf(editor).backend).toMatchObject({ name: where.forge, api_root: asked })
})

test('an address of a former site leads to its page on static hosts and on the local server', async () => {
  companyWith({ redirects: [{ from: '/r%C3%A9alis%C3%A9', to: '/realisations' }] })
  const { redirectAt, redirectsFile } = await import('../../src/build/hostingFiles.ts')
  expect(redirectsFile()).toBe(
    '/r%C3%A9alis%C3%A9 /realisations 301\n/r%C3%A9alis%C3%A9/ /realisations 301\n',
  )
  expect(redirectAt('/r%c3%a9alis%c3%a9/?a=1')).toBe('/realisations')
  for (const other of ['/realise', '/realisations', '/', '//', '/%'])
    expect(redirectAt(other)).toBeUndefined()
})

test('an Apache without mod_headers serves the published editor', async () => {
  companyWith({ editor: { forge: 'github', repository: 'durand/site', branch: 'main' } })
  const { htaccessOfEditor } = await import('../../src/build/hostingFiles.ts')
  expect(htaccessOfEditor()).toMatch(
    /^<IfModule mod_headers\.c>\nHeader always set Content-Security-Policy [^]*\n<\/IfModule>\n$/,
  )
})
