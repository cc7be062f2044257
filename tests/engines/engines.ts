import type { Engine } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

type Entry = { find: () => unknown; start: () => Promise<Engine> }

/** The browsers that the promises are tried in. The end-to-end tests run in a Chromium of today. */
export const engines: Record<string, Entry> = {
  Firefox: { find: findFirefox, start: startFirefox },
  WebKit: { find: findWebKit, start: startWebKit },
}
