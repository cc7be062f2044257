import type { Browser } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
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
  const answers: Record<string, number> = {}
  const measure = async (step: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      window.slowest = 0
    })
    await act()
    // An entry comes with the frame after the one that it measures.
    await page.waitForTimeout(500)
    answers[step] = await page.evaluate(() => window.slowest)
  }
  const title = page.getByRole('heading', { level: 1 })
  const { fields } = quoteForm
  await measure('menu', () => page.getByRole('button', { name: site.menu.title }).tap())
  await measure('link', async () => {
    await page.getByRole('banner').getByRole('link', { name: pages.contact.label, exact: true }).tap()
    await title.filter({ hasText: contact.hero.title }).waitFor()
  })
  await measure('typing', () => page.getByLabel(fields.name.label).pressSequentially('Zoé'))
  await page.getByLabel(fields.email.label).fill(company.email)
  await page.getByLabel(fields.message.label).fill('Une fissure')
  await measure('submit', async () => {
    await page.getByRole('button', { name: quoteForm.submit }).tap()
    await page.getByText(quoteForm.toast.title, { exact: true }).waitFor()
  })
  await measure('question', () => page.locator('summary').first().tap())
  await measure('back', async () => {
    await page.goBack()
    await title.filter({ hasNotText: contact.hero.title }).waitFor()
  })
  await context.close()
  return answers
}

/** Runs in the page. Event Timing does not measure going back: that is timed from `popstate` to the next frame. */
function recordSlowest() {
  window.slowest = 0
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration)
  }).observe(options)
  addEventListener('popstate', () => {
    const start = performance.now()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.slowest = Math.max(window.slowest, performance.now() - start)
      }),
    )
  })
}
