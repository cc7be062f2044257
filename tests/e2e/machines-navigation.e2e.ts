import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../pages.ts'
import { canonical, jsonLd, meta } from './head.ts'

/** Waits until React listens to this link: before that, it is the browser that follows it. */
const taken = (link: Locator) =>
  expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)

const navLink = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`)

async function expectOneOfEach(page: Page, path: string) {
  await expect(canonical(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveAttribute('href', company.url + path)
  for (const name of ['description', 'theme-color', 'og:url', 'twitter:card']) {
    await expect(meta(page, name), name).toHaveCount(1)
  }
  await expect(page.locator('title:not(svg *)')).toHaveCount(1)
  await expect(jsonLd(page)).toHaveCount(1)
  await expect(meta(page, 'robots')).toHaveCount(0)
}

const unescape = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Title and description as they stand in the page's file. */
async function sentHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
  return { title: unescape(title), description: unescape(description) }
}

test('a page change leaves one title, one description and the right canonical', async ({ page, request }) => {
  test.slow() // seven fades
  const sent = new Map<string, Awaited<ReturnType<typeof sentHead>>>()
  for (const path of paths) sent.set(path, await sentHead(request, path))
  expect(new Set(Array.from(sent.values(), ({ title }) => title)).size).toBe(paths.length)
  expect(new Set(Array.from(sent.values(), ({ description }) => description)).size).toBe(paths.length)

  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  let documents = 0
  page.on('request', (sentRequest) => {
    if (sentRequest.isNavigationRequest()) documents += 1
  })

  const expectHead = async (path: string) => {
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(sent.get(path)?.title ?? '')
    await expect(meta(page, 'description')).toHaveAttribute('content', sent.get(path)?.description ?? '')
    await expectOneOfEach(page, path)
  }
  await page.goto('/')
  await taken(navLink(page, '/'))
  for (const path of [...paths.slice(1), '/']) {
    await navLink(page, path).click()
    await expectHead(path)
  }
  await page.goBack()
  await expectHead('/contact')
  expect(documents).toBe(1)
  expect(problems).toEqual([])
})

test('an address with a slash at its end has the canonical of the page', async ({ page }) => {
  await page.goto('/societe/')
  await expectOneOfEach(page, '/societe')
  // Left and come back to, it is React that writes its head.
  await taken(navLink(page, '/contact'))
  await navLink(page, '/contact').click()
  await expectOneOfEach(page, '/contact')
  await page.goBack()
  await expectOneOfEach(page, '/societe')
  await expect(page).toHaveURL('/societe/')
})

test('the way out of the not-found page takes its noindex away', async ({ page }) => {
  await page.goto('/nulle-part')
  await taken(navLink(page, '/contact'))
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
  await expect(canonical(page)).toHaveCount(0)
  await navLink(page, '/contact').click()
  await expect(canonical(page)).toHaveAttribute('href', `${company.url}/contact`)
  await expect(meta(page, 'robots')).toHaveCount(0)
  await expect(page.locator('title:not(svg *)')).toHaveCount(1)
})
