import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** `vite preview` serves the site as a static host does. */
export const previewServer: Plugin = {
  name: 'preview-server',
  async configurePreviewServer({ config, middlewares }) {
    // It reads the company file, which must be valid.
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
  },
}
