import type { Page } from '@playwright/test'
import { telephoneDisplay } from '../../src/content/companyDetails.ts'
import { home } from '../../src/content/home.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { violations } from './axe.ts'
import {
  bar,
  barLink,
  everyPath,
  expect,
  notFoundMessage,
  open,
  pageTitle,
  test,
  toasts,
} from './fixtures.ts'
import { field, fillRequired, form, submit } from './quoteForm.ts'
import { wordFaults } from './wordFaults.ts'

// Nothing may be half faded while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: notFoundMessage })

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function fillAndSubmit(page: Page) {
  await fillRequired(page)
  await submit(page)
  await expect(toasts(page)).toHaveCount(1)
}

for (const path of everyPath)
  test(`axe finds nothing on ${path}, narrow and wide, nor before its pictures come`, async ({ page }) => {
    await open(page, path)
    const find = async (state: string, rule?: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect.soft(await violations(page, rule), `${width} px ${state}`).toEqual([])
      }
    }
    await find('with pictures')
    // axe finds them by their tags; to VoiceOver in Safari one without markers is none unless its role says so.
    await expect(page.locator('main :is(ul, ol):not([role="list"], nav *)')).toHaveCount(0)
    // Words on a picture then stand on its frame. On one that is still to come axe would not judge them.
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll<HTMLElement>('main img'))
        picture.style.visibility = 'hidden'
    })
    await find('without', 'color-contrast')
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

test('the first press of Tab offers a link that leads past the menu', async ({ page }) => {
  await open(page, pages.about.path)
  const skip = page.getByRole('link', { name: site.skipLink })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(1)
})

test('Tab reaches every control of Contact in order, in sight and with a ring', async ({ page }) => {
  await open(page, pages.contact.path)
  const stops: string[] = []
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
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
    })
    if (!stop) break
    expect(stop).toMatchObject({ hasRing: true, isInSight: true })
    stops.push(stop.name)
  }
  expect(stops.slice(0, 3)).toEqual([site.skipLink, site.logoLabel, pages.home.label])
  const fields = ['name', 'email', 'phone', 'subject', 'message']
  expect(stops.filter((name) => fields.includes(name))).toEqual(fields)
  expect(stops.at(-1)).toBe(site.footer.legalLink)
})

// Nothing of this waits for a script, and without them eight pages load at once.
test('a browser’s forced dark mode leaves the colours as they are', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, pages.about.path)
  const shown = () => page.screenshot({ animations: 'disabled' })
  const before = await shown()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await shown()).equals(before)).toBe(true)
})

for (const path of everyPath)
  test(`in a window that is turned, the pictures of ${path} have their shapes before they come`, async ({
    page,
  }) => {
    const shapes = () =>
      page.locator('main picture').evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect()
          return `${picture.querySelector('img')?.alt}: ${Math.round(width)} × ${Math.round(height)}`
        }),
      )
    const loadAll = () =>
      page.evaluate(async () => {
        const shownImages = Array.from(document.images).filter((image) => image.getClientRects().length > 0)
        for (const image of shownImages) image.loading = 'eager'
        await Promise.all(shownImages.map((image) => image.decode()))
      })
    const openAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await loadAll()
      return shapes()
    }
    const expectTurned = async (width: number, expected: string[]) => {
      // None that is asked for from now on comes; a frame later the browser knows which those are.
      await page.route(/\.(?:avif|webp|jpg)$/, () => undefined)
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(shapes).toEqual(expected)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    const wide = await openAt(1440)
    const narrow = await openAt(320)
    await expectTurned(1440, wide)
    await openAt(1440)
    await expectTurned(320, narrow)
  })

/** In the page: the spacing that every text must bear (WCAG 1.4.12), or none of its own. */
function setSpacing(isWanted: boolean) {
  const spacing = new CSSStyleSheet()
  if (isWanted)
    spacing.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
  document.adoptedStyleSheets = [spacing]
}

/** In the page: the alternative texts that would be seen on titles and sentences, if their pictures did not come. */
function alternativesOnWords() {
  const range = document.createRange()
  const words = Array.from(document.querySelectorAll('main :is(h1, h2, h3, p)'), (element) => {
    range.selectNodeContents(element)
    return Array.from(range.getClientRects())
  }).flat()
  const found: string[] = []
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[alt]:not([alt=""])')) {
    if (getComputedStyle(image).color === 'rgba(0, 0, 0, 0)') continue
    const { left, right, top, bottom: end, width } = image.getBoundingClientRect()
    // It would begin in the upper left corner, and break its lines as other text does.
    const text = document.createElement('span')
    text.append(image.alt)
    text.style.cssText = `position: absolute; width: ${width}px`
    image.after(text)
    const bottom = Math.min(end, top + text.offsetHeight)
    text.remove()
    if (words.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top))
      found.push(image.alt)
  }
  return found
}

