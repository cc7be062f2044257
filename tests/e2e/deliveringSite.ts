import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { freePort, root } from '../server/process.ts'

/** An answer that another origin may read; its page is for a browser that posts the form without scripts. */
export const answerWith = (status: number) => (response: ServerResponse) => {
  response
    .writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html; charset=utf-8' })
    .end('<!doctype html><title>Merci</title>')
}

/** Takes what a form sends, and answers as the test says. */
export function createReceiver() {
  const received: { headers: IncomingMessage['headers']; body: string }[] = []
  let answer: (response: ServerResponse) => void = answerWith(200)
  return {
    received,
    answerWith: (next: typeof answer) => (answer = next),
    async take(request: IncomingMessage, response: ServerResponse) {
      received.push({ headers: request.headers, body: (await buffer(request)).toString('latin1') })
      answer(response)
    },
  }
}

/** A server of its own for `receiver`, hence another origin than the site's. */
export async function listen(receiver: ReturnType<typeof createReceiver>) {
  const port = await freePort()
  const server = createServer((request, response) => {
    // A browser asks for this by itself once it shows an answer of this server.
    if (request.url === '/favicon.ico') response.writeHead(404).end()
    else void receiver.take(request, response)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A copy of the project that shares its packages and encoded pictures, but not `.prerender`, which each build writes. */
export async function copyOfProject() {
  const folder = await mkdtemp(join(tmpdir(), 'minium-copy-'))
  for (const part of [
    'deploy',
    'src',
    'styles',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '.prerender')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return folder
}

/**
 * The site of an owner who has set `quoteDelivery`, whatever else company.ts says: it is built from a copy of the
 * sources. It is served as `npm start` does, except that `/devis.php` goes to `receiver`.
 */
export async function startDeliveringSite(delivery: object, receiver: ReturnType<typeof createReceiver>) {
  const folder = await copyOfProject()
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public/devis.php'), '')
  const content = join(folder, 'src/content')
  await rename(join(content, 'company.ts'), join(content, 'ownCompany.ts'))
  await writeFile(
    join(content, 'company.ts'),
    `import { company as own } from './ownCompany.ts'
    export * from './ownCompany.ts'
    export const company = { ...own, quoteDelivery: ${JSON.stringify(delivery)} }`,
  )
  await promisify(execFile)('npx', ['vite', 'build'], { cwd: folder })
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  server.httpServer.removeAllListeners('request')
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/devis.php') void receiver.take(request, response)
    else server.middlewares(request, response)
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return {
    origin: new URL(url).origin,
    dist: join(folder, 'dist'),
    async stop() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
