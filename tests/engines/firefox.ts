import { launch } from 'puppeteer-core'
import { findProgram } from '../server/process.ts'
import { height, type Open } from './visitor.ts'

export function findFirefox() {
  const found = findProgram('firefox-esr') ?? findProgram('firefox')
  if (found) return found
  throw new Error('Debian has it in firefox-esr.')
}

/** Driven over WebDriver BiDi. */
export const openFirefox: Open = async (width, scripts, messages) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      // Scroll bars as on a phone: they take no width from the page.
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
    },
  })
  // The first window's keyboard is that of its address bar.
  const page = await (await browser.createBrowserContext()).newPage()
  page.setDefaultTimeout(0) // the test's own timeout is enough
  const resize = (to: number) => page.setViewport({ width: to, height })
  await resize(width)
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  // Breaches of the content policy are not among the driver's console messages, so they are reported as errors.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportError(new Error(`CSP ${violatedDirective} refused ${blockedURI} ${sample}`)),
    ),
  )
  return { page, resize, close: () => browser.close() }
}