/** In the page: texts whose lines are lower than their letters, what reaches furthest right, and what is below the footer. */
function measures() {
  const { documentElement: root } = document
  const lowLines = Array.from(document.querySelectorAll('main *')).flatMap((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    const isLow = parseFloat(lineHeight) < parseFloat(fontSize)
    const isSeen =
      isLow && element.textContent.trim() && element.checkVisibility({ visibilityProperty: true })
    return isSeen ? element.textContent : []
  })
  // A fixed bar does not widen the page: what is beyond its edge would just be lost.
  const ends = Array.from(document.querySelectorAll('header :is(a, button)'), (control) =>
    control.checkVisibility({ visibilityProperty: true }) ? control.getBoundingClientRect().right : 0,
  )
  const footer = document.querySelector('body footer')?.getBoundingClientRect().bottom ?? NaN
  return {
    lowLines,
    widest: Math.max(root.scrollWidth, ...ends),
    belowFooter: Math.max(0, Math.floor(root.scrollHeight - scrollY - footer)),
  }
}

test.describe('in any window', () => {
  test.use({ javaScriptEnabled: false })

  // Width, height, and a browser's own setting for text; to zoom in is to have a smaller window. In some the visitor sets
  // the spacing of text.
  const windows: (readonly [width: number, height: number, standard: number, spaced?: true])[] = [
    [320, 640, 16],
    [1366, 650, 16],
    [844, 390, 16],
    [1920, 1080, 16],
    [320, 640, 32],
    [390, 900, 22],
    [390, 900, 32],
    [1280, 900, 32],
    [1920, 1080, 20],
    [2560, 1300, 32],
    [320, 640, 16, true],
    [390, 844, 16, true],
    [768, 1024, 16, true],
    [1280, 720, 16, true],
    [1440, 900, 16, true],
  ]

  const wanted: Record<string, string[]> = {
    [pages.home.path]: [home.hero.quoteCall, home.hero.projectsCall],
    [pages.contact.path]: [telephoneDisplay],
  }

  for (const path of everyPath)
    test(`${path} is no wider than the window, also with large text; no word is cut or lies on another; its top says what it is about`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      const main = page.getByRole('main')
      await page.goto(path)
      for (const [width, height, standard, isSpaced = false] of windows) {
        const label = `${width} px, text of ${standard}${isSpaced ? ', spaced' : ''}`
        await page.evaluate(setSpacing, isSpaced)
        await session.send('Page.setFontSizes', { fontSizes: { standard } })
        await page.setViewportSize({ width, height })
        await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
        const found = async () => {
          const { cut, ...others } = await page.evaluate(wordFaults)
          const { widest, ...lines } = await page.evaluate(measures)
          const alternatives = await page.evaluate(alternativesOnWords)
          return {
            ...lines,
            ...others,
            alternatives: isSpaced ? [] : alternatives,
            cut: isSpaced || width / standard < 18 ? [] : cut,
            isWider: widest > width,
          }
        }
        // In the next frame a turned window has the pictures that are meant for it.
        await expect
          .poll(found, { message: label })
          .toEqual({ lowLines: [], belowFooter: 0, onAnother: [], alternatives: [], cut: [], isWider: false })
        if (standard > 16 || isSpaced || height > width) continue
        const links = (wanted[path] ?? []).map((name) => main.getByRole('link', { name }))
        for (const part of [pageTitle(page), main.locator('p').first(), ...links])
          await expect(part, label).toBeInViewport({ ratio: 1 })
      }
    })

  test('beside a scrollbar that takes width, every title begins under the logo', async ({ playwright }) => {
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } })
    for (const path of everyPath) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1920)
      const logo = await bar(page).getByRole('link').first().boundingBox()
      const title = await pageTitle(page).boundingBox()
      expect(title?.x, path).toBe(logo?.x)
    }
    await browser.close()
  })
})

test('with forced colours at 320 px the toast fits, has its lines, and F8 leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, pages.contact.path)
  for (const control of await form(page).getByRole('textbox').all())
    await expect(control).not.toHaveCSS('border-bottom-width', '0px')
  await fillAndSubmit(page)
  await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  expect(await widthOfContent(page)).toBeLessThanOrEqual(320)
  await expect(toasts(page)).toHaveCSS('border-right-style', 'solid')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Envoyer par e-mail' })
  await expect(link).toBeFocused()
  await expect(link).not.toHaveCSS('outline-style', 'none')
  // Closed, it gives the focus back.
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(form(page).getByRole('button')).toBeFocused()
})

test('forced colours leave what is drawn in ink on its paper, and names on pictures in their colour', async ({
  page,
}) => {
  const looks = async (forcedColors: 'active' | 'none') => {
    await page.emulateMedia({ forcedColors, colorScheme: 'dark' })
    await open(page, pages.about.path)
    const name = page.getByText('Maçons', { exact: true })
    const colour = await name.evaluate((element) => getComputedStyle(element).color)
    await open(page, pages.individuals.path)
    const papers = page.locator('main img[src*=plan], main :has(> img[src*=signature])')
    await expect(papers).toHaveCount(2)
    return papers.evaluateAll(
      (all, first) => [first, ...all.map((element) => getComputedStyle(element).backgroundColor)],
      colour,
    )
  }
  expect(await looks('active')).toEqual(await looks('none'))
})
