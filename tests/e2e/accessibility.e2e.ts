import type { Page } from '@playwright/test'
import { telephoneDisplay } from '../../src/data/companyDetails.ts'
import { pages } from '../../src/data/pages.ts'
import { site } from '../../src/data/site.ts'
import { getContent } from '../../src/data/content.ts'
import { violations } from './axe.ts'
import { bar, barLink, everyPath, expect, open, pageTitle, test, toasts } from './fixtures.ts'
import { field, fillRequired, submit } from './quoteForm.ts'

const home = getContent('accueil')

// A fade would change the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /status of 404|\?ref/ })

async function fillAndSubmit(page: Page) {
  await fillRequired(page)
  await submit(page)
  await expect(toasts(page)).toHaveCount(1)
}

test('axe finds nothing in the scrolled header, the open menu, an invalid form, an open answer and the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.home.path)
  await page.evaluate(() => scrollTo(0, 700))
  await expect(bar(page)).not.toHaveCSS('background-color', /, 0\)$/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(barLink(page, pages.contact.label)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await open(page, pages.contact.path)
  await submit(page)
  await expect(field(page, 'Nom complet *')).toBeFocused()
  await page.locator('summary').first().click()
  await expect(page.locator('details').first()).toHaveAttribute('open')
  expect(await violations(page)).toEqual([])

  await fillAndSubmit(page)
  await toasts(page).hover()
  expect(await violations(page)).toEqual([])
})

/** Runs in the page: the focused element, whether it has a focus ring, and whether it is visible. */
function stop() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom } = element.getBoundingClientRect()
  // The fixed header must not cover it (WCAG 2.4.11).
  const isAbove = element.closest('header, [href="#contenu"]') !== null
  const edge = isAbove ? 0 : (document.querySelector('header')?.clientHeight ?? 0)
  return {
    name: element.getAttribute('aria-label') ?? (element.id || element.textContent),
    hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isInSight: bottom > Math.max(edge, top) && top < innerHeight,
  }
}

test('Tab reaches every control of Contact in order, visible and with a focus ring, after a skip link', async ({
  page,
}) => {
  const address = `${pages.contact.path}?ref=1`
  await open(page, address)
  const stops: string[] = []
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(stop)
    if (!found) break
    expect(found).toMatchObject({ hasRing: true, isInSight: true })
    stops.push(found.name)
  }
  expect(stops.slice(0, 4)).toEqual([site.skipLink, site.logoLabel, site.callLabel, pages.home.label])
  const fields = ['name', 'email', 'phone', 'subject', 'message']
  expect(stops.filter((name) => fields.includes(name))).toEqual(fields)
  expect(stops.at(-1)).toBe(site.footer.legalLink)

  const skip = page.getByRole('link', { name: site.skipLink })
  await expect(skip).not.toBeInViewport()
  await skip.press('Enter')
  await expect(page).toHaveURL(`${address}#${site.mainId}`)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

/** The links in the first screen of a page. */
const firstLinks: Record<string, string[]> = {
  [pages.home.path]: [home.hero.quoteCall, home.hero.projectsCall],
  [pages.contact.path]: [telephoneDisplay],
}

for (const path of everyPath)
  test(`the first screen of ${path} has its title, its first sentence and its links`, async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto(path)
    for (const [width, height] of [
      [844, 390],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      // In landscape on a phone the links are further down.
      const links = (width < 1000 ? [] : (firstLinks[path] ?? [])).map((name) =>
        main.getByRole('link', { name }),
      )
      for (const part of [pageTitle(page), main.locator('p').first(), ...links])
        await expect(part, `${width} px`).toBeInViewport({ ratio: 1 })
    }
  })

test('with forced colours at 320 px the toast fits and keeps its borders', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, pages.contact.path)
  await expect(field(page, 'Nom complet *')).not.toHaveCSS('border-bottom-width', '0px')
  await fillAndSubmit(page)
  await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  await expect(toasts(page)).toHaveCSS('border-right-style', 'solid')
})
