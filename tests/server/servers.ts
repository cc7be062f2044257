import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { htaccess } from '../../src/build/hostingFiles.ts'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { dist, freePort } from './process.ts'

// Debian's Apache, with PHP.

const apacheModules = '/usr/lib/apache2/modules'

/** The first file of a folder whose name matches: Debian's PHP has its version in the name. */
function need(folder: string, name: RegExp, debianPackage: string) {
  const file = existsSync(folder) ? readdirSync(folder).find((found) => name.test(found)) : undefined
  if (file === undefined) throw new Error(`Debian has it in ${debianPackage}.`)
  return join(folder, file)
}

const findApache = () => ({
  program: need('/usr/sbin', /^apache2$/, 'apache2'),
  php: need(apacheModules, /^libphp.*\.so$/, 'libapache2-mod-php'),
})

/** Apache's Debian packages, and the tag of the end-to-end tests that need it. */
export const apache = {
  tests: 'Apache with PHP',
  find: findApache,
  packages: ['apache2', 'libapache2-mod-php'],
  mark: /@apache/,
}

/** A file of public/, such as search engines ask for to verify a site. */
export const ownFile = 'google1a2b3c.html'

/** The Apache modules of common shared hosts. */
const modules =
  'mpm_prefork authz_core dir mime negotiation autoindex filter deflate setenvif headers rewrite alias vhost_alias'.split(
    ' ',
  )

/** How a host maps a domain to the folder of a site. */
const mappings = {
  DocumentRoot: (site: string) => `DocumentRoot "${site}"`,
  VirtualDocumentRoot: (site: string) => `VirtualDocumentRoot "${site}"`,
  Alias: (site: string) => `Alias "/" "${site}/"`,
  RewriteRule: (site: string) => `RewriteEngine On\nRewriteRule ^/(.*)$ "${site}/$1"`,
}

export type Mapping = keyof typeof mappings

const configOf = (folder: string, port: number, php: string, mapping: Mapping) => `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
    LoadModule php_module ${php}
    # As root it takes another user, who may not read what root has written.
    ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
    PidFile apache.pid
    ErrorLog error.log
    LogLevel warn
    KeepAlive Off
    TypesConfig /etc/mime.types
    AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript text/xml
    ${mappings[mapping](`${folder}/site`)}
    <Directory "${folder}/site">
      Options Indexes FollowSymLinks MultiViews
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "\\.php$">
      SetHandler application/x-httpd-php
    </FilesMatch>`

type Options = {
  /** Enables the lines of `.htaccess` that force HTTPS. */
  httpsOnly?: boolean
  /** A site that is copied over the built one. */
  over?: string
  mapping?: Mapping
  /** Redirects of a former site. */
  redirects?: Parameters<typeof htaccess>[0]
}

/** Apache with a copy of the built site, its `.htaccess` alone, and mod_php; waits until it answers. */
export async function startApache({
  httpsOnly = false,
  over,
  mapping = 'DocumentRoot',
  redirects,
}: Options = {}) {
  const { program, php } = findApache()
  const folder = await mkdtemp(join(tmpdir(), 'minium-server-'))
  await chmod(folder, 0o777)
  const inSite = (name: string) => join(folder, 'site', name)
  for (const site of [dist, over ?? []].flat())
    await cp(site, inSite(''), { recursive: true, preserveTimestamps: true })
  await mkdir(inSite('.git'))
  for (const file of [ownFile, '.git/config']) await writeFile(inSite(file), file)
  await writeFile(inSite('devis.php'), await quoteScript('contact@durand.fr', 'site@durand.fr'))
  if (redirects) await writeFile(inSite('.htaccess'), await htaccess(redirects))
  if (httpsOnly) {
    const unforced = await readFile(inSite('.htaccess'), 'utf8')
    await writeFile(inSite('.htaccess'), unforced.replace(/# (?=.*https_only:1)/, ''))
  }
  const port = await freePort()
  const config = join(folder, 'apache.conf')
  await writeFile(config, configOf(folder, port, php, mapping))

  // Detached: with mod_php, Apache ends its process group when it stops, which must not be that of the tests.
  const running = spawn(program, ['-f', config, '-DFOREGROUND'], { stdio: 'inherit', detached: true })
  const kill = () => running.kill('SIGTERM')
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => null))) {
    if (running.exitCode !== null) throw new Error(`${origin} did not start`)
    await pause(10)
  }
  return {
    origin,
    stop: async () => {
      process.off('exit', kill)
      const exit = once(running, 'exit')
      kill()
      await exit
      await rm(folder, { recursive: true })
    },
  }
}
