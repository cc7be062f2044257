import { expect, test } from '@playwright/test'
import { mediaLoaded } from '../e2e/fixtures.ts'
import { paths } from '../pages.ts'

const remake =
  'Si ce changement est voulu : « npm run build », puis « npm run test:site -- visual --update-snapshots=all », et regardez chaque image de tests/site/look/.'

// Chromium fetches no smaller picture once it has a larger one, so the narrow viewport comes first.
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

test.use({ viewport: sizes[0], deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...paths, '/404'])
  test(`the screenshots of ${path} are those in look/`, async ({ page }) => {
    await page.goto(path)
    const name = { '/': 'accueil', '/404': 'introuvable' }[path] ?? path.slice(1)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await mediaLoaded(page)
      await expect.soft(page, remake).toHaveScreenshot(`${name}-${size.width}.png`, { fullPage: true })
    }
  })
