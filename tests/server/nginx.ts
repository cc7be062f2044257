import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tryToInstall } from '../debian.ts'

const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const findProgram = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path))

export function findNginx() {
  if (!findProgram() || !existsSync(brotliModule)) tryToInstall('nginx', 'libnginx-mod-http-brotli-static')
  const program = findProgram()
  if (program && existsSync(brotliModule)) return program
  throw new Error(
    'No nginx with its Brotli module: Debian’s packages are nginx and libnginx-mod-http-brotli-static.',
  )
}

/** A port of this machine that nothing listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

async function accepts(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** deploy/nginx.conf with this port and this folder in place of the published ones. */
async function siteConfiguration(port: number) {
  let text = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [published, here] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['root /var/www/minium;', `root ${dist};`],
  ] as const) {
    if (text.split(published).length !== 2) throw new Error(`deploy/nginx.conf must have one "${published}"`)
    text = text.replace(published, here)
  }
  return text
}

interface Options {
  /** Without: as on a machine that has no Brotli module. */
  brotli: boolean
  /** Text of a second server, given its port; it is there for the benchmark to compare with. */
  secondServer?: (port: number) => string
}

/** nginx with deploy/nginx.conf on the built site, on a port of its own, with all that it writes in a folder of its own. */
export async function startNginx({ brotli, secondServer }: Options) {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('No dist/: run `npm run build` first')
  const program = findNginx()
  const prefix = await mkdtemp(join(tmpdir(), 'minium-nginx-'))
  const [port, secondPort] = [await freePort(), await freePort()]
  await cp(join(root, 'deploy'), join(prefix, 'minium'), { recursive: true })
  if (!brotli) await rm(join(prefix, 'minium/brotli.conf'))
  await writeFile(join(prefix, 'minium/nginx.conf'), await siteConfiguration(port))
  await writeFile(
    join(prefix, 'nginx.conf'),
    `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid nginx.pid;
    error_log stderr;
    ${brotli ? `load_module ${brotliModule};` : ''}
    events { worker_connections 768; }
    http {
      access_log off;
      keepalive_requests 1000000;
      sendfile on;
      tcp_nopush on;
      gzip on;
      client_body_temp_path body;
      fastcgi_temp_path fastcgi;
      proxy_temp_path proxy;
      scgi_temp_path scgi;
      uwsgi_temp_path uwsgi;
      include minium/nginx.conf;
      ${secondServer?.(secondPort) ?? ''}
    }`,
  )
  const child = spawn(program, ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const exit = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await exit
    await rm(prefix, { recursive: true })
  }
  const deadline = Date.now() + 15_000
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`nginx did not start:\n${log}`)
    }
    await pause(10)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    secondOrigin: `http://127.0.0.1:${secondPort}`,
    prefix,
    /** What nginx has written to its error log. */
    log: () => log,
    stop,
  }
}
