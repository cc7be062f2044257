import { defineConfig } from '@playwright/test'
import e2e, { serverAt } from '../e2e/playwright.config.ts'
import { faultOf } from '../server/process.ts'
import { engines } from './engines.ts'

// The end-to-end tests may run at the same time.
const port = Number(process.env.PORT ?? 4321) + 1

/**
 * One list of promises, in every browser of engines.ts, on the built site as `npm start` serves it. Build first. The
 * browser of the end-to-end tests is there for comparison.
 */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'promises.ts',
  outputDir: '../../test-results/engines',
  grepInvert: [],
  // Of two Firefoxes on one machine, the one behind loses scripts and animations now and then.
  workers: 1,
  use: { ...e2e.use, baseURL: `http://localhost:${port}` },
  projects: Object.entries(engines)
    .filter(([, { find }]) => faultOf(find) === null)
    .map(([name]) => ({ name })),
  webServer: serverAt(port),
})
