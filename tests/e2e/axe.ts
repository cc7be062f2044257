import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and best practices. Contrast, axe's slowest rule, can be checked separately. */
const rules = {
  all: { runOnly: criteria },
  'all but contrast': { runOnly: criteria, rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: 'color-contrast' },
} satisfies Record<string, RunOptions>

export type Rules = keyof typeof rules

/** The violations that axe finds. */
export async function violations(page: Page, asked: Rules = 'all') {
  // Injected once for each page, because sending it takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options = JSON.stringify({ ...rules[asked], resultTypes: ['violations'] })
  const found = await page.evaluate<AxeResults>(`axe.run(${options})`)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
