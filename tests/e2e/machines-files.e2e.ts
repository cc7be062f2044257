import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { company } from '../../src/content/company.ts'
import { paths } from '../pages.ts'

const dist = new URL('../../dist/', import.meta.url)

test('nothing of the machine that built them is in the files, and nothing inline in the pages', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const texts = files.filter((file) => /\.(?:css|html|js|json|txt|xml)$/.test(file))
  expect(texts.length).toBeGreaterThan(paths.length)
  for (const file of texts) {
    const text = readFileSync(new URL(file, dist), 'utf8')
    expect(text, file).not.toContain('sourceMappingURL')
    expect(text, file).not.toContain(process.cwd())
    expect(text, file).not.toContain(homedir())
    if (!file.endsWith('.html')) continue
    expect(text, file).not.toMatch(/ style="| on\w+="|<style\b/)
    expect(text.match(/<script\b[^>]*>(?!<\/script>)/g) ?? [], file).toEqual(
      file === '404.html' ? [] : ['<script type="application/ld+json">'],
    )
  }
})

test('the sitemap lists the pages, and robots.txt leads to it', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await robots.text()).toContain(`Sitemap: ${company.url}/sitemap.xml\n`)
  expect(await robots.text()).not.toContain('Disallow')
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/^(text|application)\/xml/)
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(paths.map((path) => company.url + path))
})

const imageTypes = ['ico image/x-icon', 'svg image/svg+xml', 'png image/png']

test('every icon answers as what it is', async ({ page, request }) => {
  await page.goto('/')
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked).toContain('/favicon.ico')
  for (const path of linked) {
    const icon = await request.get(path)
    expect(icon.status(), path).toBe(200)
    expect(imageTypes, path).toContain(`${path.split('.').at(-1)} ${icon.headers()['content-type']}`)
  }
})

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React and Vite write HTML, which a parser reads alike: <!doctype>, <br/>, srcSet, required="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // React's useId starts with an underscore: right in HTML 5, and no style sheet selects by it.
    'valid-id': ['error', { relaxed: true }],
    // The length of a title is up to that of the company's name; that of the site's part is tested with the copy.
    'long-title': 'off',
    // ARIA lets a list bear a name, as that of the social profiles does; what it forbids to name stays an error.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

const htmlFiles = readdirSync(dist).filter((name) => name.endsWith('.html'))

test('the build has one HTML file for each page and one for unknown addresses', () => {
  expect(htmlFiles).toHaveLength(paths.length + 1)
})

for (const name of htmlFiles) {
  test(`${name} is valid HTML`, async () => {
    const { results } = await validator.validateFile(new URL(name, dist).pathname)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(found).toEqual([])
  })
}
