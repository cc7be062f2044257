import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, freePort, isRoot, newFolder, root, run } from './process.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export function findNginx() {
  const program = findProgram('nginx')
  if (program && existsSync(brotliModule)) return program
  throw new Error(
    'No nginx with its Brotli module: Debian’s packages are nginx and libnginx-mod-http-brotli-static.',
  )
}

/** deploy/nginx.conf with this port and this folder in place of the published ones. */
async function siteConfiguration(port: number, site: string) {
  let text = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [published, here] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['root /var/www/minium;', `root ${site};`],
    ['include /var/www/minium/_nginx.conf;', `include ${site}/_nginx.conf;`],
  ] as const) {
    if (text.split(published).length !== 2) throw new Error(`deploy/nginx.conf must have one "${published}"`)
    text = text.replace(published, here)
  }
  return text
}

interface Options {
  /** If false: as on a machine that has no Brotli module. */
  brotli: boolean
  /** Returns the configuration of a second server on that port, for the benchmark to compare with. */
  secondServer?: (port: number) => string
}

/** nginx with deploy/nginx.conf and the built site, on a port of its own; all that it writes is in its own folder. */
export async function startNginx({ brotli, secondServer }: Options) {
  const { folder: prefix, site } = await newFolder('nginx')
  const [port, secondPort] = [await freePort(), await freePort()]
  await cp(join(root, 'deploy'), join(prefix, 'minium'), { recursive: true })
  if (!brotli) await rm(join(prefix, 'minium/brotli.conf'))
  await writeFile(join(prefix, 'minium/nginx.conf'), await siteConfiguration(port, site))
  await writeFile(
    join(prefix, 'nginx.conf'),
    `
    daemon off;
    ${isRoot ? 'user root;' : ''}
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
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']
  return {
    ...(await run(findNginx(), args, port, prefix)),
    secondOrigin: `http://127.0.0.1:${secondPort}`,
    prefix,
  }
}
