// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyWith } from './companyWith.ts'

/** The prerendered HTML of the page at `path`, with the data that its modules have. */
async function prerendered(path: string) {
  const { render } = await import('../../src/entry-server.tsx')
  const html = await render(path, readFileSync('index.html', 'utf8'), {})
  return new DOMParser().parseFromString(html, 'text/html')
}

test('every link of the header’s menu leads to the page that it names', async () => {
  companyWith({})
  const { enabledPages } = await import('../pages.ts')
  const document = await prerendered('/')
  const links = Array.from(document.querySelectorAll('header nav a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual(enabledPages.map(({ label, path }) => [label, path]))
})

test('Contact shows the closures that have not ended, and no others', async () => {
  const closures = [
    { from: '2020-08-03', until: '2020-08-24' },
    { from: '2098-12-28', until: '2099-01-03' },
  ]
  companyWith({ closures, map: null })
  const { body } = await prerendered('/contact')
  expect(body.textContent).toMatch(/28\sdécembre\s2098/)
  expect(body.textContent).not.toContain('2020')
})
