import type { Page } from '@playwright/test'
import { telephoneDisplay } from '../../src/data/companyDetails.ts'
import { pages } from '../../src/data/pages.ts'
import { site } from '../../src/data/site.ts'
import { getContent } from '../../src/data/content.ts'
import { violations, type Rules } from './axe.ts'
import { bar, barLink, everyPath, expect, open, pageTitle, test, toasts } from './fixtures.ts'
import { field, fillRequired, submit } from './quoteForm.ts'
import { textLayoutErrors } from './textLayoutErrors.ts'

const home = getContent('accueil')

// Nothing may be half faded while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /status of 404|\?ref/ })

async function fillAndSubmit(page: Page) {
  await fillRequired(page)
  await submit(page)
  await expect(toasts(page)).toHaveCount(1)
}

for (const path of everyPath)
  test(`axe finds nothing on ${path}, narrow and wide, nor before its pictures come`, async ({ page }) => {
    await open(page, path)
    const find = async (rules: Rules) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect.soft(await violations(page, rules), `${width} px`).toEqual([])
      }
    }
    await find('all but contrast')
    // On a phone. In a sentence a link may be as high as its line; one that stands alone is a target (WCAG 2.5.8).
    const low = await page.getByRole('link').evaluateAll((links) =>
      links
        .filter(({ parentElement, textContent }) => parentElement?.textContent === textContent)
        .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height > 1 && height < 24),
    )
    expect.soft(low).toEqual([])
    // axe finds them by their tags; to VoiceOver in Safari one without markers is none unless its role says so.
    await expect(page.locator('main :is(ul, ol):not([role="list"], nav *)')).toHaveCount(0)
    // Words on a picture then stand on its frame. On one that is there or still to come axe would not judge them.
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll<HTMLElement>('main img'))
        picture.style.visibility = 'hidden'
    })
    await find('contrast')
  })

test('axe finds nothing in the scrolled bar, the open menu, a refused form, an open answer and the toast', async ({
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

/** In the page: what has the focus, whether it has a ring, and whether it is in sight. */
function stop() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom } = element.getBoundingClientRect()
  // The fixed bar must not lie over it (WCAG 2.4.11).
  const isAbove = element.closest('header, [href="#contenu"]') !== null
  const edge = isAbove ? 0 : (document.querySelector('header')?.clientHeight ?? 0)
  return {
    name: element.getAttribute('aria-label') ?? (element.id || element.textContent),
    hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isInSight: bottom > Math.max(edge, top) && top < innerHeight,
  }
}

test('Tab reaches every control of Contact in order, in sight and with a ring; the first leads past the menu', async ({
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

/** In the page: the spacing that every text must bear (WCAG 1.4.12). */
function spaceText() {
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  )
  document.adoptedStyleSheets = [spacing]
}

// Width, height, and a browser's own setting for text: twice its size (WCAG 1.4.4), or a narrow window (1.4.10), to which
// zooming in leads too. The next test gets the same browser, and so what was set last.
const windows = [
  [1280, 900, 32],
  [390, 844, 32],
  [320, 640, 16],
  [844, 390, 16],
  [1366, 650, 16],
] as const

const wanted: Record<string, string[]> = {
  [pages.home.path]: [home.hero.quoteCall, home.hero.projectsCall],
  [pages.contact.path]: [telephoneDisplay],
}

for (const path of everyPath)
  test(`${path} is no wider than the window, also with large or spaced text; no word is cut or lies on another; its top says what it is about`, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const session = await page.context().newCDPSession(page)
    await page.goto(path)
    // A fixed bar does not widen the page: what is beyond its edge would just be lost.
    const widths = () =>
      page.evaluate(() => ['html', 'header'].map((part) => document.querySelector(part)?.scrollWidth))
    const found = async () => ({ widths: await widths(), ...(await page.evaluate(textLayoutErrors)) })
    for (const [width, height, standard] of windows) {
      const message = `${width} px, text of ${standard}`
      await session.send('Page.setFontSizes', { fontSizes: { standard } })
      await page.setViewportSize({ width, height })
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
      // The longest words do not fit into a line of fewer than 20 em.
      const wholeWords = width < 20 * standard ? {} : { cut: [] }
      // In the next frame a turned window has the pictures that are meant for it.
      await expect
        .poll(found, { message })
        .toMatchObject({ widths: [width, width], onAnother: [], ...wholeWords })
      if (standard > 16 || height > width) continue
      // On a phone on its side the links are below.
      const links = (width < 1000 ? [] : (wanted[path] ?? [])).map((name) => main.getByRole('link', { name }))
      for (const part of [pageTitle(page), main.locator('p').first(), ...links])
        await expect(part, message).toBeInViewport({ ratio: 1 })
    }
    await page.evaluate(spaceText)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const message = `${width} px, spaced`
      await expect.poll(found, { message }).toMatchObject({ widths: [width, width], onAnother: [] })
    }
  })

test('with forced colours at 320 px the toast fits, and has its lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, pages.contact.path)
  await expect(field(page, 'Nom complet *')).not.toHaveCSS('border-bottom-width', '0px')
  await fillAndSubmit(page)
  await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  await expect(toasts(page)).toHaveCSS('border-right-style', 'solid')
})
