import { pages } from '../../src/data/pages.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import { site } from '../../src/data/site.ts'
import { everyPath, waitForHydration } from '../e2e/fixtures.ts'
import { textLayoutErrors } from '../e2e/textLayoutErrors.ts'
import { paths } from '../pages.ts'
import { expect, test } from './fixtures.ts'
import { height, type Visitor } from './visitor.ts'

// Behaviour that may differ between browsers. No test knows in which browser it runs.

const toggle = { selector: 'header button' }
const inBar = (name: string) => ({ selector: 'header a', name })
const field = (name: string) => ({ selector: 'input, textarea', name })

/** Runs in the page: whether it fits the viewport and has its font and its first images, and the heights of its parts. */
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

for (const path of everyPath)
  test(`${path} fits the viewport and is laid out as in Chromium, on a phone and on a desktop`, async ({
    visit,
    page,
  }) => {
    const visitor = await visit(path)
    await page.goto(path)
    await waitForHydration(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height })
      await visitor.resize(width)
      // Polled: after a resize each browser chooses its images in a frame of its own.
      const look = async () => {
        const [expected, found] = [await page.evaluate(layout), await visitor.ask(layout)]
        // Glyph widths differ: a text may have one more line, or two if it is long.
        const isAlike = (high: number, index: number) =>
          Math.abs(high - (found.heights[index] ?? NaN)) < 60 + high / 12
        return {
          isWhole: found.isWhole,
          // Chromium may lack the French dictionary that hyphenates a title.
          ...(await visitor.ask(textLayoutErrors)),
          moved: expected.heights.filter((high, index) => !isAlike(high, index)),
        }
      }
      await expect
        .poll(look, { message: `at ${width} px` })
        .toEqual({ isWhole: true, cut: [], onAnother: [], moved: [] })
    }
  })

/** Expects `aria-expanded` of the button, and as many visible links. */
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

test('the menu opens by its button, and closes by Escape, its button and its links', async ({ visit }) => {
  const visitor = await visit(pages.home.path)
  const { page, click, ask } = visitor
  const isOnButton = () => ask(() => document.activeElement?.matches('header button'))
  // By the keyboard: WebKit does not focus a clicked button.
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

/** Runs in the page: its open texts, its checked pictures and its scroll position. */
function viewState() {
  const radios = document.querySelectorAll<HTMLInputElement>('main [type=radio]')
  const details = document.querySelectorAll<HTMLDetailsElement>('main details')
  return {
    open: Array.from(details, ({ open }) => open),
    checked: Array.from(radios, ({ checked }) => checked),
    top: Math.round(scrollY),
  }
}

/** Runs in the page: opens every closed text, closes every open one, and checks another picture of each project. */
function changeDisclosuresAndRadios() {
  for (const summary of document.querySelectorAll<HTMLElement>('main summary')) summary.click()
  for (const group of document.querySelectorAll('main fieldset'))
    group.querySelector<HTMLElement>('[type=radio]:not(:checked)')?.click()
}

test('back, forward and a reload restore the scroll position of each page', async ({ visit }) => {
  const visitor = await visit(pages.home.path, 1440)
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
  // Last: Firefox's driver does not notice a page from the back/forward cache.
  await visitor.goTo('/404')
  await visitor.go(-1)
  await visitor.isOn(pages.projects.path)
  await visitor.isHydrated()
  await visitor.arrivesAt(pages.projects, 900)
  await visitor.click(inBar(pages.contact.label))
  await visitor.arrivesAt(pages.contact)
})

// WebKit scrolls to a fragment again after a reload, so these URLs have none; tests/e2e/hydration.e2e.ts has one in Chromium.
test('a reload restores scroll position, open texts and checked pictures', async ({ visit }) => {
  for (const path of [pages.expertises.path, pages.contact.path, pages.projects.path]) {
    const visitor = await visit(path)
    await visitor.ask(changeDisclosuresAndRadios)
    await visitor.scrollTo(1500)
    const before = await visitor.ask(viewState)
    await visitor.reload()
    await expect.poll(() => visitor.ask(viewState)).toEqual(before)
  }
})

test('a URL with a fragment shows its target below the header, in an open <details>', async ({ visit }) => {
  const id = site.personalDataId
  const { ask, click, arrivesAt } = await visit(`${pages.about.path}#${id}`, 1440)
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

/** Runs in the page: the focused field, whether it is invalid, and whether its label is below the header. */
function refusal() {
  const focused = document.activeElement
  const label = document.querySelector(`label[for="${focused?.id}"]`)
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isLabelVisible = (label?.getBoundingClientRect().top ?? 0) >= bar
  return { id: focused?.id, isInvalid: focused?.matches(':invalid'), isLabelVisible }
}

test('the browser shows the first invalid field below the header and keeps what is typed', async ({
  visit,
}) => {
  const message = 'Fuite & « humidité » : 20 m²'
  const visitor = await visit(pages.contact.path)
  const { page, ask, click } = visitor
  const expectRefused = async (id: string) => {
    await click(send)
    await expect.poll(() => ask(refusal)).toEqual({ id, isInvalid: true, isLabelVisible: true })
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
