import { resolve } from 'node:path'
import { normalizePath, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite'
import { checkContent } from './contentChecks.ts'

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

const folders = ['src/content/', 'src/data/'].map((folder) => normalizePath(resolve(folder)))

/** Whether a file gives the content that a server loads once. */
const isLoadedOnce = (file: string) => folders.some((folder) => normalizePath(file).startsWith(folder))

/** `npm run dev` has no files: each page is rendered when it is requested. An edited component or style does not reload it (HMR). */
export const devServer: Plugin = {
  name: 'dev-server',
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
  // Vite's own update would show the content as it was loaded, and close the overlay with the error.
  hotUpdate: ({ file }) => (isLoadedOnce(file) ? [] : undefined),
  configureServer(server) {
    const { hot } = server.environments.client
    let error: ErrorPayload | undefined
    // Content is loaded once, so a valid change restarts the server, which reloads the page. An error is shown in Vite's overlay.
    const check = async () => {
      const { errors } = await checkContent()
      if (errors.length === 0) return server.restart()
      error = { type: 'error', err: { message: errors.join('\n'), stack: '' } }
      return hot.send(error)
    }
    server.watcher.on('all', (_, file) => {
      if (isLoadedOnce(file)) void check()
    })
    hot.on('vite:client:connect', (_, client) => {
      if (error) client.send(error)
    })
  },
}
