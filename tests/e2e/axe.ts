import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, by the criteria of WCAG 2.2 AA and by good practice, or by one rule alone. */
export async function violations(page: Page, runOnly: string | string[] = criteria) {
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const found = await page.evaluate<AxeResults>(`${axe.source}; axe.run(${options})`)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
