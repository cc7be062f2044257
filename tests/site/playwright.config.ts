import { defineConfig } from '@playwright/test'
import { browserTests } from '../browserTests.ts'

/** What proves a site, whosever it is, in a real browser on what was built. Build first. */
export default defineConfig({
  ...browserTests,
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/site',
  workers: 2,
  // A new context for each test would cost a second of processor.
  use: { ...browserTests.use, reuseContext: true },
})
