import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { failure } from '../../src/content/failure.ts'

test('while one works, a page that is not right shows what is wrong and does not reload for ever', async ({
  page,
}) => {
  test.slow() // Vite makes each module when it is asked for, which takes a busy machine its time
  // Vite takes it from here, and leaves 'production' here after a build.
  process.env.NODE_ENV = 'development'
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    plugins: [
      {
        name: 'with-a-fault',
        enforce: 'pre',
        transform: (source, id) => (id.endsWith('/AboutPage.tsx') ? `const = 1;${source}` : undefined),
      },
    ],
    logLevel: 'silent',
    // Beside an `npm run dev` and its files.
    cacheDir: 'node_modules/.vite-test',
    server: { port: 0 },
  })
  try {
    await server.listen()
    await page.goto(new URL('/', server.resolvedUrls?.local[0]).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.getByRole('banner').getByRole('link', { name: 'La Société' }).click()
    await expect(page.locator('vite-error-overlay')).toContainText('AboutPage.tsx', { timeout: 0 })
    // What stands behind it once the router has given up. It tries once more, with a reload.
    await expect(page.getByText(failure.title)).toBeAttached({ timeout: 0 })
    expect(loads).toBeLessThanOrEqual(1)
  } finally {
    await server.close()
  }
})
