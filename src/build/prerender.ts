import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import sirv from 'sirv'
import { normalizePath, type ErrorPayload, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { pageNames } from '../content/schemas/fields.ts'
import { ownerError } from '../data/load.ts'
import { checkContent } from './contentChecks.ts'
import { readWhole } from './pictures.ts'

// What needs valid content is imported only where it is used.

/** The output folder of the server build, which is no part of the site. */
const serverFolder = 'node_modules/.prerender'

/**
 * `vite build` writes the whole site: one HTML file per page, 404.html, sitemap.xml and robots.txt, the headers for
 * each host (`_headers`, `.htaccess`), and a .br and .gz of each text file. A content file with an error stops Vite;
 * the build warns of what is unfinished.
 */
function build(pictureWarnings: ReadonlySet<string>): Plugin {
  let warnings: string[] = []
  return {
    name: 'prerender',
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: { build: { ssr: 'src/entry-server.tsx', outDir: serverFolder, copyPublicDir: false } },
      },
    }),
    async configResolved({ command }) {
      // To decode every picture takes a second.
      const found = await checkContent({}, command === 'build' ? readWhole : undefined)
      if (found.errors.length > 0) throw ownerError(found.errors)
      ;({ warnings } = found)
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment')
      const bundle = await builder.build(client)
      await builder.build(ssr)
      if (!('output' in bundle)) throw new Error('Vite gave no bundle of the client')
      const { root, build: options, logger } = builder.config
      const { writePages } = await import('./writePages.ts')
      await writePages(
        resolve(root, options.outDir),
        resolve(root, serverFolder, 'entry-server.js'),
        bundle.output,
      )
      const all = [...pictureWarnings, ...warnings].map((sentence) => `- ${sentence}\n`).join('')
      if (all !== '') logger.warn(`\nÀ regarder avant de publier :\n${all}`)
    },
  }
}

/** Keeps disabled pages and, without `quoteDelivery`, EndpointForm out of the build. */
const dropDisabled: Plugin = {
  name: 'drop-disabled',
  enforce: 'pre',
  // The route of a disabled page stays, but renders NotFoundPage, as hosts answer its URL with 404.html.
  resolveId: {
    filter: { id: /\/pages\/\w+Page\/\w+Page\.tsx$/ },
    async handler(source, importer, options) {
      const { enabledPageNames } = await import('../data/pages.ts')
      // The page `about` is AboutPage.tsx.
      const component = basename(source, 'Page.tsx').toLowerCase()
      const name = pageNames.find((one) => one.toLowerCase() === component)
      if (name === undefined || enabledPageNames.includes(name)) return undefined
      return this.resolve('./pages/NotFoundPage/NotFoundPage.tsx', importer, options)
    },
  },
  transform: {
    filter: { id: /\/src\/quote-form\/EndpointForm\.tsx$/ },
    async handler() {
      const { quoteDelivery } = await import('../data/quoteForm.ts')
      // The bundler would drop the unused chunk, but not its styles.
      if (quoteDelivery === null && this.environment.mode === 'build')
        return 'export const EndpointForm = null'
      return undefined
    },
  },
}

/** A <style> for each style sheet of the rendered pages. Vite's client finds and updates it by `data-vite-dev-id`. */
async function stylesOf(server: ViteDevServer) {
  const ids = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()]
  const sheets = ids
    .filter((id) => id.endsWith('.vanilla.css'))
    .map(async (id) => {
      const { default: css } = await server.ssrLoadModule(`${id}?inline`)
      return { tag: 'style', attrs: { 'data-vite-dev-id': id }, children: css }
    })
  return Promise.all(sheets)
}

/** `npm run dev` has no files: each page is rendered when it is requested. An edited component or style does not reload it (HMR). */
const develop: Plugin = {
  name: 'develop',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server, originalUrl = '/' }) {
      if (!server) return html
      const site: Partial<typeof import('../entry-server.tsx')> =
        await server.ssrLoadModule('/src/entry-server.tsx')
      const page = await site.render?.(originalUrl, html, {})
      // Vite's client also loads the styles, but later.
      return { html: page ?? html, tags: await stylesOf(server) }
    },
  },
  configureServer(server) {
    const { hot } = server.environments.client
    const folders = ['src/content/', 'src/data/'].map((folder) => normalizePath(resolve(folder)))
    let error: ErrorPayload | undefined
    // Content is loaded once, so a valid change restarts the server, which reloads the page. An error is shown in Vite's overlay.
    const check = async () => {
      const { errors } = await checkContent()
      if (errors.length === 0) return server.restart()
      error = { type: 'error', err: { message: errors.join('\n'), stack: '' } }
      return hot.send(error)
    }
    server.watcher.on('all', (_, file) => {
      if (folders.some((folder) => normalizePath(file).startsWith(folder))) void check()
    })
    hot.on('vite:client:connect', (_, client) => {
      if (error) client.send(error)
    })
  },
}

/** `vite preview` serves the site as a static host does. */
async function serve({ config, middlewares }: PreviewServer) {
  const { cacheControl, headersAt, redirectAt } = await import('./hostingFiles.ts')
  const dist = resolve(config.root, config.build.outDir)
  const notFoundPage = readFileSync(resolve(dist, '404.html'))
  const files = sirv(dist, {
    dev: true, // reads each file when it is requested: a build may write it again meanwhile
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path))
      // sirv knows no type for .ico, and `nosniff` forbids browsers to guess one.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
  middlewares.use((request, response) => {
    // Set here and not in sirv's `setHeaders`, which sirv does not call for a 304.
    response.setHeaders(new Map(Object.entries(headersAt(request.url ?? ''))))
    // A static host runs no script that could receive a form.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end()
      return
    }
    const to = redirectAt(request.url ?? '')
    if (to !== undefined) {
      response.writeHead(301, { Location: to, 'Cache-Control': 'no-cache' }).end()
      return
    }
    const notFound = () => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
      response.writeHead(404, headers).end(notFoundPage)
    }
    // With `dev`, sirv also serves files that are not for browsers, such as .htaccess.
    if (/\/(?:\.|%2e)(?!well-known\/)/i.test(request.url ?? '')) notFound()
    else files(request, response, notFound)
  })
}

/** `pictureWarnings` are for the owner, before the site is published. */
export const prerender = (pictureWarnings: ReadonlySet<string>): Plugin[] => [
  build(pictureWarnings),
  dropDisabled,
  develop,
  { name: 'preview', configurePreviewServer: serve },
]
