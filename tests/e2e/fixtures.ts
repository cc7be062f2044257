import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { documentTitle } from '../../src/data/content.ts'
import { loadContent } from '../../src/data/load.ts'
import { paths } from '../pages.ts'

/** An address that leads nowhere. */
export const unknown = '/cette-page-n-existe-pas'

export const everyPath = [...paths, unknown]

export const fullTitle = (title: string) => documentTitle(title, loadContent('entreprise'))

type Fixtures = {
  /** Messages of the browser that the test brings about on purpose. */
  tolerated: RegExp
  guard: void
}

/** In the page: from now on each breach of the content policy is an error of the page. */
export const reportCspViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    reportError(new Error(`CSP ${violatedDirective} refused ${blockedURI} ${sample}`)),
  )

/** In the page: notes what is written, which React replaces where it cannot take it over. */
const noteParts = () =>
  addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { parts: Array.from(document.querySelectorAll('header, h1')) }),
  )

const areKept = () => (Reflect.get(window, 'parts') ?? []).map((part: Element) => part.isConnected)

/** Fails on anything that a visitor's console would show, on any request elsewhere and on anything kept. */
export const test = base.extend<Fixtures>({
  tolerated: [/(?!)/, { option: true }],
  guard: [
    async ({ context, baseURL, tolerated }, use) => {
      const errors: string[] = []
      const report = (text: string) => {
        if (!tolerated.test(text)) errors.push(text)
      }
      const { origin } = new URL(baseURL ?? '')
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) report(`console: ${message.text()}`)
      })
      context.on('weberror', (webError) => report(`page error: ${webError.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        // What is not asked for over HTTP leaves the site: a `mailto:` opens the visitor's own program.
        if (!url.protocol.startsWith('http')) return
        if (url.origin !== origin || request.method() !== 'GET' || url.search !== '') {
          report(`request ${request.method()} ${url.href}`)
        }
      })
      await context.addInitScript(reportCspViolations)
      await context.addInitScript(noteParts)
      await use()
      expect({ errors, ...(await context.storageState()) }).toEqual({ errors: [], cookies: [], origins: [] })
    },
    { auto: true },
  ],
})

export { expect }

/** In the page: whether the scripts have taken it over, effects included, one of which says that the menu is closed. */
export const isHydrated = () => document.querySelector('header button[aria-expanded]') !== null

export const waitForHydration = (page: Page) => page.waitForFunction(isHydrated)

export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await waitForHydration(page)
  expect(await page.evaluate(areKept)).not.toContain(false)
  return response
}

export const bar = (page: Page) => page.getByRole('banner')

export const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 })

/** A link of the bar: in the full menu from 1024 px. */
export const barLink = (page: Page, label: string): Locator =>
  bar(page).getByRole('navigation').getByRole('link', { name: label, exact: true })

export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

export const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expectScroll(page, top)
}

export const expectScroll = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)

/** Waits until the page has nothing more urgent to do, for what must not happen. */
export const idle = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => null, { priority: 'background' }))

/** In the page: from now on each fade stands still at its start, for the test to move it, however slow the machine. */
export function holdFades() {
  const animate = Reflect.get(Element.prototype, 'animate')
  Element.prototype.animate = function (...timing) {
    const fade = animate.apply(this, timing)
    fade.pause()
    return fade
  }
}

const anHour = 3_600_000

/**
 * Opens a page and stops its clock, which then moves by `page.clock.runFor` alone, however slow the machine. It stops an hour
 * ahead: a clock cannot stop at a time that has passed.
 */
export async function openWithStoppedClock(page: Page, path: string) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, path)
  await page.clock.pauseAt(now + anHour)
}

/** What fades: the page without the bar and the footer. */
export const pageBox = (page: Page) => page.locator('main > div')

/** Waits for the font and for every displayed picture: `loading="lazy"` alone would keep those further down from loading. */
export const mediaLoaded = (page: Page) =>
  // A picture cannot be decoded while another width takes its place.
  expect(() =>
    page.evaluate(async () => {
      const shown = Array.from(document.images).filter((image) => image.checkVisibility())
      for (const image of shown) image.loading = 'eager'
      await Promise.all([...shown.map((image) => image.decode()), document.fonts.ready])
    }),
  ).toPass()

/** Holds every answer to such requests back until the returned function is called. */
export async function hold(page: Page, url: string) {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, (route) => released.then(() => route.continue()))
  return () => release?.()
}

/** Counts real page loads from now on: a change inside the page is none. */
export function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('http')) loads += 1
  })
  return () => loads
}

/** `text` of the content as the build sets it: with joiners after its hyphens and curly apostrophes. */
export const typesetPattern = (text: string) =>
  new RegExp(
    text
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll('-', '-\u2060?')
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/\s+/g, String.raw`\s+`),
  )
