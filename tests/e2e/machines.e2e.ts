import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { company } from '../../src/content/company.ts'
import { menu, paths } from '../pages.ts'
import { barLink, countLoads, expect, fullTitle, notFoundMessage, open, test, unknown } from './fixtures.ts'
import { canonical, headOf, jsonLd, nodeOf } from './head.ts'

// What the company, its hours and its services are in the JSON-LD is tested with the content (tests/unit).

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

/** Width and height of the picture at `address`, which must answer as `type`. */
async function pictureSize(page: Page, address: string, type: string) {
  const answer = await page.goto(new URL(address).pathname)
  expect(answer?.headers()['content-type']).toBe(type)
  return page
    .locator('img')
    .evaluate((img) => (img instanceof HTMLImageElement ? `${img.naturalWidth}x${img.naturalHeight}` : ''))
}

test.describe('the HTML as it is sent', () => {
  // The browser shows a picture in a document of its own, with styles that the policy refuses.
  test.use({ javaScriptEnabled: false, tolerated: /style-src/ })

  test('has one of each tag, and its card says the same', async ({ page }) => {
    for (const { path, title } of menu) {
      await page.goto(path)
      await expect(page).toHaveTitle(fullTitle(title))
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      expect(await headOf(page)).toMatchObject({
        title: 1,
        canonical: 1,
        address: company.url + path,
        robots: 0,
        themeColour: 1,
        descriptions: [await meta(page, 'og:description')],
      })
      expect(await meta(page, 'og:url')).toBe(company.url + path)
      expect(await page.title()).toContain(await meta(page, 'og:title'))
    }
  })

  test('has the questions and the services of its graph as its headings', async ({ page }) => {
    await page.goto('/contact')
    const { mainEntity } = await nodeOf(page, 'FAQPage')
    const shown = await page
      .locator('details')
      .evaluateAll((all) => all.map((one) => Array.from(one.children, ({ textContent }) => textContent)))
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)

    const { hasOfferCatalog } = await nodeOf(page, 'GeneralContractor')
    for (const { name, url, itemListElement } of hasOfferCatalog) {
      await page.goto(new URL(url).pathname)
      await expect(page.locator('header nav [aria-current="page"]')).toHaveText(name)
      const headings = await page.locator('h2, h3').allTextContents()
      expect(headings).toEqual(expect.arrayContaining(itemListElement.map((one) => one.itemOffered.name)))
    }
  })

  test('names pictures that are there, of the size that is said', async ({ page }) => {
    await page.goto('/')
    const [picture, width, height, type] = await Promise.all(
      ['', ':width', ':height', ':type'].map(async (part) => (await meta(page, `og:image${part}`)) ?? ''),
    )
    const { image, logo } = await nodeOf(page, 'GeneralContractor')
    expect(image).toBe(picture)
    expect(await pictureSize(page, picture ?? '', type ?? '')).toBe(`${width}x${height}`)
    expect(await pictureSize(page, logo ?? '', 'image/png')).toBe('512x512')
  })
})

test('a page change leaves the head as it is sent with that page', async ({ page }) => {
  const sent = new Map<string, Awaited<ReturnType<typeof headOf>>>()
  for (const path of paths) {
    await page.goto(path)
    sent.set(path, await headOf(page))
  }
  await open(page, '/')
  const loads = countLoads(page)
  for (const { path, label } of [...menu.slice(1), ...menu.slice(0, 1)]) {
    await barLink(page, label).click()
    await expect(canonical(page)).toHaveAttribute('href', company.url + path)
    await expect.poll(() => headOf(page), path).toEqual(sent.get(path))
    await expect(jsonLd(page)).toHaveCount(1)
  }
  expect(loads()).toBe(0)
})

test.describe('an unknown address', () => {
  test.use({ tolerated: notFoundMessage })

  test('is not to be kept, before and after a page change', async ({ page }) => {
    const notFound = { title: 1, canonical: 0, robots: 1, themeColour: 1, card: 0 }
    await open(page, unknown)
    expect(await headOf(page)).toMatchObject(notFound)
    await expect(jsonLd(page)).toHaveCount(0)
    await barLink(page, 'Contact').click()
    await expect.poll(() => headOf(page)).toMatchObject({ title: 1, canonical: 1, robots: 0 })
    await page.goBack()
    await expect.poll(() => headOf(page)).toMatchObject(notFound)
  })
})

const dist = new URL('../../dist/', import.meta.url)

test('nothing of the machine that built them is in the files', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of files.filter((name) => /\.(?:css|html|js|txt|xml)$/.test(name))) {
    const text = readFileSync(new URL(file, dist), 'utf8')
    for (const part of ['sourceMappingURL', process.cwd(), homedir()]) expect(text, file).not.toContain(part)
  }
})

test('the pages are valid HTML', async () => {
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
  for (const path of [...paths, '/404']) {
    const name = path === '/' ? 'index' : path.slice(1)
    const { results } = await validator.validateFile(new URL(`${name}.html`, dist).pathname)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(found, name).toEqual([])
  }
})
