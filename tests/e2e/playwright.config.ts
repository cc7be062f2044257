import { defineConfig } from '@playwright/test'
import { canTest } from '../debian.ts'
import { findApache } from '../server/apache.ts'
import { findNginx } from '../server/nginx.ts'
import { findBrowser } from './browser.ts'

const port = Number(process.env.PORT ?? 4321)

/** End-to-end tests, in a real Chromium on the built site as `npm start` serves it. Build first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  // Tests are marked with what they need that not every machine can have.
  grepInvert: [
    ...(canTest('deploy/nginx.conf', findNginx) ? [] : [/@nginx/]),
    ...(canTest('dist/.htaccess', findApache) ? [] : [/@apache/]),
  ],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-quic'] },
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
  // Screenshots at half size: a difference of font rendering is lost in them, a block that moved is not.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.002, animations: 'disabled', scale: 'device' },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
