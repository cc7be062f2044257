import { expect, test } from '@playwright/test'
import { pages } from '../../src/data/pages.ts'
import { mediaLoaded, openWithStoppedClock, toasts } from './fixtures.ts'
import { fillRequired, submit } from './quoteForm.ts'

// After a wanted change: npm run build && npm run test:product -- visual --update-snapshots=all. The pages' screenshots are
// the site's own (tests/site/visual.e2e.ts).

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`an invalid field and a toast look as in look/ at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await openWithStoppedClock(page, pages.contact.path)
    await mediaLoaded(page)
    const email = page.getByLabel('Email *')
    await email.fill('zoe')
    await email.blur()
    await expect.soft(email).toHaveScreenshot(`champ-faux-${size.width}.png`)
    // As Chromium shows a field that it has autofilled.
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

test('the open menu looks as in look/', async ({ page }) => {
  await page.goto(pages.expertises.path)
  await mediaLoaded(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  await expect(page).toHaveScreenshot('menu-390.png')
})
