import { expect, test, type Page } from '@playwright/test'
import { paths } from '../pages.ts'
import { holdToasts, hydrated, toasts } from './fixtures.ts'
import { fillRequired, submit } from './quoteForm.ts'

// What is compared are the pictures in look/. After a wanted change, be it of the company or of the menu, make them
// anew and look at each of them:
// npm run build && npm run test:e2e -- look --update-snapshots=all

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

const pages = paths.map((path) => [path === '/' ? 'accueil' : path.slice(1), path] as const)

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } }

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    // A picture that is not displayed is never loaded.
    const shown = Array.from(document.images).filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all([...shown.map((image) => image.decode()), document.fonts.ready])
  })
}

for (const [width, viewport] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport })

    for (const [name, path] of [...pages, ['introuvable', '/404'] as const]) {
      test(name, async ({ page }) => {
        await open(page, path)
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true })
      })
    }

    test('a toast', async ({ page }) => {
      await page.addInitScript(holdToasts)
      await open(page, '/contact')
      await hydrated(page)
      await fillRequired(page)
      await submit(page)
      await toasts(page).hover()
      await expect(page).toHaveScreenshot(`toast-${width}.png`)
    })

    test('a form with a wrong field', async ({ page }) => {
      await open(page, '/contact')
      const email = page.getByLabel('Email *')
      await email.fill('zoe')
      await email.blur()
      await expect(email).toHaveScreenshot(`champ-faux-${width}.png`)
    })
  })
}

test.describe('the menu', () => {
  test.use({ viewport: sizes[390] })

  test('open', async ({ page }) => {
    await open(page, '/expertises')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
    await expect(page).toHaveScreenshot('menu-390.png')
  })

  test('a block that moved is seen', async ({ page }) => {
    await open(page, '/404')
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) =>
        title.animate({ translate: ['0 12px', '0 12px'] }, { duration: 1, fill: 'forwards' }),
      )
    await expect(page).not.toHaveScreenshot('introuvable-390.png', { fullPage: true })
  })
})
