import type { Page } from '@playwright/test'
import { telephoneDisplay } from '../../src/content/companyDetails.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { axeScript, violations } from './axe.ts'
import {
  bar,
  barLink,
  everyPath,
  expect,
  fullTitle,
  notFoundMessage,
  open,
  pageTitle,
  test,
  toasts,
} from './fixtures.ts'

// Nothing may be half faded while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: notFoundMessage })

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function fillAndSubmit(page: Page) {
  await page.getByLabel('Nom complet *').fill('Zoé')
  await page.getByLabel('Email *').fill('zoe@exemple.fr')
  await page.getByLabel('Description du projet *').fill('Une fissure')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(toasts(page)).toHaveCount(1)
}

test.describe('by the rules of axe', () => {
  test.beforeEach(({ page }) => page.addInitScript({ path: axeScript }))

  for (const width of [390, 1440]) {
    test(`every page passes at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of everyPath) {
        await open(page, path)
        expect(await violations(page), path).toEqual([])
      }
    })
  }

  test('the open menu passes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/societe')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(barLink(page, 'Contact')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('the scrolled bar, the toast, a refused form and an answer pass', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 700))
    await expect(bar(page)).not.toHaveCSS('background-color', /, 0\)$/)
    expect(await violations(page)).toEqual([])

    await open(page, '/contact')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByLabel('Nom complet *')).toBeFocused()
    expect(await violations(page)).toEqual([])

    await page.locator('summary').first().click()
    await expect(page.locator('details').first()).toHaveAttribute('open')
    expect(await violations(page)).toEqual([])

    await fillAndSubmit(page)
    await toasts(page).hover()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('by the keyboard', () => {
  test('the first key leads past the menu', async ({ page }) => {
    await open(page, '/societe')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
    expect(inMain).toBe(true)
    await expect(page).toHaveTitle(fullTitle(pages.about.title))
  })

  test('everything is reached in order, and shows that it is', async ({ page }) => {
    await open(page, '/contact')
    const stops: string[] = []
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { top, bottom, height, width } = element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.id ?? ''
        return {
          name: name || (element.textContent ?? ''),
          ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          shown: height > 0 && width > 0 && bottom > 0 && top < innerHeight,
          // The fixed bar must not lie over it (WCAG 2.4.11).
          covered: !element.closest('header, [href="#contenu"]') && bottom <= 72,
        }
      })
      if (!stop) break
      expect(stop).toMatchObject({ ring: true, shown: true, covered: false })
      stops.push(stop.name)
    }
    expect(stops.slice(0, 3)).toEqual(['Aller au contenu', site.logoLabel, 'Accueil'])
    const fields = stops.filter((name) => ['name', 'email', 'phone', 'subject', 'message'].includes(name))
    expect(fields).toEqual(['name', 'email', 'phone', 'subject', 'message'])
    expect(stops.at(-1)).toBe('Mentions légales')
  })

  test('the toast is reached by F8, and the form can be sent by Enter', async ({ page }) => {
    await open(page, '/contact')
    await fillAndSubmit(page)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toBeFocused()
  })
})

test.describe('larger', () => {
  test('a window of 320 px needs no sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of everyPath) {
      await open(page, path)
      expect(await widthOfContent(page), path).toBeLessThanOrEqual(320)
    }
    await open(page, '/contact')
    await fillAndSubmit(page)
    await expect(toasts(page)).toBeInViewport({ ratio: 1 })
    expect(await widthOfContent(page)).toBeLessThanOrEqual(320)
  })

  for (const [width, height] of [
    [1366, 650],
    [844, 390],
  ] as const) {
    test(`a low window of ${width} × ${height} px shows the title and the lead of each page, and the number`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const path of everyPath) {
        await open(page, path)
        await expect(pageTitle(page), path).toBeInViewport({ ratio: 1 })
        await expect(page.locator('main p').first(), path).toBeInViewport({ ratio: 1 })
      }
      await open(page, '/')
      for (const name of ['Demander un Devis', 'Nos Réalisations'])
        await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      await open(page, '/contact')
      await expect(page.getByRole('main').getByRole('link', { name: telephoneDisplay })).toBeInViewport({
        ratio: 1,
      })
    })
  }

  // A browser's own setting for text; to zoom in is to have a smaller window, as above.
  for (const width of [390, 1280]) {
    test(`text twice as large fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      for (const path of everyPath) {
        await open(page, path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        expect(await widthOfContent(page), path).toBeLessThanOrEqual(width)
        // A fixed bar does not widen the page: what is beyond its edge would just be lost.
        const beyond = await bar(page)
          .locator('a:visible, button:visible')
          .evaluateAll((controls) =>
            controls
              .filter((control) => control.getBoundingClientRect().right > innerWidth)
              .map((control) => control.textContent),
          )
        expect(beyond, path).toEqual([])
      }
    })
  }
})

test('with forced colours everything is there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of everyPath) {
    await open(page, path)
    await expect(pageTitle(page)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  }
  await open(page, '/contact')
  for (const label of ['Nom complet *', 'Email *', 'Description du projet *']) {
    await expect(page.getByLabel(label)).not.toHaveCSS('border-bottom-width', '0px')
  }
  await expect(barLink(page, 'Contact')).toBeVisible()
  await fillAndSubmit(page)
  await expect(toasts(page)).toHaveCSS('border-right-style', 'solid')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).not.toHaveCSS('outline-style', 'none')
})
