import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFpm } from './fpm.ts'
import { writeScript } from './mail.ts'
import { asUser, freePort, needProgram, newFolder, replaceOnce, root, run } from './process.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const findNginx = () => needProgram('nginx', 'nginx and libnginx-mod-http-brotli-static', brotliModule)

interface Options {
  /** False on a machine that lacks this module. */
  brotli?: boolean
  /** Runs devis.php in php-fpm, as MANUEL.md says; it sends mail by this command. */
  sendmail?: string
}

/** nginx with deploy/nginx.conf and the built site, on a port of its own; all that it writes is in its own folder. */
export async function startNginx({ brotli = true, sendmail }: Options) {
  const { folder: prefix, site } = await newFolder('nginx')
  const port = await freePort()
  await cp(join(root, 'deploy'), join(prefix, 'minium'), { recursive: true })
  // As its first lines say: nginx reads no file of the folder that it publishes.
  await rename(join(site, '_nginx.conf'), join(prefix, 'minium/site.conf'))
  if (!brotli) await rm(join(prefix, 'minium/brotli.conf'))
  let configuration = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [published, here] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['root /var/www/minium;', `root ${site};`],
  ] as const)
    configuration = replaceOnce(configuration, published, here)
  const fpm = sendmail === undefined ? undefined : await startFpm(prefix, sendmail)
  if (fpm) {
    await writeScript(site)
    await cp('/etc/nginx/fastcgi.conf', join(prefix, 'fastcgi.conf'))
    configuration = configuration.replaceAll(
      /^ *# (?:"POST \/devis\.php" 0;|location = \/devis\.php \{\n.*\n.*\n.*)$/gm,
      (lines) => lines.replaceAll('# ', ''),
    )
    configuration = replaceOnce(configuration, 'unix:/run/php/php-fpm.sock', `unix:${fpm.socket}`)
  }
  await writeFile(join(prefix, 'minium/nginx.conf'), configuration)
  await writeFile(
    join(prefix, 'nginx.conf'),
    `
    daemon off;
    ${asUser('user root;')}
    pid nginx.pid;
    error_log stderr;
    ${brotli ? `load_module ${brotliModule};` : ''}
    events {}
    http {
      access_log off;
      gzip on;
      client_body_temp_path body;
      fastcgi_temp_path fastcgi;
      proxy_temp_path proxy;
      scgi_temp_path scgi;
      uwsgi_temp_path uwsgi;
      include minium/nginx.conf;
    }`,
  )
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']
  const nginx = await run(findNginx(), args, port, prefix)
  return {
    ...nginx,
    log: () => nginx.log() + (fpm?.log() ?? ''),
    stopPhp: () => fpm?.stop(),
    stop: () => Promise.resolve(fpm?.stop()).then(nginx.stop),
  }
}
