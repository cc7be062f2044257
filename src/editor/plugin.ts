import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import { build, type Plugin } from 'vite'
import { localForge } from './localForge.ts'

const address = '/editeur/'

/** Builds the editor's scripts and page into a folder; `where` tells them where the owner's files lie. */
export async function buildEditor(outDir: string, where: object) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: address,
    logLevel: 'warn',
    plugins: [
      {
        // Colours for program code, maps and other languages than French: no form needs them.
        name: 'editor-leaves-out',
        enforce: 'pre',
        resolveId: {
          filter: {
            id: /^(?:@shikijs\/(?:langs|themes)|leaflet|terra-draw|svgo)|\/locales\/(?!fr\b)[\w-]+\.json$/,
          },
          handler: () => '\0none',
        },
        load: { filter: { id: /^\0none$/ }, handler: () => 'export default {}' },
      },
      {
        name: 'editor-page',
        transformIndexHtml: (html) =>
          html.replace(
            'id="where">',
            () => `id="where">${JSON.stringify(where).replaceAll('<', String.raw`\u003c`)}`,
          ),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
    },
  })
}

/** What the editor's page may do: what the site's pages may, and what Sveltia CMS needs besides. */
export const editorPolicy = (connect: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', ...connect].join(' '),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** `npm run edit`: the editor of the files on this computer, beside the pages of the development server. */
export function editor(): Plugin {
  return {
    name: 'editor',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'edit',
    config: () => ({ server: { host: '127.0.0.1', open: address, cors: false } }),
    async configureServer(server) {
      const { root } = server.config
      const token = randomUUID()
      const forge = localForge(root)
      const outDir = join(root, 'node_modules/.editor')
      await buildEditor(outDir, {})
      const page = await readFile(join(outDir, 'index.html'), 'utf8')
      const files = sirv(outDir, { etag: true })
      server.middlewares.use((request, response, next) => {
        const { url = '', headers } = request
        const [path = ''] = url.split('?')
        if (!path.startsWith(address)) return next()
        const origin = `http://${headers.host}`
        // Another page of the browser, or another name for this computer, may not come here.
        const isOwn =
          /^(?:127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '') &&
          (headers.origin === undefined || headers.origin === origin)
        const [, asked] = /^\/editeur\/api\/v1(\/.*)$/.exec(path) ?? []
        if (!isOwn || (asked !== undefined && headers.authorization !== `token ${token}`))
          return response.writeHead(403).end('Interdit')
        if (asked !== undefined) return forge(request, response, asked)
        response.setHeader('Content-Security-Policy', editorPolicy([]))
        if (path !== address)
          return files(Object.assign(request, { url: url.slice(address.length - 1) }), response, next)
        const backend = {
          name: 'gitea',
          repo: 'local/site',
          branch: 'local',
          api_root: `${origin}/editeur/api/v1`,
        }
        const where = JSON.stringify({ backend, token, preview: true })
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-store')
        return response.end(page.replace('id="where">{}', () => `id="where">${where}`))
      })
      server.httpServer?.once('listening', () => {
        server.config.logger.info(`  Éditeur : http://127.0.0.1:${server.config.server.port}${address}`)
      })
    },
  }
}
