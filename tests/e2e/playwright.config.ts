import './useSample.ts'
import { defineConfig } from '@playwright/test'
import { isSample } from '../../src/build/sample.ts'
import { browserTests } from '../browserTests.ts'
import { findFirefox } from '../cross-browser/firefox.ts'
import { findWebKit } from '../cross-browser/webkit.ts'
import { unavailableReason } from '../server/process.ts'
import { apache } from '../server/servers.ts'

const engines = [
  { name: 'Firefox', find: findFirefox },
  { name: 'WebKit', find: findWebKit },
]

const ownersSites = ['other-company.e2e.ts', 'editor.e2e.ts', 'dev.e2e.ts']

const { webServer } = browserTests

/** What proves the product, in real browsers, on the sample as `npm start` serves it. Build first. */
export default defineConfig({
  ...browserTests,
  // Those that keep one worker for long come first: at the end the others would wait for them.
  projects: [
    // Each file has one worker, and so one build.
    { name: 'sites of owners', testMatch: ownersSites, fullyParallel: false },
    // Of two Firefoxes on one machine, the one behind loses scripts and animations now and then.
    ...engines
      .filter(({ find }) => unavailableReason(find) === null)
      .map(({ name }) => ({ name, testDir: '../cross-browser', testMatch: '*.e2e.ts', workers: 1 })),
    // A new context for each test would cost a second of processor.
    { name: 'the sample', testMatch: '*.e2e.ts', testIgnore: ownersSites, use: { reuseContext: true } },
  ],
  outputDir: '../../test-results/e2e',
  // Not every machine can have it.
  grepInvert: unavailableReason(apache.find) === null ? [] : apache.mark,
  // On two cores: the tests of owners’ sites, which two of them begin with, wait more than they work.
  workers: 3,
  webServer: isSample
    ? webServer
    : // The built site is another: this one's pictures may have to be encoded.
      { ...webServer, command: `npx vite build && ${webServer.command}` },
})
