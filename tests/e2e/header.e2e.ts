import type { Page } from '@playwright/test'
import { telephoneHref } from '../../src/data/companyDetails.ts'
import { pages } from '../../src/data/pages.ts'
import { enabledPages } from '../pages.ts'
import { site } from '../../src/data/site.ts'
import { isLong } from '../../src/ui/Logo/isLong.ts'
import { bar, expect, expectScroll, fullTitle, open, scrollTo, test } from './fixtures.ts'

const { home, about, contact } = pages

// How the menu opens and closes is in tests/cross-browser; that it stays open while the scripts come, in hydration.e2e.ts; that the
// bar changes with the page on screen, in page-transition.e2e.ts.

// In between the colour is still changing.
const seeThrough = 'rgba(0, 0, 0, 0)'
const opaque = /^rgb\(/
const expectBackground = (page: Page, colour: string | RegExp) =>
  expect(bar(page)).toHaveCSS('background-color', colour)

const toggle = (page: Page) => bar(page).getByRole('button', { name: /^(?:Menu|Fermer)$/ })
const menuLinks = (page: Page) => bar(page).getByRole('navigation').getByRole('link')

/** Of each link and button that is seen: where it is. Each is as large as a finger, and above `bottom`. */
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

test('the bar is see-through down to 50 px on the home page, and stays at the top', async ({ page }) => {
  await open(page, home.path)
  for (const [top, colour] of [
    [50, seeThrough],
    [51, opaque],
    [50, seeThrough],
    [600, opaque],
  ] as const) {
    await scrollTo(page, top)
    await expectBackground(page, colour)
  }
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
  // Further down it is opaque at once, also where a reload opens the page there.
  await page.reload()
  await expectScroll(page, 600)
  await expectBackground(page, opaque)
  // On the other pages at the top too.
  await open(page, about.path)
  await expectBackground(page, opaque)
})

test('the bar shows all links from 1024 px and the menu below; nothing stays locked in between', async ({
  page,
}) => {
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
  for (const _ of ['to the form', 'and once more, on its page']) {
    await toggle(page).click()
    await bar(page).getByRole('link', { name: site.menu.quote }).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menuLinks(page)).toHaveCount(0)
    await expect(page).toHaveTitle(fullTitle(contact.title))
  }
})

test.describe('the bar of any company', () => {
  // Its HTML is changed here, and React must not put it right.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('holds its name and all pages, the menu too', async ({ page }) => {
    await page.goto(about.path)
    const logo = bar(page).getByRole('link', { name: site.logoLabel })
    // The second is the widest that stands on one line.
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
        // Logo, telephone and toggle, or the logo and all pages.
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
