import { defineConfig } from '@playwright/test'
import { findFirefox } from '../cross-browser/firefox.ts'
import { findWebKit } from '../cross-browser/webkit.ts'
import { unavailableReason } from '../server/process.ts'
import { apache } from '../server/servers.ts'
import { findBrowser } from './browser.ts'

const port = Number(process.env.PORT ?? 4321)

const engines = [
  { name: 'Firefox', find: findFirefox },
  { name: 'WebKit', find: findWebKit },
]

const ownersSites = ['other-company.e2e.ts', 'editor.e2e.ts']

/** End-to-end tests in real browsers, on the built site as `npm start` serves it. Build first. */
export default defineConfig({
  testDir: '.',
  // Those that build a site of their own come first: at the end they would keep one worker, and the other waits.
  projects: [
    // Each file has one worker, and so one build.
    { name: 'sites of owners', testMatch: ownersSites, fullyParallel: false },
    // A new context for each test would cost a second of processor.
    { name: 'this site', testMatch: '*.e2e.ts', testIgnore: ownersSites, use: { reuseContext: true } },
    // Of two Firefoxes on one machine, the one behind loses scripts and animations now and then.
    ...engines
      .filter(({ find }) => unavailableReason(find) === null)
      .map(({ name }) => ({ name, testDir: '../cross-browser', testMatch: 'behaviour.e2e.ts', workers: 1 })),
  ],
  outputDir: '../../test-results/e2e',
  // Not every machine can have it.
  grepInvert: unavailableReason(apache.find) === null ? [] : apache.mark,
  forbidOnly: true,
  fullyParallel: true,
  // On two cores: the tests of owners’ sites, which two of them begin with, wait more than they work.
  workers: 3,
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
  },
})
