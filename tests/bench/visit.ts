import type { Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { pages } from '../../src/content/pages.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { site } from '../../src/content/site.ts'

const slowdown = 4

/**
 * Uses the site on a phone 4 times slower than this machine, and returns how long each step took to respond on screen.
 * The browser's Event Timing measures that from the touch to the frame that shows its effect.
 */
export async function slowestAnswers(page: Page): Promise<Record<string, number>> {
  await page.addInitScript(recordAnswers)
  await page.goto(pages.home.path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const answers: Record<string, number> = {}
  const measure = async (step: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => dispatchEvent(new Event('measure:start')))
    await act()
    answers[step] = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'measure:end',
            (event) => resolve(event instanceof CustomEvent ? event.detail : NaN),
            {
              once: true,
            },
          )
          dispatchEvent(new Event('measure:stop'))
        }),
    )
  }
  const title = page.getByRole('heading', { level: 1 })
  await measure('menu', () => page.getByRole('button', { name: site.menu.title }).tap())
  await measure('link', async () => {
    await page.getByRole('banner').getByRole('link', { name: pages.contact.label, exact: true }).tap()
    await title.filter({ hasText: contact.hero.title }).waitFor()
  })
  const { fields } = quoteForm
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
  return answers
}

/**
 * Runs in the page, so it must not give a name to any function inside it: tsx would add a call to its own helper, which
 * the page does not have. Event Timing does not measure going back: that is timed from `popstate` to the next frame.
 */
function recordAnswers() {
  let durations: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration)
  })
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(options)
  addEventListener('popstate', () => {
    const start = performance.now()
    requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - start)))
  })
  addEventListener('measure:start', () => {
    observer.takeRecords()
    durations = []
  })
  addEventListener('measure:stop', () => {
    // An entry comes with the frame after the one that it measures.
    setTimeout(
      () => dispatchEvent(new CustomEvent('measure:end', { detail: Math.max(0, ...durations) })),
      500,
    )
  })
}
