import type { Page } from '@playwright/test'
import { expertises } from '../../src/content/expertises.ts'
import { pages } from '../../src/content/pages.ts'
import { symptoms } from '../../src/content/symptoms.ts'
import { barLink, everyPath, expect, hold, hydrated, idle, notFoundMessage, test } from './fixtures.ts'

/** The scripts that the page asks for from now on. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test.describe('taking a page over', () => {
  // Any message of React fails a test by its fixture.
  test.use({ tolerated: notFoundMessage })

  for (const path of everyPath)
    test(`changes nothing that ${path} shows, and does not load its own script`, async ({ page }) => {
      const scripts = scriptsOf(page)
      const release = await hold(page, '**/client-*.js')
      await page.goto(path)
      const changes = await page.evaluateHandle(() => {
        const changed: string[] = []
        new MutationObserver((records) => {
          for (const { type, target } of records) changed.push(`${type} in ${target.nodeName}`)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
        return changed
      })
      release()
      await hydrated(page)
      await idle(page)
      expect(await changes.evaluate((changed) => changed)).toEqual([])
      expect(new Set(scripts).size).toBe(scripts.length)
      expect(scripts.filter((script) => /\/\w+Page-/.test(script))).toEqual([])
    })

  test('finds the features folded but the one that the address names', async ({ page }) => {
    const opened = page.locator('main details[open]')
    const answer = symptoms.items.findLast(({ path }) => path === pages.expertises.path)
    await hold(page, '**/client-*.js')
    await page.goto(pages.expertises.path)
    // On a wide window the first of each area is open, and all under a picture from edge to edge.
    await expect(page.locator('main details[data-unfolded="not all"][open]')).toHaveCount(0)
    await expect(page.locator('main li:first-child > details[open]')).toHaveCount(expertises.areas.length)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(opened).toHaveCount(0)
    await page.goto(pages.contact.path)
    await page.goto(`${pages.expertises.path}#${answer?.id}`)
    await expect(opened).toHaveCount(1)
    await expect(opened.locator('summary')).toHaveId(answer?.id ?? '')
  })

  test('folds nothing under the eyes of who is reading it', async ({ page }) => {
    const release = await hold(page, '**/start-*.js')
    await page.goto(pages.expertises.path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    release()
    await hydrated(page)
    await expect(page.locator('main details:not([open])')).toHaveCount(0)
  })

  test('leaves an answer open that was opened before', async ({ page }) => {
    const release = await hold(page, '**/start-*.js')
    await page.goto(pages.contact.path, { waitUntil: 'commit' })
    const answer = page.locator('main details').first()
    await answer.locator('summary').click()
    release()
    await hydrated(page)
    await expect(answer).toHaveAttribute('open')
  })

  // What is typed before is looked at with the form (form.e2e.ts).
  test('leaves an open menu open, with its focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, '**/client-*.js')
    await page.goto(pages.contact.path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await barLink(page, pages.home.label).focus()
    release()
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
    await expect(barLink(page, pages.home.label)).toBeFocused()
  })
})

test('the scripts come when a picture never does', async ({ page }) => {
  await page.clock.install()
  await hold(page, '**/*.avif')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(15_000)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await hydrated(page)
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
  test(`with ${Object.keys(connection).join()} they come at the first touch only`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const scripts = scriptsOf(page)
    await page.goto('/societe#mentions-legales')
    await page.clock.runFor(30_000)
    expect(scripts).toHaveLength(1)
    await page.keyboard.press('Tab')
    await hydrated(page)
    expect(scripts.length).toBeGreaterThan(2)
  })
