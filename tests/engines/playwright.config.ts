import { defineConfig } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { isThere } from '../tools.ts'
import { engines } from './engines.ts'

// The end-to-end tests may run at the same time.
const port = Number(process.env.PORT ?? 4321) + 1

/** One list of promises, in every browser of engines.ts, on the built site as `npm start` serves it. Build first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'promises.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Long, for a busy machine; a test goes on as soon as what it waits for is there.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // The Chromium of today, for comparison.
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-quic'] },
  },
  projects: Object.entries(engines)
    .filter(([, { find }]) => isThere(find))
    .map(([name]) => ({ name })),
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
