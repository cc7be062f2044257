import type { Browser } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/content/pages.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { site } from '../../src/content/site.ts'

declare global {
  interface Window {
    slowest: number
  }
}

/**
 * Uses the site on a phone 4 times slower than this machine, and returns how long each step took to respond on screen.
 * The browser's Event Timing measures that from the touch to the frame that shows its effect.
 */
export async function answersOf(browser: Browser, baseURL: string) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(recordSlowest)
  await page.goto(pages.home.path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { fields } = quoteForm
  const nameField = page.getByLabel(fields.name.label)
  const contactLink = page.getByRole('banner').getByRole('link', { name: pages.contact.label, exact: true })
  const fillAndSubmit = async () => {
    await page.getByLabel(fields.email.label).fill(company.email)
    await page.getByLabel(fields.message.label).fill('Une fissure')
    await page.getByRole('button', { name: quoteForm.submit }).tap()
    await page.getByText(quoteForm.toast.title, { exact: true }).waitFor()
  }
  const steps: Record<string, () => Promise<unknown>> = {
    menu: () => page.getByRole('button', { name: site.menu.title }).tap(),
    link: () => contactLink.tap().then(() => nameField.waitFor()),
    typing: () => nameField.pressSequentially('Zoé'),
    submit: fillAndSubmit,
    question: () => page.locator('summary').first().tap(),
    back: () => page.goBack().then(() => nameField.waitFor({ state: 'detached' })),
  }
  const answers: Record<string, number> = {}
  for (const [step, act] of Object.entries(steps)) {
    await page.evaluate(() => {
      window.slowest = 0
    })
    await act()
    // An entry comes with the frame after the one that it measures.
    await page.waitForTimeout(500)
    answers[step] = await page.evaluate(() => window.slowest)
  }
  await context.close()
  return answers
}

/**
 * Runs in the page, hence without a name for any function in it. Event Timing does not measure going back: that is timed
 * from `popstate` to the next frame.
 */
function recordSlowest() {
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration)
  }).observe(options)
  addEventListener('popstate', ({ timeStamp }) =>
    requestAnimationFrame(() =>
      setTimeout(() => (window.slowest = Math.max(window.slowest, performance.now() - timeStamp))),
    ),
  )
}
