import { expect, test } from 'vitest'
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

test('an Apache without mod_headers serves the published editor', async () => {
  companyWith({ editor: { forge: 'github', repository: 'durand/site', branch: 'main' } })
  const { htaccessOfEditor } = await import('../../src/build/hostingFiles.ts')
  expect(htaccessOfEditor()).toMatch(
    /^<IfModule mod_headers\.c>\nHeader always set Content-Security-Policy [^]*\n<\/IfModule>\n$/,
  )
})
