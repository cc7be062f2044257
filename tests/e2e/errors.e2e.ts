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

/** Chooses a page in the bar and waits for it. */
async function choose(page: Page, { label, title }: { label: string; title: string }) {
  await barLink(page, label).click()
  await expect(page).toHaveTitle(fullTitle(title))
}

/** Answers with such a script in the place of the site's. */
const scriptOf = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
const throwing = scriptOf("throw new Error('panne')")

/** All that the console is told from now on. */
const told = (page: Page) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

test.describe('with some requests refused', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch dynamically imported module|panne/ })

  test('a page stays as it came, form included, without a script of its own; its links lead on', async ({
    page,
  }) => {
    const messages = told(page)
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

  test('a page whose script failed when its link was hovered is asked for once more by a click', async ({
    page,
  }) => {
    await open(page, pages.home.path)
    const loads = countLoads(page)
    await page.route('**/ContactPage-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await barLink(page, pages.contact.label).hover()
    await failed
    await page.unrouteAll()
    await choose(page, pages.contact)
    await expect(form(page)).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('a page whose script is gone is loaded for real, once, when it is chosen', async ({ page }) => {
    await open(page, pages.home.path)
    await page.route('**/AboutPage-*.js', (route) => route.abort())
    const loads = countLoads(page)
    const failed = page.waitForEvent('requestfailed')
    await barLink(page, pages.about.label).hover()
    await failed
    await idle(page)
    expect(loads()).toBe(0)
    await choose(page, pages.about)
    await expect(pageTitle(page)).toHaveText(typesetPattern(about.hero.title))
    await expect(pageBox(page)).toHaveCSS('opacity', '1')
    await idle(page)
    expect(loads()).toBe(1)
  })
})

test.describe('when a page’s script throws', () => {
  test.use({ tolerated: /panne/ })

  test('the visitor reads so in French, with ways on; the console is told once', async ({ page }) => {
    await open(page, pages.home.path)
    const messages = told(page)
    await page.route('**/AboutPage-*.js', scriptOf("export default () => { throw new Error('panne') }"))
    const loads = countLoads(page)
    await choose(page, pages.about)
    await expect(pageTitle(page)).toHaveText(typesetPattern(errorTexts.title))
    const main = page.getByRole('main')
    await expect(main.getByRole('link')).toHaveCount(2)
    await expect(main.getByRole('link').last()).toHaveAttribute('href', telephoneHref)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(messages).toEqual([expect.stringMatching(/panne/)])
    // The bar leads on without a load, and back is the same.
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

  test('once, it is shown all the same, and has its title', async ({ page }) => {
    await open(page, pages.home.path)
    const body =
      "let has; export default () => { if (has) return null; has = true; throw new Error('panne') }"
    await page.route('**/AboutPage-*.js', scriptOf(body))
    await choose(page, pages.about)
    await expect(page.locator('main > div')).toBeEmpty()
    await expect(page).toHaveTitle(fullTitle(pages.about.title))
  })
})

test.describe('an address', () => {
  test.use({ tolerated: /status of 404/ })

  test('that leads nowhere gets a French page that leads on, also inside the app', async ({ page }) => {
    expect((await open(page, unknown))?.status()).toBe(404)
    const loads = countLoads(page)
    const home = page.getByRole('main').getByRole('link', { name: typesetPattern(notFound.homeLink) })
    for (const _ of ['as sent', 'come back to']) {
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
