import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe finds wrong, by the criteria of WCAG 2.2 AA and by good practice. */
export async function violations(page: Page) {
  const found = await page.evaluate<AxeResults>(`${axe.source}; axe.run(${JSON.stringify(options)})`)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
