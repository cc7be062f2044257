import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deadLinks } from '../../src/build/contentChecks.ts'
import { fileOf } from '../../src/build/publicFiles.ts'
import { loadContent } from '../../src/data/load.ts'
import {
  bar,
  expect,
  fullTitle,
  mediaLoaded,
  open,
  pageTitle,
  test,
  typesetPattern,
} from '../e2e/fixtures.ts'
import { enabledPages, paths } from '../pages.ts'
import { dist } from '../server/process.ts'

const { url } = loadContent('entreprise')

test.use({ tolerated: /status of 404/ })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, label, title, description } of enabledPages)
    test(`${path} has its own head, and the bar marks it`, async ({ page, request }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(pageTitle(page)).toBeVisible()
      await expect(bar(page).locator('nav [aria-current=page]')).toHaveText(typesetPattern(label))
      await expect(page).toHaveTitle(typesetPattern(fullTitle(title)))
      const head = page.locator('head')
      const content = (name: string) => head.locator(`[name="${name}"], [property="${name}"]`)
      await expect(content('description')).toHaveAttribute('content', typesetPattern(description))
      await expect(content('robots')).toHaveCount(0)
      await expect(head.locator('[rel="canonical"]')).toHaveAttribute('href', url + path)
      await expect(content('og:url')).toHaveAttribute('content', url + path)
      const image = new URL((await content('og:image').getAttribute('content')) ?? '')
      expect(image.origin).toBe(new URL(url).origin)
      expect((await request.get(image.pathname)).headers()['content-type']).toMatch(/^image/)
      // Without its size a picture would move the page when it loads; a drawing has its size in the style sheet.
      await expect(page.locator('img:not([width][height], [src$=".svg"])')).toHaveCount(0)
      await expect(
        page.getByText(/\S@\S/).and(page.locator(':not([href^="mailto:"], [href^="mailto:"] *)')),
      ).toHaveCount(0)
    })
})

for (const path of [...paths, '/404'])
  test(`the browser decodes every picture of ${path}`, async ({ page }) => {
    await open(page, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await mediaLoaded(page)
    }
  })

test('every address leads to a page, a part of one or a file', async () => {
  const pages = [...paths, '/404'].map(
    (path) => [path, readFileSync(join(dist, fileOf(path)), 'utf8')] as const,
  )
  expect(await deadLinks(new Map(pages), dist)).toEqual([])
})

test('the sitemap and the footer name every page of the site, and no other', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
  expect(listed).toEqual(paths.map((path) => url + path))
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(enabledPages.map(({ label }) => typesetPattern(label)))
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths)
})
