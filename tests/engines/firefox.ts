import { launch } from 'puppeteer-core'
import { findProgram } from '../server/process.ts'
import { height, type Engine } from './engine.ts'

export function findFirefox() {
  const found = findProgram('firefox-esr') ?? findProgram('firefox')
  if (found) return found
  throw new Error('No Firefox: Debian’s package is firefox-esr.')
}

/** Driven over WebDriver BiDi. Scripts are disabled in a whole browser, so a visit without them has one of its own. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox()
  const start = (scripts: boolean) =>
    launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'javascript.enabled': scripts,
        // Scroll bars as on a phone: they take no width from the page.
        'widget.gtk.overlay-scrollbars.enabled': true,
        'ui.useOverlayScrollbars': 1,
      },
    })
  const usual = await start(true)
  return {
    close: () => usual.close(),
    async open(width, scripts, messages) {
      const own = scripts ? null : await start(false)
      const context = await (own ?? usual).createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(0) // the test's own timeout is enough
      const resize = (to: number) => page.setViewport({ width: to, height })
      await resize(width)
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) messages.push(message.text())
      })
      // Breaches of the content policy are not among the driver's console messages, so they are reported as errors.
      await page.evaluateOnNewDocument(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          reportError(new Error(`CSP ${violatedDirective} refused ${blockedURI} ${sample}`)),
        ),
      )
      page.on('pageerror', (error) => messages.push(String(error)))
      return { page, resize, close: () => (own ?? context).close() }
    },
  }
}
