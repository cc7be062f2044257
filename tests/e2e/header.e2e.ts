import type { Page } from '@playwright/test'
import { telephoneHref } from '../../src/data/companyDetails.ts'
import { pages } from '../../src/data/pages.ts'
import { enabledPages } from '../pages.ts'
import { site } from '../../src/data/site.ts'
import { isLong } from '../../src/ui/Logo/isLong.ts'
import { bar, expect, expectScroll, fullTitle, idle, open, scrollTo, test } from './fixtures.ts'

const { home, about, contact } = pages

// tests/cross-browser proves how the menu opens and closes, hydration.e2e.ts that it stays open during hydration, and
// page-transition.e2e.ts that the header changes with the displayed page.

// During the transition the colour is neither of these.
const transparent = 'rgba(0, 0, 0, 0)'
const opaque = /^rgb\(/
const expectBackground = (page: Page, colour: string | RegExp) =>
  expect(bar(page)).toHaveCSS('background-color', colour)

const toggle = (page: Page) => bar(page).getByRole('button', { name: /^(?:Menu|Fermer)$/ })
const menuLinks = (page: Page) => bar(page).getByRole('navigation').getByRole('link')

/** The boxes of all visible links and buttons, each at least 44 px wide and high, and above `bottom`. */
async function targetsAbove(page: Page, bottom: number) {
  const boxes = await bar(page)
    .locator(':is(a, button):visible')
    .evaluateAll((all) => all.map((target): DOMRect => target.getBoundingClientRect().toJSON()))
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(bottom)
  }
  return boxes
}

test('the header is transparent down to 50 px on the home page only, and fixed', async ({ page }) => {
  await open(page, home.path)
  for (const [top, colour] of [
    [50, transparent],
    [51, opaque],
    [50, transparent],
    [600, opaque],
  ] as const) {
    await scrollTo(page, top)
    await expectBackground(page, colour)
  }
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
  // After a reload at a scroll position it is opaque too.
  await page.reload()
  await expectScroll(page, 600)
  await expectBackground(page, opaque)
  // Other pages have an opaque header at the top too.
  await open(page, about.path)
  await expectBackground(page, opaque)
})

test('the header has all links from 1024 px, and an open menu closes there', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 768 })
  await open(page, about.path)
  await expect(menuLinks(page)).toHaveCount(0)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menuLinks(page)).toHaveText(enabledPages.map(({ label }) => label))
  await expect(toggle(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await scrollTo(page, 300)
  await page.setViewportSize({ width: 1023, height: 768 })
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  const calls = bar(page).locator('[href^="tel:"]')
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', telephoneHref)
  await expect(calls).toHaveCount(2)
  for (const _ of ['from another page', 'from the page itself']) {
    await toggle(page).click()
    await bar(page).getByRole('link', { name: site.menu.quote }).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menuLinks(page)).toHaveCount(0)
    await expect(page).toHaveTitle(fullTitle(contact.title))
  }
})

test('a media query event that comes late does not close the menu', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window)
    const queries: MediaQueryList[] = []
    window.matchMedia = (query) => {
      const list = original(query)
      queries.push(list)
      return list
    }
    const dispatchChange = () => queries.forEach((list) => list.dispatchEvent(new Event('change')))
    Object.assign(window, { dispatchChange })
  })
  await page.setViewportSize({ width: 1023, height: 768 })
  await open(page, about.path)
  await toggle(page).click()
  await page.evaluate(() => Reflect.get(window, 'dispatchChange')())
  await idle(page)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menuLinks(page)).not.toHaveCount(0)
})

test.describe('the header of any company', () => {
  // The test changes the HTML, which React would undo.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('has room for its name, and for all pages in header and menu', async ({ page }) => {
    await page.goto(about.path)
    const logo = bar(page).getByRole('link', { name: site.logoLabel })
    // The second is the widest name on one line.
    for (const name of ['Bo', 'MAMMOWOOD', 'Entreprise Générale de Bâtiment Martinez']) {
      await logo.locator('span').evaluate(
        (span, { text, long }) => {
          span.lastChild?.replaceWith(text)
          span.toggleAttribute('data-long', long)
        },
        { text: name, long: isLong(name) },
      )
      for (const width of [320, 390, 1024]) {
        await page.setViewportSize({ width, height: 844 })
        const inBar = width < 1024 ? 0 : enabledPages.length
        await expect(menuLinks(page)).toHaveCount(inBar)
        const boxes = await targetsAbove(page, (await bar(page).boundingBox())?.height ?? 0)
        // Logo, telephone and button, or logo and all pages.
        expect(boxes).toHaveLength(inBar === 0 ? 3 : inBar + 1)
        for (const [index, { left }] of boxes.entries())
          expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
        if (inBar > 0) continue
        await toggle(page).click()
        // The menu ends with two buttons.
        expect(await targetsAbove(page, 844)).toHaveLength(3 + enabledPages.length + 2)
        await toggle(page).click()
      }
    }
  })
})
