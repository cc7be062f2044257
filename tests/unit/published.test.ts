import { expect, test } from 'vitest'
import { companyWith } from './companyWith.ts'

companyWith({ quoteDelivery: null, editor: null })
const { cacheControl, headersFile, securityHeaders } = await import('../../src/build/hosts.ts')

test('the content policy lets in the site’s own files, no inline code, and the visitor’s mail program', () => {
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
  const { securityHeaders: headers } = await import('../../src/build/hosts.ts')
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain(`; connect-src 'self'${receiver}; form-action 'self'${receiver};`)
  expect(policy.replaceAll(receiver, '')).not.toMatch(/https?:|mailto:/)
})

test('only files with a hash in their name are kept by the browser; the _headers file says the same', () => {
  expect(cacheControl('/assets/client-a1b2.js')).toContain('immutable')
  for (const path of ['/', '/societe', '/index.html', '/x/assets/a.js'])
    expect(cacheControl(path)).toBe('no-cache')
  const always = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`)
  expect(headersFile()).toBe(
    `/*\n${always.join('')}/assets/*\n  Cache-Control: ${cacheControl('/assets/')}\n`,
  )
})

test('an address of a former site leads to its page on static hosts and on the local server', async () => {
  companyWith({ redirects: [{ from: '/r%C3%A9alis%C3%A9', to: '/realisations' }] })
  const { redirectAt, redirectsFile } = await import('../../src/build/hosts.ts')
  expect(redirectsFile()).toBe(
    '/r%C3%A9alis%C3%A9 /realisations 301\n/r%C3%A9alis%C3%A9/ /realisations 301\n',
  )
  expect(redirectAt('/r%c3%a9alis%c3%a9/?a=1')).toBe('/realisations')
  for (const other of ['/realise', '/realisations', '/', '//', '/%'])
    expect(redirectAt(other)).toBeUndefined()
})

test('without mod_headers the published editor is served all the same', async () => {
  companyWith({ editor: { forge: 'github', repository: 'durand/site', branch: 'main' } })
  const { htaccessOfEditor } = await import('../../src/build/hosts.ts')
  expect(htaccessOfEditor()).toMatch(
    /^<IfModule mod_headers\.c>\nHeader always set Content-Security-Policy [^]*\n<\/IfModule>\n$/,
  )
})
