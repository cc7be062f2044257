import { oldestBrowsers } from '../../src/prerender/browsers.ts'
import { findBrowser } from '../e2e/browser.ts'
import { findOldChromium, startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

/** The browsers that the promises are tried in. */
export const engines: Record<string, { find: () => unknown; start: () => Promise<Engine> }> = {
  Chromium: { find: findBrowser, start: () => startChromium(findBrowser()) },
  [`Chromium ${oldestBrowsers.chrome}`]: {
    find: findOldChromium,
    start: () => startChromium(findOldChromium()),
  },
  Firefox: { find: findFirefox, start: startFirefox },
  WebKit: { find: findWebKit, start: startWebKit },
}
