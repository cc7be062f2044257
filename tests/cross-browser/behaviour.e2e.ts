import { pages } from '../../src/data/pages.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import { site } from '../../src/data/site.ts'
import { everyPath, waitForHydration } from '../e2e/fixtures.ts'
import { textLayoutErrors } from '../e2e/textLayoutErrors.ts'
import { paths } from '../pages.ts'
import { expect, test } from './fixtures.ts'
import { height, type Visitor } from './visitor.ts'
import { getContent } from '../../src/data/content.ts'

const home = getContent('accueil')

// What browsers may do differently, and the site promises in all of them. No test knows which browser it runs in.

const toggle = { selector: 'header button' }
const inBar = (name: string) => ({ selector: 'header a', name })
const field = (name: string) => ({ selector: 'input, textarea', name })

/** In the page: whether it is wider than the window, has its letters and first pictures, and how high its parts are. */
const layout = async () => {
  await document.fonts.ready
  const pictures = Array.from(document.images).filter(
    ({ loading, complete }) => loading !== 'lazy' || complete,
  )
  return {
    isWhole:
      document.documentElement.scrollWidth <= innerWidth &&
      pictures.every((picture) => picture.naturalWidth > 0 || picture.getClientRects().length === 0) &&
      document.fonts.check('1em Archivo'),
    heights: Array.from(
      document.querySelectorAll('header, main section, h1, h2, main form, footer'),
      ({ clientHeight }) => clientHeight,
    ),
  }
}

test('on a phone and on a desk pages are whole, and laid out as in Chromium', async ({ come, page }) => {
  test.slow()
  const visitor = await come(pages.home.path)
  for (const path of everyPath) {
    await page.goto(path)
    await waitForHydration(page)
    await visitor.goTo(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height })
      await visitor.resize(width)
      // Both are asked until they agree: after a turn, each chooses its pictures anew in a frame of its own.
      const look = async () => {
        const [expected, found] = [await page.evaluate(layout), await visitor.ask(layout)]
        // Letters are not equally wide in all browsers: a text may have one more line, or two if it is long.
        const isAlike = (high: number, index: number) =>
          Math.abs(high - (found.heights[index] ?? NaN)) < 60 + high / 12
        return {
          isWhole: found.isWhole,
          // Chromium may have no French dictionary here; whoever has one would hyphenate a title.
          ...(await visitor.ask(textLayoutErrors)),
          moved: expected.heights.filter((high, index) => !isAlike(high, index)),
        }
      }
      await expect
        .poll(look, { message: `${path} at ${width} px` })
        .toEqual({ isWhole: true, cut: [], onAnother: [], moved: [] })
    }
  }
})

/** Whether the menu says that it is open, and how many of its links are seen. */
const expectMenu = ({ ask }: Visitor, isOpen: boolean) =>
  expect
    .poll(() =>
      ask(() => ({
        expanded: document.querySelector('header button')?.getAttribute('aria-expanded'),
        links: Array.from(document.querySelectorAll('header nav a')).filter((link) =>
          link.checkVisibility({ visibilityProperty: true }),
        ).length,
      })),
    )
    .toEqual({ expanded: String(isOpen), links: isOpen ? paths.length : 0 })

