import type { Page, Route } from '@playwright/test'
import { telephoneHref } from '../../src/data/companyDetails.ts'
import { notFoundPage, pages } from '../../src/data/pages.ts'
import { errorTexts, site } from '../../src/data/site.ts'
import {
  typesetPattern,
  bar,
  barLink,
  countLoads,
  expect,
  fullTitle,
  idle,
  open,
  pageBox,
  pageTitle,
  waitForHydration,
  test,
  unknown,
} from './fixtures.ts'
import { fillRequired, form, submit } from './quoteForm.ts'
import { getContent } from '../../src/data/content.ts'

const about = getContent('societe')
const notFound = getContent('introuvable')

/** Clicks a page in the menu and waits for it. */
async function choose(page: Page, { label, title }: { label: string; title: string }) {
  await barLink(page, label).click()
  await expect(page).toHaveTitle(fullTitle(title))
}

/** Fulfils a request with another script. */
const scriptOf = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
const throwing = scriptOf("throw new Error('panne')")

/** Everything that the console shows from now on. */
const consoleMessages = (page: Page) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

/** Hovers over a link to a page whose chunk fails, and expects that hovering requests it. */
async function failOnHover(page: Page, label: string, chunk: string) {
  await page.route(chunk, (route) => route.abort())
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await barLink(page, label).hover()
  await expect.poll(() => failures, { message: 'failed requests on hover' }).toBe(1)
}

/** Clicks a page whose chunk fails, on hover already, and expects one document load. */
const expectDocumentLoad = async (page: Page) => {
  await open(page, pages.home.path)
  const loads = countLoads(page)
  await failOnHover(page, pages.about.label, '**/AboutPage-*.js')
  await idle(page)
  expect(loads()).toBe(0)
  await choose(page, pages.about)
  await expect(pageTitle(page)).toHaveText(typesetPattern(about.hero.title))
  await expect(pageBox(page)).toHaveCSS('opacity', '1')
  await idle(page)
  expect(loads()).toBe(1)
}

test.describe('with some requests blocked', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch dynamically imported module|panne/ })

  test('a page whose chunk fails stays usable static HTML', async ({ page }) => {
    const messages = consoleMessages(page)
    for (const [script, answer] of [
      ['client', (route: Route) => route.abort()],
      ['ContactPage', (route: Route) => route.abort()],
      ['ContactPage', throwing],
    ] as const) {
      await page.route(`**/${script}-*.js`, answer)
      await page.goto(pages.contact.path)
      const before = await page.locator('#root').innerHTML()
      await fillRequired(page)
      await expect.poll(() => messages.splice(0)).not.toEqual([])
      await idle(page)
      expect(await page.locator('#root').innerHTML()).toBe(before)
      const mailing = page.waitForRequest(/^mailto:/)
      await submit(page)
      expect((await mailing).postData() ?? (await mailing).url()).toContain('Zo')
      await choose(page, pages.individuals)
      await page.unrouteAll()
    }
  })

  test('a click requests a chunk again that failed to load on hover', async ({ page }) => {
    await open(page, pages.home.path)
    const loads = countLoads(page)
    await failOnHover(page, pages.contact.label, '**/ContactPage-*.js')
    await page.unrouteAll()
    await choose(page, pages.contact)
    await expect(form(page)).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('a click loads the document of a page whose chunk is gone', ({ page }) => expectDocumentLoad(page))

  test.describe('and storage blocked', () => {
    test.use({ tolerated: /ERR_FAILED|Failed to fetch dynamically imported module|SecurityError/ })

    test('a click loads the document of a page whose chunk is gone', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
      )
      await expectDocumentLoad(page)
    })
  })
})

test.describe('when a page throws', () => {
  test.use({ tolerated: /panne/ })

  test('the visitor gets a French error page with working links', async ({ page }) => {
    await open(page, pages.home.path)
    const messages = consoleMessages(page)
    await page.route('**/AboutPage-*.js', scriptOf("export default () => { throw new Error('panne') }"))
    const loads = countLoads(page)
    await choose(page, pages.about)
    await expect(pageTitle(page)).toHaveText(typesetPattern(errorTexts.title))
    const main = page.getByRole('main')
    await expect(main.getByRole('link')).toHaveCount(2)
    await expect(main.getByRole('link').last()).toHaveAttribute('href', telephoneHref)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(messages).toEqual([expect.stringMatching(/panne/)])
    // The menu still works without loading a document, and so does back.
    await choose(page, pages.contact)
    await page.goBack()
    await expect(pageTitle(page)).toHaveText(typesetPattern(errorTexts.title))
    expect(loads()).toBe(0)
    await page.unrouteAll()
    await main.getByRole('button', { name: errorTexts.reload }).click()
    await expect(pageTitle(page)).toHaveText(typesetPattern(about.hero.title))
    expect(loads()).toBe(1)
    await waitForHydration(page)
  })

  test('only on its first render, it is still shown with its title, and the console has the error', async ({
    page,
  }) => {
    await open(page, pages.home.path)
    const messages = consoleMessages(page)
    const body =
      "let has; export default () => { if (has) return null; has = true; throw new Error('panne') }"
    await page.route('**/AboutPage-*.js', scriptOf(body))
    await choose(page, pages.about)
    await expect(page.locator('main > div')).toBeEmpty()
    await expect(page).toHaveTitle(fullTitle(pages.about.title))
    expect(messages).toEqual([expect.stringMatching(/panne/)])
  })
})

test.describe('an unknown URL', () => {
  test.use({ tolerated: /status of 404/ })

  test('gets a French 404 page with working links, also through back', async ({ page }) => {
    expect((await open(page, unknown))?.status()).toBe(404)
    const loads = countLoads(page)
    const home = page.getByRole('main').getByRole('link', { name: typesetPattern(notFound.homeLink) })
    for (const _ of ['loaded', 'restored by back']) {
      await expect(page).toHaveTitle(fullTitle(notFoundPage.title))
      await expect(pageTitle(page)).toHaveText(typesetPattern(notFound.title))
      await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('[rel="canonical"], [property^="og:"], [type*="json"]')).toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.getByRole('link', { name: site.skipLink }).press('Enter')
      await expect(page).toHaveURL(`${unknown}#${site.mainId}`)
      await home.click()
      await expect(page).toHaveTitle(fullTitle(pages.home.title))
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      await page.goBack()
    }
    expect(loads()).toBe(0)
  })
})
