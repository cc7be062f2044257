import { readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { company } from '../../src/content/company.ts'
import { notFoundPage } from '../../src/content/pages.ts'
import { oldestBrowsers } from '../../src/prerender/browsers.ts'
import { cacheControl, headersFile, securityHeaders } from '../../src/prerender/headers.ts'
import { createAppRouter } from '../../src/router.tsx'
import { render } from '../../src/server.tsx'
import { menu, paths } from '../pages.ts'

// A form that sends adds its receiver, which tests/e2e/delivery.e2e.ts proves.
vi.mock(import('../../src/content/company.ts'), async (original) => ({
  company: { ...(await original()).company, quoteDelivery: null },
}))

const policy = new Map(
  securityHeaders['Content-Security-Policy'].split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

test('the content policy lets in the site’s own files and no inline code', () => {
  expect(policy.get('default-src')).toEqual(["'none'"])
  for (const own of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(policy.get(own)).toEqual(["'self'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(JSON.stringify([...policy])).not.toMatch(/unsafe|\*|https?:/)
})

test('the README promises the browsers that the build is made for', () => {
  const { safari, ios, firefox, chrome, edge } = oldestBrowsers
  const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
  expect(ios).toBe(safari)
  expect(readme).toContain(
    `from Safari ${safari} (also on iOS), Firefox ${firefox}, Chrome ${chrome} and Edge ${edge} on.`,
  )
})

test.each([true, false])(
  'HTTPS is asked of subdomains only if the company file says so: %s',
  async (isAsked) => {
    vi.resetModules()
    vi.doMock('../../src/content/company.ts', () => ({ company: { ...company, httpsOnSubdomains: isAsked } }))
    const { securityHeaders: headers } = await import('../../src/prerender/headers.ts')
    expect(headers['Strict-Transport-Security'].includes('includeSubDomains')).toBe(isAsked)
  },
)

test('the form may open the visitor’s mail program, as it must without scripts', () => {
  expect(policy.get('form-action')).toContain('mailto:')
})

test('only files with a hash in their name are kept by the browser', () => {
  expect(cacheControl('/assets/client-a1b2.js')).toContain('immutable')
  for (const path of ['/', '/societe', '/index.html', '/sitemap.xml', '/x/assets/a.js'])
    expect(cacheControl(path)).toBe('no-cache')
})

test('the _headers file says the same, line by line', () => {
  const file = headersFile(paths)
  const lines = file.split('\n')
  for (const [name, value] of Object.entries(securityHeaders)) expect(lines).toContain(`  ${name}: ${value}`)
  expect(lines[0]).toBe('/*')
  expect(lines.slice(lines.indexOf('/assets/*'))).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ])
  for (const path of paths) expect(file).toContain(`\n${path}\n  Cache-Control: no-cache\n`)
  expect(file.endsWith('\n')).toBe(true)
})

test('each page has its route, and no route is no page', () => {
  const routes = Object.values(createAppRouter(createMemoryHistory()).routesByPath)
  expect(routes.map(({ options }) => options.staticData.page)).toEqual([...menu, notFoundPage])
  expect(routes.map(({ fullPath }) => fullPath)).toEqual([...paths, '/$'])
})

test('a page that cannot be rendered stops the build, which names it', async () => {
  const files = {
    logo: '',
    get sharedPicture(): string {
      throw new Error('no picture')
    },
  }
  await expect(render('/societe', files)).rejects.toThrow('La page /societe ne peut pas être écrite.')
})

test.each([...paths, '/404'])('%s is whole without a script', async (path) => {
  const { head, body, component } = await render(path, {
    sharedPicture: '/assets/a.jpg',
    logo: '/assets/b.png',
  })
  expect(component).toMatch(/^\w+Page$/)
  expect(head).toMatch(/^<(?:title|meta|link)\b/)
  expect(head.match(/<title>/g)).toHaveLength(1)
  expect(head.match(/<meta name="description"/g)).toHaveLength(1)
  expect(head.match(/rel="canonical"/g) ?? []).toHaveLength(path === '/404' ? 0 : 1)
  expect(head.match(/content="noindex"/g) ?? []).toHaveLength(path === '/404' ? 1 : 0)
  expect(body.match(/<h1\b/g)).toHaveLength(1)
  expect(body).toContain('<footer')
  // Refused by the content policy, or hidden until a script shows it.
  expect(body).not.toMatch(/ style="|<script|<template|<style| on\w+="/)
  expect(body).not.toMatch(/<title|<link|<meta/)
})
