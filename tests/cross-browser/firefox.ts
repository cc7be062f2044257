import { launch } from 'puppeteer-core'
import { reportCspViolations } from '../e2e/fixtures.ts'
import { findProgram } from '../server/process.ts'
import { height, type Open } from './visitor.ts'

export function findFirefox() {
  const found = findProgram('firefox-esr') ?? findProgram('firefox')
  if (found) return found
  throw new Error('Debian has it in firefox-esr.')
}

/** Driven over WebDriver BiDi. */
export const openFirefox: Open = async (scripts) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    timeout: 0, // that of the fixture is enough
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      // Overlay scrollbars, as on a phone, take no width from the page.
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
    },
  })
  // In Firefox's first window, key presses go to the address bar.
  const page = await (await browser.createBrowserContext()).newPage()
  page.setDefaultTimeout(0) // the test's own timeout is enough
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  // The driver's console messages lack CSP violations, which are therefore reported as errors.
  await page.evaluateOnNewDocument(reportCspViolations)
  return {
    page,
    messages,
    resize: (width) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
