import type { Page } from '@playwright/test'
import { pages } from '../../src/data/pages.ts'
import { expect, expectScroll, open, test } from './fixtures.ts'

/** In the page: the boxes of its parts that the menu does not change. */
const boxes = (page: Page) =>
  page
    .locator('main *, header > * > a:first-child, footer *')
    .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))

for (const javaScriptEnabled of [true, false])
  test(`opening the menu ${javaScriptEnabled ? 'with' : 'without'} JavaScript moves nothing on a page with a scrollbar`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const options = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }
    const browser = await playwright.chromium.launch(options)
    const viewport = { width: 1000, height: 700 }
    const page = await browser.newPage({ viewport, javaScriptEnabled, reducedMotion: 'reduce' })
    const address = `${baseURL}${pages.about.path}`
    await (javaScriptEnabled ? open(page, address) : page.goto(address))
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(viewport.width)
    const before = await boxes(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    if (javaScriptEnabled) await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('[popover]:popover-open')).toBeVisible()
    expect(await boxes(page)).toEqual(before)
    await browser.close()
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`on a touchscreen ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('the page scrolls only while the menu is closed', async ({ page }) => {
      const scrollBy = async (distance: number) => {
        await page.mouse.move(200, 20)
        await page.mouse.wheel(0, distance)
      }
      const toggle = page.getByRole('button', { name: /^(?:Menu|Fermer)$/ })
      await (javaScriptEnabled ? open(page, pages.about.path) : page.goto(pages.about.path))
      await scrollBy(300)
      await expectScroll(page, 300)
      await toggle.tap()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await scrollBy(200)
      await toggle.tap()
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
      await scrollBy(300)
      await expectScroll(page, 600)
    })
  })
