import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { pageNames } from '../content/schemas/fields.ts'
import { pageFiles } from '../content/schemas/files.ts'
import { ownerError } from '../data/load.ts'
import { checkContent } from './contentChecks.ts'
import { readWhole } from './pictures.ts'

// What needs words that have been found right is imported only where it is used.

/** Where the server build goes; it is read once and is no part of the site. */
const serverFolder = 'node_modules/.prerender'

/**
 * `vite build` writes the whole site: one HTML file per page, 404.html, sitemap.xml and robots.txt, the headers for
 * each host (`_headers`, `.htaccess`), and a .br and .gz of each text file. A wrong file of words stops Vite;
 * the build warns of what is unfinished.
 */
function build(ofPictures: ReadonlySet<string>): Plugin {
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
      // To read them whole takes a second.
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
      const all = [...ofPictures, ...warnings].map((sentence) => `- ${sentence}\n`).join('')
      if (all !== '') logger.warn(`\nÀ regarder avant de publier :\n${all}`)
    },
  }
}

/** Of the pages and of the two forms, the site has only those that its words ask for. */
const dropDisabledPages: Plugin = {
  name: 'drop-disabled-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(?:pages\/.+|quote-form\/EndpointForm)\.tsx$/ },
    async handler(code, id) {
      const { quoteDelivery } = await import('../data/quoteForm.ts')
      const { enabledPageNames } = await import('../data/pages.ts')
      const leftOut = pageNames.filter((name) => !enabledPageNames.includes(name))
      // A page is the modules that import its words.
      if (leftOut.some((name) => code.includes(`/content/${pageFiles[name]}.yaml'`)))
        return 'export default null'
      // The bundler by itself would drop the unused script, but not its styles.
      if (quoteDelivery === null && this.environment.mode === 'build' && id.endsWith('/EndpointForm.tsx'))
        return 'export const EndpointForm = null'
      return undefined
    },
  },
}

/** The styles of all modules that the development server has rendered pages with. */
async function stylesOf(server: ViteDevServer) {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()]
  const sheets = await Promise.all(
    modules.filter((id) => id.endsWith('.vanilla.css')).map((id) => server.ssrLoadModule(`${id}?inline`)),
  )
  return sheets.map((sheet) => sheet.default).join('\n')
}

/** `npm run dev` has no files: each page is rendered when it is asked for, and again after each change. */
const develop: Plugin = {
  name: 'develop',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server, originalUrl = '/' }) {
      if (!server) return html
      const site: Partial<typeof import('../entry-server.tsx')> =
        await server.ssrLoadModule('/src/entry-server.tsx')
      const page = await site.render?.(originalUrl, html, {})
      // The scripts bring the styles again, but late.
      const tags = [{ tag: 'style', children: await stylesOf(server) }]
      return { html: page ?? html, tags }
    },
  },
  hotUpdate() {
    if (this.environment.name !== 'client') return undefined
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
  configureServer(server) {
    const folders = ['src/content', 'src/data'].map((folder) => resolve(folder))
    server.watcher.on('all', (_, file) => {
      if (folders.some((folder) => file.startsWith(folder))) void server.restart()
    })
  },
}

/** `vite preview` serves the site as a static host does. */
async function serve({ config, middlewares }: PreviewServer) {
  const { cacheControl, headersAt, redirectAt } = await import('./hostingFiles.ts')
  const dist = resolve(config.root, config.build.outDir)
  const notFoundPage = readFileSync(resolve(dist, '404.html'))
  const files = sirv(dist, {
    dev: true, // reads each file when it is asked for: a build may write them anew meanwhile
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
    // It runs no program that could take what a form sends.
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
    // With `dev`, sirv does not itself keep back files that are not for browsers, such as .htaccess.
    if (/\/(?:\.|%2e)(?!well-known\/)/i.test(request.url ?? '')) notFound()
    else files(request, response, notFound)
  })
}

/** `warnings` has what the owner should know of pictures before the site is published. */
export const prerender = (warnings: ReadonlySet<string>): Plugin[] => [
  build(warnings),
  dropDisabledPages,
  develop,
  { name: 'preview', configurePreviewServer: serve },
]