test('the menu opens by its button, and closes in each of its ways', async ({ come }) => {
  const visitor = await come(pages.home.path)
  const { page, click, ask } = visitor
  const isOnButton = () => ask(() => document.activeElement?.matches('header button'))
  // With the keyboard: WebKit does not focus a button that is clicked.
  await ask(() => document.querySelector<HTMLElement>('header button')?.focus())
  await page.keyboard.press('Enter')
  await expectMenu(visitor, true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expectMenu(visitor, false)
  await expect.poll(isOnButton).toBe(true)
  for (const close of [
    () => click(toggle),
    () => click(inBar(pages.home.label)),
    () => click(inBar(pages.about.label)),
  ]) {
    await click(toggle)
    await expectMenu(visitor, true)
    await close()
    await expectMenu(visitor, false)
  }
  await visitor.arrivesAt(pages.about)
})

test('back, forward and a reload find each page as it was left, and it works', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(800)
  await visitor.click(inBar(pages.projects.label))
  await visitor.arrivesAt(pages.projects, 0)
  await visitor.scrollTo(400)
  await visitor.go(-1)
  await visitor.arrivesAt(pages.home, 800)
  await visitor.go(1)
  await visitor.arrivesAt(pages.projects, 400)
  await visitor.scrollTo(900)
  await visitor.reload()
  await visitor.arrivesAt(pages.projects, 900)
  await visitor.go(-1)
  await visitor.arrivesAt(pages.home, 800)
  await visitor.go(1)
  await visitor.arrivesAt(pages.projects, 900)
  // After the reload: Firefox's driver does not see that a page comes back from the cache, and would wait for it.
  await visitor.goTo('/404')
  await visitor.go(-1)
  await visitor.isOn(pages.projects.path)
  await visitor.isHydrated()
  await visitor.arrivesAt(pages.projects, 900)
  await visitor.click(inBar(pages.contact.label))
  await visitor.arrivesAt(pages.contact)
})

test('an address with a fragment shows its part below the bar, unfolded, and the page works', async ({
  come,
}) => {
  const id = site.personalDataId
  const { ask, click, arrivesAt } = await come(`${pages.about.path}#${id}`, { width: 1440 })
  const topBelowBar = () =>
    ask((part: string) => {
      const box = document.getElementById(part)?.getBoundingClientRect()
      return box?.height ? box.top - (document.querySelector('header')?.clientHeight ?? 0) : -1
    }, id)
  await expect.poll(topBelowBar).toBeGreaterThanOrEqual(0)
  expect(await topBelowBar()).toBeLessThan(120)
  await click(inBar(pages.contact.label))
  await arrivesAt(pages.contact)
})

const send = { selector: 'button', name: quoteForm.submit }

/** In the page: the field with the focus, whether it is refused, and whether its label is below the bar. */
function refusal() {
  const focused = document.activeElement
  const label = document.querySelector(`label[for="${focused?.id}"]`)
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isInSight = (label?.getBoundingClientRect().top ?? 0) >= bar
  return { id: focused?.id, isRefused: focused?.matches(':invalid'), isInSight }
}

test('the browser refuses an unfilled form, its field in sight; what is typed stays', async ({ come }) => {
  const message = 'Fuite & « humidité » : 20 m²'
  const visitor = await come(pages.contact.path)
  const { page, ask, click } = visitor
  const expectRefused = async (id: string) => {
    await click(send)
    await expect.poll(() => ask(refusal)).toEqual({ id, isRefused: true, isInSight: true })
    expect(await ask(() => document.querySelectorAll('[role=region] li').length)).toBe(0)
  }
  await expectRefused('name')
  await page.keyboard.type('Zoé')
  await click(field(quoteForm.fields.email.label))
  await page.keyboard.type('zoe')
  await expectRefused('email')
  await page.keyboard.type('@example.org')
  await click(field(quoteForm.fields.message.label))
  await page.keyboard.type(message)
  await click(send)
  const mail = () =>
    ask(() => document.querySelector('form a[href*="?subject="]')?.getAttribute('href') ?? '')
  await expect.poll(async () => decodeURIComponent(await mail())).toContain(message)
  expect(await ask(() => document.querySelector('textarea')?.value)).toBe(message)
})

test('without scripts the closed menu takes no click, and it and the links lead on', async ({ come }) => {
  const { click, isOn } = await come(pages.home.path, { scripts: false })
  await click({ selector: 'main a', name: home.hero.quoteCall })
  await isOn(pages.contact.path)
  await click(toggle)
  await click(inBar(pages.about.label))
  await isOn(pages.about.path)
})
