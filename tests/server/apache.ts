import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asUser, freePort, needProgram, newFolder, replaceOnce, run } from './process.ts'

const folderOfModules = '/usr/lib/apache2/modules'

export const findApache = () => needProgram('apache2', 'apache2', folderOfModules)

// Those that Debian enables by default and that affect a static site (`deflate` would compress files twice), and three
// more that shared hosts have.
const modules =
  'mpm_event authz_core dir mime negotiation autoindex filter deflate setenvif headers rewrite expires'
    .split(' ')
    .map((name) => `LoadModule ${name}_module ${folderOfModules}/mod_${name}.so`)

interface Options {
  /** Uncomments the line of `.htaccess` that redirects everything to HTTPS. */
  httpsOnly?: boolean
  /** Removes the `Options` line of `.htaccess`, which a host may forbid, and lets Apache guess file extensions. */
  multiViews?: boolean
}

/** Apache on a copy of the built site, which it serves by the build's `.htaccess` alone, on a port of its own. */
export async function startApache({ httpsOnly = false, multiViews = false }: Options) {
  const { folder, site } = await newFolder('apache')
  const port = await freePort()
  const path = join(site, '.htaccess')
  let text = await readFile(path, 'utf8')
  if (httpsOnly) text = replaceOnce(text, '# RewriteRule ^ - [E=https_only', 'RewriteRule ^ - [E=https_only')
  if (multiViews) text = replaceOnce(text, /^Options .*\n/m, '')
  await writeFile(path, text)
  await writeFile(
    join(folder, 'apache.conf'),
    `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${modules.join('\n')}
    ${asUser('User www-data\nGroup www-data')}
    PidFile apache.pid
    ErrorLog error.log
    LogLevel warn
    TypesConfig /etc/mime.types
    AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript text/xml
    <IfModule mod_expires.c>
      ExpiresActive On
      ExpiresDefault "access plus 1 month"
    </IfModule>
    DocumentRoot "${site}"
    <Directory "${site}">
      Options Indexes FollowSymLinks ${multiViews ? 'MultiViews' : ''}
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>`,
  )
  return run(findApache(), ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], port, folder)
}
