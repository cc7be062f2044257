import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { documentTitle } from '../../src/data/content.ts'
import { loadContent } from '../../src/data/load.ts'
import { paths } from '../pages.ts'

/** A path that gets the 404 page. */
export const unknown = '/cette-page-n-existe-pas'

export const everyPath = [...paths, unknown]

export const fullTitle = (title: string) => documentTitle(title, loadContent('entreprise'))

type Fixtures = {
  /** Console messages that the test causes on purpose. */
  tolerated: RegExp
  guard: void
}

/** Runs in the page: reports each CSP violation as an error. */
export const reportCspViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    reportError(new Error(`CSP ${violatedDirective} blocked ${blockedURI} ${sample}`)),
  )

/** Runs in the page: keeps prerendered elements, which React replaces after a hydration mismatch. */
const noteParts = () =>
  addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { parts: Array.from(document.querySelectorAll('header, h1')) }),
  )

const areKept = () => (Reflect.get(window, 'parts') ?? []).map((part: Element) => part.isConnected)

/** A test fails on any console error or warning, on any request to another origin, and on any cookie or stored data. */
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
        // A `mailto:` opens the visitor's mail program.
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

/** Runs in the page: whether it is hydrated, effects included; one of them sets `aria-expanded`. */
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

/** A link of the menu, which the header shows from 1024 px. */
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

/** Waits until the page has no other task left: for assertions that something does not happen. */
export const idle = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => null, { priority: 'background' }))

/** Runs in the page: pauses each later fade at its start; the test moves it. */
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

/** The element that fades: the page without header and footer. */
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

/** Holds requests to a URL until the returned function is called. */
export async function hold(page: Page, url: string) {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, (route) => released.then(() => route.continue()))
  return () => release?.()
}

/** Counts document loads from now on; the router's navigations are none. */
export function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('http')) loads += 1
  })
  return () => loads
}

/** Matches a text of the content as the build typesets it: with joiners after hyphens, and typographic apostrophes. */
export const typesetPattern = (text: string) =>
  new RegExp(
    text
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll('-', '-\u2060?')
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/\s+/g, String.raw`\s+`),
  )
