import { chromium } from '@playwright/test'
import { kept, median, milliseconds } from './numbers.ts'
import { launchOptions } from './phone.ts'
import type { Served } from './servers.ts'
import { print, table } from './table.ts'
import { slowestAnswers } from './visit.ts'

/** For each step, how long it takes to respond, in ms: a list with one time for each visit. */
export async function answersOf(visits: number, site: Served) {
  const browser = await chromium.launch(launchOptions())
  const times = new Map<string, number[]>()
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const answers = await slowestAnswers(await context.newPage())
    for (const [step, time] of Object.entries(answers)) times.set(step, [...(times.get(step) ?? []), time])
    await context.close()
  }
  await browser.close()
  return times
}

export async function interactionTable(runs: number, site: Served) {
  const times = await answersOf(runs, site)
  print(`\nInteractions at 4× slowdown, slowest of each step, medians of ${runs}. Goal: ≤ 100 ms`)
  const rows = [...times].map(([step, values]) => [
    step,
    milliseconds(median(values)),
    milliseconds(Math.min(...values)),
    milliseconds(Math.max(...values)),
    kept(median(values) <= 100),
  ])
  print(table([['Step', 'median', 'least', 'most', 'kept'], ...rows]))
}
