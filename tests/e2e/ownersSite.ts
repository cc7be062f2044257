import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { freePort, root } from '../server/process.ts'

const execute = promisify(execFile)

/** A copy of the project, as another company's that changes files of it. */
export async function copyOfProject() {
  const folder = await mkdtemp(join(tmpdir(), 'minium-copy-'))
  const parts = ['deploy', 'src', 'styles', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  // It shares the packages and encoded pictures, but not what each build writes.
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.prerender')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return {
    folder,
    edit: async (file: string, change: (text: string) => string) =>
      writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8'))),
    /** Runs a program there; if it fails, with all that it has written as the error. */
    run: (program: string, ...args: string[]) =>
      execute('npx', [program, ...args], { cwd: folder }).catch(
        (failed: { stdout: string; stderr: string }) => {
          throw new Error(failed.stdout + failed.stderr)
        },
      ),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Serves the built site in `folder` as `npm start` does, except that `/devis.php` goes to `receiver`. */
export async function serve(folder: string, receiver: ReturnType<typeof createReceiver>) {
  // What is said of the company is looked up in the files of the folder where Vite runs.
  process.chdir(folder)
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  process.chdir(root)
  server.httpServer.removeAllListeners('request')
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/devis.php') void receiver.take(request, response)
    else server.middlewares(request, response)
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(url).origin, stop: () => server.close() }
}

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
