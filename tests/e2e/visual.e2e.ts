import { expect, test, type Page } from '@playwright/test'
import { paths } from '../pages.ts'
import { openWithStoppedClock, toasts } from './fixtures.ts'
import { fillRequired, submit } from './quoteForm.ts'

// What is compared are the pictures in look/. After a wanted change, be it of the company or of the menu, make them
// anew and look at each of them:
// npm run build && npm run test:e2e -- visual --update-snapshots=all

const pages = paths.map((path) => [path === '/' ? 'accueil' : path.slice(1), path] as const)

/** In this order, for a browser that has a large picture fetches no smaller one. So the narrow one is also opened first. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

test.use({ viewport: sizes[0], deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

/** Waits for the letters and for the pictures that are displayed; one that is not is never loaded. */
const loaded = (page: Page) =>
  // A picture cannot be decoded while another width takes its place.
  expect(() =>
    page.evaluate(async () => {
      const shown = Array.from(document.images).filter((image) => image.checkVisibility())
      for (const image of shown) image.loading = 'eager'
      await Promise.all([...shown.map((image) => image.decode()), document.fonts.ready])
    }),
  ).toPass()

for (const [name, path] of [...pages, ['introuvable', '/404'] as const])
  test(name, async ({ page }) => {
    await page.goto(path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await loaded(page)
      await expect.soft(page).toHaveScreenshot(`${name}-${size.width}.png`, { fullPage: true })
    }
  })

for (const size of sizes)
  test(`a wrong field and a toast at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await openWithStoppedClock(page, '/contact')
    await loaded(page)
    const email = page.getByLabel('Email *')
    await email.fill('zoe')
    await email.blur()
    await expect.soft(email).toHaveScreenshot(`champ-faux-${size.width}.png`)
    // As a browser shows a field that it has filled in itself.
    await page.evaluate(() => {
      const ofBrowser = new CSSStyleSheet()
      ofBrowser.replaceSync('input { background-image: none !important }')
      document.adoptedStyleSheets = [ofBrowser]
    })
    await expect.soft(email).toHaveScreenshot(`champ-faux-${size.width}.png`)
    await fillRequired(page)
    await submit(page)
    await toasts(page).hover()
    await expect(page).toHaveScreenshot(`toast-${size.width}.png`)
  })

test('the open menu', async ({ page }) => {
  await page.goto('/expertises')
  await loaded(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  await expect(page).toHaveScreenshot('menu-390.png')
})
