import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asUser, freePort, needProgram, newFolder, replaceOnce, root, run } from './process.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const findNginx = () => needProgram('nginx', 'nginx and libnginx-mod-http-brotli-static', brotliModule)

/**
 * nginx with deploy/nginx.conf and the built site, on a port of its own; all that it writes is in its own folder. Without
 * `brotli` as on a machine that lacks that module; with `script` as README.md lets it run one, but where php-fpm
 * would be asked it answers 204.
 */
export async function startNginx({ brotli, script = false }: { brotli: boolean; script?: boolean }) {
  const { folder: prefix, site } = await newFolder('nginx')
  const port = await freePort()
  await cp(join(root, 'deploy'), join(prefix, 'minium'), { recursive: true })
  if (!brotli) await rm(join(prefix, 'minium/brotli.conf'))
  let configuration = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [published, here] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['root /var/www/minium;', `root ${site};`],
    ['include /var/www/minium/_nginx.conf;', `include ${site}/_nginx.conf;`],
  ] as const)
    configuration = replaceOnce(configuration, published, here)
  if (script) {
    await cp('/etc/nginx/fastcgi.conf', join(prefix, 'fastcgi.conf'))
    configuration = configuration.replaceAll(
      /^ *# (?:"POST \/devis\.php" 0;|location = \/devis\.php \{\n.*\n.*\n.*)$/gm,
      (lines) => lines.replaceAll('# ', ''),
    )
    configuration = replaceOnce(configuration, 'fastcgi_pass unix:/run/php/php-fpm.sock;', 'return 204;')
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
  return run(findNginx(), args, port, prefix)
}
