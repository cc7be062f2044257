import { randomUUID } from 'node:crypto'
import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { createServer } from 'vite'
import { editorAddress, editorHeaders, pageBeside } from '../build/editorHeaders.ts'
import { buildEditor, withPlace } from '../build/writeEditor.ts'
import { localForge } from './localForge.ts'

const host = '127.0.0.1'

const noPage = 'Cette page ne peut pas être montrée ; la fenêtre où tourne « npm run edit » dit pourquoi.'

/** `npm run edit`: the editor of the files of this folder, with the development server’s pages beside it. Returns its address. */
export async function serveEditor(root: string, port: number) {
  const folder = join(root, 'node_modules/.editor')
  await buildEditor(folder)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const files = sirv(folder)
  const forge = localForge(root)
  // Only the page that this server writes knows it.
  const token = randomUUID()
  const own = `http://${host}:${port}`
  const words = join(root, 'src/content')
  // What changes the words is followed here, where it is known when the pages are ready again.
  const site = await createServer({
    root,
    logLevel: 'error',
    server: { host, open: own + editorAddress, watch: { ignored: [join(words, '**')] } },
  })
  let pages = ''

  const windows = new Set<ServerResponse>()
  let version = 0
  let ready = Promise.resolve()
  let isWaiting = false
  /** All changes that come while the pages are made anew are in one more making. */
  const follow = () => {
    version += 1
    for (const window of windows) window.write(`data: ${version}\n\n`)
    if (isWaiting) return
    isWaiting = true
    ready = ready.then(() => {
      isWaiting = false
      return site.restart()
    })
  }
  watch(words, follow)

  /** Sends the frame beside the form to its page as soon as that is as the words are. No restart cuts its making short. */
  function showPage(response: ServerResponse, path: string) {
    const shown = ready.then(async () => {
      if (response.closed) return
      const { ok, status } = await fetch(pages + path)
      if (!ok) throw new Error(`${path} : ${status}`)
      response.writeHead(302, { Location: pages + path, 'Cache-Control': 'no-store' }).end()
    })
    ready = shown.catch(() => undefined)
    return shown
  }

  const server = createHttpServer((request, response) => {
    const { headers, url = '' } = request
    const isOwn = headers.host === `${host}:${port}` && [undefined, own].includes(headers.origin)
    const [path = ''] = url.split('?')
    const [, asked] = /^\/editeur\/api\/v1(\/.*)$/.exec(path) ?? []
    // Any page that is open in the browser can write to this address, or give its own name to it.
    if (!isOwn || (asked !== undefined && headers.authorization !== `token ${token}`))
      response.writeHead(403).end('Interdit')
    else if (asked !== undefined) void forge(request, response, asked)
    else if (path === editorAddress) {
      const api_root = `${own}${editorAddress}api/v1`
      const backend = { name: 'gitea', repo: 'local/site', branch: 'local', api_root }
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          ...editorHeaders([], [pages]),
        })
        .end(withPlace(page, { backend, token, pages }))
    } else if (path === `${editorAddress}changes`) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      windows.add(response)
      response.on('close', () => windows.delete(response))
    } else if (path.startsWith(pageBeside)) {
      showPage(response, path.slice(pageBeside.length)).catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(noPage)
      })
    } else if (path.startsWith(editorAddress)) {
      request.url = path.slice(editorAddress.length - 1)
      files(request, response, () => {
        response.writeHead(404).end()
      })
    } else response.writeHead(302, { Location: editorAddress }).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  await site.listen()
  pages = `http://${host}:${site.config.server.port}`
  return own + editorAddress
}
