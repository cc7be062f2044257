import { oldestBrowsers } from '../../src/prerender/browsers.ts'
import { findBrowser } from '../e2e/browser.ts'
import { findOldChromium, startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

type Entry = {
  find: () => unknown
  start: () => Promise<Engine>
  /** What the browser's driver cannot do. Tests whose title matches `promise` are left out because of it. */
  cannot?: { what: string; promise?: RegExp }[]
}

/** The browsers that the promises are tried in. */
export const engines: Record<string, Entry> = {
  Chromium: { find: findBrowser, start: () => startChromium(findBrowser()) },
  [`Chromium ${oldestBrowsers.chrome}`]: {
    find: findOldChromium,
    start: () => startChromium(findOldChromium()),
  },
  Firefox: { find: findFirefox, start: startFirefox, cannot: [{ what: 'tap with a pen' }] },
  WebKit: {
    find: findWebKit,
    start: startWebKit,
    // The page sees the driver's finger taps as a mouse. After going back from another origin, the driver hangs.
    cannot: [
      { what: 'tap with a finger' },
      { what: 'go back from another site', promise: /from another site/ },
    ],
  },
}
