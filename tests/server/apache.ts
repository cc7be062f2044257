import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeScript } from './mail.ts'
import { asUser, freePort, needProgram, newFolder, replaceOnce, run } from './process.ts'

const folderOfModules = '/usr/lib/apache2/modules'

const moduleOf = (name: string) => `LoadModule ${name}_module ${folderOfModules}/mod_${name}.so`

export const findApache = () => needProgram('apache2', 'apache2', folderOfModules)

// Those that Debian enables by default and that affect a static site (`deflate` would compress files twice), and three
// more that shared hosts have.
const modules = 'authz_core dir mime negotiation autoindex filter deflate setenvif headers rewrite expires'
  .split(' ')
  .map(moduleOf)

/** Debian names it after the version of PHP. */
export function findPhpModule() {
  findApache()
  const [module = 'libphp.so'] = readdirSync(folderOfModules).filter((name) => /^libphp.*\.so$/.test(name))
  needProgram('apache2', 'libapache2-mod-php', join(folderOfModules, module))
  return module
}

const php = (sendmail: string, phpBy: Options['phpBy']) => {
  const module = findPhpModule()
  return `
    ${moduleOf('mpm_prefork')}
    LoadModule php_module ${folderOfModules}/${module}
    ${phpBy ? `${phpBy} application/x-httpd-php .php` : `Include /etc/apache2/mods-available/${module.slice(3, -3)}.conf`}
    php_admin_value sendmail_path "${sendmail}"`
}

interface Options {
  /** Uncomments the line of `.htaccess` that redirects everything to HTTPS. */
  httpsOnly?: boolean
  /** Removes the `Options` line of `.htaccess`, which a host may forbid, and lets Apache guess file extensions. */
  multiViews?: boolean
  /** Runs devis.php in mod_php; it sends mail by this command. */
  sendmail?: string
  /** What names the files that mod_php runs; without it, as Debian does, by SetHandler. */
  phpBy?: 'AddHandler' | 'AddType'
  /** Refuses what is sent to /devis.php, as a firewall does; the program that would take it at /ailleurs.php does not run. */
  refuses?: boolean
}

const refusal = `
    ${['proxy', 'proxy_fcgi'].map(moduleOf).join('\n')}
    <Location /devis.php>
      Require all denied
    </Location>
    <Location /ailleurs.php>
      SetHandler "proxy:unix:/absent.sock|fcgi://localhost"
    </Location>`

/** Apache on a copy of the built site, which it serves by the build's `.htaccess` alone, on a port of its own. */
export async function startApache({ httpsOnly, multiViews, sendmail, phpBy, refuses }: Options) {
  const { folder, site } = await newFolder('apache')
  const port = await freePort()
  const path = join(site, '.htaccess')
  let text = await readFile(path, 'utf8')
  if (httpsOnly) text = replaceOnce(text, '# RewriteRule ^ - [E=https_only', 'RewriteRule ^ - [E=https_only')
  if (multiViews) text = replaceOnce(text, /^Options .*\n/m, '')
  await writeFile(path, text)
  if (sendmail !== undefined) await writeScript(site)
  await writeFile(
    join(folder, 'apache.conf'),
    `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${modules.join('\n')}
    ${sendmail === undefined ? moduleOf('mpm_event') : php(sendmail, phpBy)}
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
    </FilesMatch>
    ${refuses ? refusal : ''}`,
  )
  return run(findApache(), ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], port, folder)
}
