import { existsSync } from 'node:fs'
import { chmod, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryToInstall } from '../debian.ts'
import { dist, findProgram, freePort, isRoot, newFolder, run } from './process.ts'

const modules = '/usr/lib/apache2/modules'

export function findApache() {
  if (!findProgram('apache2')) tryToInstall('apache2')
  const program = findProgram('apache2')
  if (program && existsSync(modules)) return program
  throw new Error('No Apache: Debian’s package is apache2.')
}

// Those that Debian enables by itself and that have a say in a static site; `deflate` would compress a second time.
const usual = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'filter', 'deflate']

interface Options {
  /** Without: as on a host that has neither headers nor rewriting. */
  allModules: boolean
  /** With the line of `.htaccess` uncommented that moves all to HTTPS. */
  httpsOnly?: boolean
}

/** Apache on a copy of the built site, which it serves by the build's `.htaccess` alone, on a port of its own. */
export async function startApache({ allModules, httpsOnly = false }: Options) {
  const program = findApache()
  const folder = await newFolder('apache')
  const site = join(folder, 'site')
  // As root Apache gives itself to a user who could not look into it.
  await chmod(folder, 0o755)
  const port = await freePort()
  await cp(dist, site, { recursive: true })
  if (httpsOnly) {
    const path = join(site, '.htaccess')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('# RewriteRule ^ - [E=https_only', 'RewriteRule ^ - [E=https_only'))
  }
  const loaded = [...usual, ...(allModules ? ['headers', 'rewrite', 'setenvif'] : [])]
  await writeFile(
    join(folder, 'apache.conf'),
    `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    PidFile apache.pid
    ErrorLog error.log
    LogLevel warn
    TypesConfig /etc/mime.types
    AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript text/xml
    DocumentRoot "${site}"
    <Directory "${site}">
      Options Indexes FollowSymLinks
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>`,
  )
  const args = ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']
  return run(program, args, port, folder)
}
