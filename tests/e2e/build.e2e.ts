import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { createBuilder, createServer, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** The site as if `code` stood at the top of the module of a page. */
const withCode = (code: string, page: string): Plugin => ({
  name: 'with-code',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith(`/${page}.tsx`) ? code + source : undefined),
})

test('a page that cannot be rendered stops the build, which names it', async () => {
  test.slow() // a whole build
  const plugins = [withCode('window.innerWidth;', 'AboutPage')]
  const builder = await createBuilder({
    root,
    plugins,
    logLevel: 'silent',
    build: { outDir: test.info().outputDir },
  })
  await expect(builder.buildApp()).rejects.toThrow('The page /societe cannot be rendered.')
})

test('while one works, a page that is not right shows what is wrong and does not reload for ever', async ({
  page,
}) => {
  test.slow()
  // Vite takes it from here, and leaves 'production' here after a build.
  process.env.NODE_ENV = 'development'
  const server = await createServer({
    root,
    plugins: [withCode('const = 1;', 'AboutPage')],
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
    // Vite makes a page's module when it is asked for it, which takes a busy machine its time.
    await expect(page.locator('vite-error-overlay')).toContainText('AboutPage.tsx', { timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    // The router itself tries once more.
    expect(loads).toBeLessThanOrEqual(1)
    await expect(page.locator('vite-error-overlay')).toBeVisible()
  } finally {
    await server.close()
  }
})
