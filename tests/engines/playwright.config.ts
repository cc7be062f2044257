import { defineConfig } from '@playwright/test'
import { canTest } from '../debian.ts'
import { engines } from './engines.ts'
import type { EngineName } from './fixtures.ts'

const port = Number(process.env.PORT ?? 4321)

/** One list of promises, in every browser of engines.ts, on the built site as `npm start` serves it. Build first. */
export default defineConfig<object, EngineName>({
  testDir: '.',
  testMatch: 'promises.ts',
  globalTeardown: './limits.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Long, for a busy machine; a test goes on as soon as what it waits for is there.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
  use: { baseURL: `http://localhost:${port}` },
  projects: Object.entries(engines)
    .filter(([name, { find }]) => canTest(name, find))
    .map(([name, { cannot = [] }]) => ({
      name,
      use: { engineName: name },
      grepInvert: [new RegExp(`as in ${name} at`), ...cannot.flatMap(({ promise }) => promise ?? [])],
    })),
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
