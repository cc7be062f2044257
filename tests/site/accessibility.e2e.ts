import { violations, type Rules } from '../e2e/axe.ts'
import { everyPath, expect, open, test } from '../e2e/fixtures.ts'
import { textLayoutErrors } from '../e2e/textLayoutErrors.ts'

// Opacity during a fade would change the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /status of 404/ })

for (const path of everyPath)
  test(`axe finds nothing on ${path} at 390 and 1440 px, with and without its pictures`, async ({ page }) => {
    await open(page, path)
    const find = async (rules: Rules) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect.soft(await violations(page, rules), `${width} px`).toEqual([])
      }
    }
    await find('all but contrast')
    // WCAG 2.5.8, at 390 px: a link inside a sentence may be as high as its line, one that stands alone may not.
    const low = await page.getByRole('link').evaluateAll((links) =>
      links
        .filter(({ parentElement, textContent }) => parentElement?.textContent === textContent)
        .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height > 1 && height < 24),
    )
    expect.soft(low).toEqual([])
    // VoiceOver in Safari takes a list without markers for no list, unless it has the role; axe goes by the tag.
    await expect(page.locator('main :is(ul, ol):not([role="list"], nav *)')).toHaveCount(0)
    // axe judges no contrast of text on a picture: without the picture the text stands on its frame.
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll<HTMLElement>('main img'))
        picture.style.visibility = 'hidden'
    })
    await find('contrast')
  })

/** In the page: the text spacing of WCAG 1.4.12. */
function spaceText() {
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  )
  document.adoptedStyleSheets = [spacing]
}

// WCAG 1.4.4 asks for text of twice its size, which a browser's default font size gives; 1.4.10 for 320 px, to which zooming in
// leads. The next test gets the same browser, so the default font size comes last as it is without a choice.
const viewports = [
  { width: 1280, height: 900, fontSize: 32 },
  { width: 390, height: 844, fontSize: 32 },
  { width: 320, height: 640, fontSize: 16 },
  { width: 844, height: 390, fontSize: 16 },
  { width: 1366, height: 650, fontSize: 16 },
] as const

for (const path of everyPath)
  test(`${path} does not scroll sideways, clip or overlap text at 320 px, twice the font size and WCAG text spacing`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto(path)
    // What overflows the fixed header does not widen the page: it is lost.
    const widths = () =>
      page.evaluate(() => ['html', 'header'].map((part) => document.querySelector(part)?.scrollWidth))
    const found = async () => ({ widths: await widths(), ...(await page.evaluate(textLayoutErrors)) })
    for (const { width, height, fontSize } of viewports) {
      const message = `${width} px, font size ${fontSize}`
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
      await page.setViewportSize({ width, height })
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`)
      // At 390 px and twice the font size a line has 12 em, which are fewer than the longest words need: there they may break.
      const wholeWords = width < 20 * fontSize ? {} : { cut: [] }
      // After a rotation a <picture> changes its source in the next frame.
      await expect
        .poll(found, { message })
        .toMatchObject({ widths: [width, width], onAnother: [], ...wholeWords })
    }
    await page.evaluate(spaceText)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const message = `${width} px, spaced`
      await expect.poll(found, { message }).toMatchObject({ widths: [width, width], onAnother: [] })
    }
  })
