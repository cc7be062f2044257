import sharp from 'sharp'
import { pages } from '../../src/data/pages.ts'
import { expect, open, test } from './fixtures.ts'

test('with forced colours the menu button has the lines of its icon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, pages.about.path)
  const icon = page.getByRole('button', { name: 'Menu' }).locator('span').last()
  const { channels } = await sharp(await icon.screenshot()).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(0)
})
