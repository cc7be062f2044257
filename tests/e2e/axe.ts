import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What a page needs before it is looked at. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong, by the criteria of WCAG 2.2 AA and by good practice. */
export const violations = (page: Page) =>
  page.evaluate(async () => {
    const found = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
