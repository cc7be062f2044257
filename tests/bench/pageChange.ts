import { chromium, type Page } from '@playwright/test'
import { kept, median, milliseconds } from './numbers.ts'
import { launchOptions } from './phone.ts'
import type { Served } from './servers.ts'
import { print, table } from './table.ts'

const slowdown = 4

/**
 * Measures from the end of the old page's fade to the frame that shows the new page. The new page's script has already
 * loaded: the router loads it when the pointer comes over the link.
 */
export async function pageChangeTable(runs: number, site: Served) {
  const browser = await chromium.launch(launchOptions())
  const times = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(site.url)
    await page.waitForLoadState('networkidle')
    const processor = await page.context().newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const links = page.locator('header nav a')
    for (let index = 1; index < (await links.count()); index++) {
      const link = links.nth(index)
      const to = (await link.getAttribute('href')) ?? ''
      await link.hover()
      await page.waitForTimeout(500)
      const change = timeOfChange(page)
      await link.click()
      times.set(to, [...(times.get(to) ?? []), await change])
      await page.waitForTimeout(800)
    }
    await page.close()
  }
  await browser.close()
  print(`\nPage change at ${slowdown}× slowdown, after the fade's end, medians of ${runs}. Goal: ≤ 100 ms`)
  const rows = [...times].map(([to, values]) => [
    to,
    milliseconds(median(values)),
    milliseconds(Math.min(...values)),
    milliseconds(Math.max(...values)),
    kept(median(values) <= 100),
  ])
  print(table([['To', 'median', 'least', 'most', 'kept'], ...rows]))
}

const timeOfChange = (page: Page) =>
  page.evaluate(async () => {
    const main = document.querySelector('main')
    const oldTitle = main?.querySelector('h1')
    if (!main || !oldTitle) throw new Error('The page has no <main> with a title')
    let fade: Animation | undefined
    while (!fade) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      fade = main.getAnimations({ subtree: true }).find(({ effect }) => effect?.getTiming().duration === 500)
    }
    // A fade that is cancelled at its end has ended too.
    await fade.finished.catch(() => undefined)
    const end = performance.now()
    while (!main.querySelector('h1') || main.contains(oldTitle))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    // The frame in which the title was found has been painted when the next task runs.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - end
  })
