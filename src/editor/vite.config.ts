import { join } from 'node:path'
import { createServer, defineConfig, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The development server of the site itself. */
async function startSite() {
  const server = await createServer({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw error
  }
  return server
}

/** Redirects /site/… to the site, and starts its server at the first request: a content error must not stop the editor. */
function site(): Plugin {
  let starting: ReturnType<typeof startSite> | undefined
  return {
    name: 'site',
    configureServer({ middlewares }) {
      middlewares.use('/site', async ({ headers, url = '/' }, response) => {
        // Sveltia CMS requests the page of each form that is opened, to know whether it exists.
        if (headers['sec-fetch-mode'] !== 'navigate') {
          response.end()
          return
        }
        try {
          const server = await (starting ??= startSite())
          const [origin = ''] = server.resolvedUrls?.local ?? []
          response.writeHead(302, { Location: new URL(url, origin).href, 'Cache-Control': 'no-store' }).end()
        } catch (error) {
          starting = undefined
          const reason = error instanceof Error ? error.message : String(error)
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end(
            `Le site ne peut pas être montré :\n\n${reason}\n\nCorrigez, puis rechargez cette page.`,
          )
        }
      })
    },
    async buildEnd() {
      await (await starting?.catch(() => undefined))?.close()
    },
  }
}

/** `npm run edit`: the editor has a server of its own, so that it starts whatever a content file says. */
export default defineConfig({
  plugins: [site()],
  // The site's server has its own cache.
  cacheDir: '../../node_modules/.editor',
  server: { open: true },
  // translations.ts completes Sveltia CMS's French.
  resolve: {
    alias: [{ find: /^\.\.\/locales\/fr\.json$/, replacement: join(import.meta.dirname, 'translations.ts') }],
  },
  // Sveltia CMS loads its own files by URL.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
