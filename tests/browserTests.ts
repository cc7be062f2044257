import type { PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

/** One run at a time uses it. */
const port = Number(process.env.PORT ?? 4321)

/** What both runs in browsers have in common: the product's on the sample (e2e/), and the site's own on what was built (site/). */
export const browserTests = {
  testDir: '.',
  forbidOnly: true,
  fullyParallel: true,
  // Long, for a busy machine; a test goes on as soon as what it waits for is there.
  timeout: 120_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      // Without the last, the headless shell draws letters otherwise than a desktop does.
      args: ['--no-sandbox', '--disable-quic', '--font-render-hinting=slight'],
    },
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
  // Screenshots at half size: a difference of font rendering is lost in them, a block that moved is not.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toPass: { timeout: 30_000 },
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.002, animations: 'disabled', scale: 'device' },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    // Long, for a busy machine, and for a build before it.
    timeout: 600_000,
  },
} satisfies PlaywrightTestConfig
