import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { dist, freePort } from './process.ts'

// Apache as Debian packages it, with PHP.

const apacheModules = '/usr/lib/apache2/modules'

/** The first file of a folder with such a name: Debian names PHP after its version. */
function need(folder: string, name: RegExp, debianPackage: string) {
  const file = existsSync(folder) ? readdirSync(folder).find((found) => name.test(found)) : undefined
  if (file === undefined) throw new Error(`Debian has it in ${debianPackage}.`)
  return join(folder, file)
}

const findApache = () => ({
  program: need('/usr/sbin', /^apache2$/, 'apache2'),
  php: need(apacheModules, /^libphp.*\.so$/, 'libapache2-mod-php'),
})

/** Not every machine has it: its Debian packages, and the mark of the end-to-end tests that need it. */
export const apache = {
  tests: 'Apache with PHP',
  find: findApache,
  packages: ['apache2', 'libapache2-mod-php'],
  mark: /@apache/,
}

/** Whom the script mails to, and in whose name. */
const receiver = 'contact@durand.fr'
const sender = 'site@durand.fr'

/** A file of public/: by it a search engine knows the owner of the site. */
export const ownFile = 'google1a2b3c.html'

/** A server that is started as root takes another user, who may not read what root has written, or refuses to be root. */
const asUser = (line: string) => (process.getuid?.() === 0 ? line : '')

/** A folder for all that one server writes, with a copy of the built site, `over` it another, and a sendmail that keeps what it gets. */
async function newFolder(over?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'minium-server-'))
  await chmod(folder, 0o777)
  const site = join(folder, 'site')
  await cp(dist, site, { recursive: true, preserveTimestamps: true })
  if (over) await cp(over, site, { recursive: true })
  await mkdir(join(site, '.git'))
  for (const file of [ownFile, '.git/config']) await writeFile(join(site, file), file)
  await writeFile(join(site, 'devis.php'), await quoteScript(receiver, sender))
  // Without that file the pattern is empty, and no call is.
  const sendmail = `#!/bin/sh\ncase "$*" in $(cat ${folder}/refused)) exit 1; esac\n(echo "$@"; cat) > ${folder}/mail\n`
  await writeFile(join(folder, 'sendmail'), sendmail, { mode: 0o755 })
  return { folder, site, port: await freePort(), sendmail: join(folder, 'sendmail -t -i') }
}

/** Runs a server in its folder, until `stop`, and waits until the site is there. */
async function serve(folder: string, port: number, program: string, args: string[]) {
  let log = ''
  // Apache with mod_php ends its whole group when it stops, which must not be that of the tests.
  const running = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  running.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const kill = () => running.kill('SIGTERM')
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  // PHP has then started too. As on HTTPS: elsewhere it may be redirected.
  const asked: RequestInit = { redirect: 'manual', headers: { 'X-Forwarded-Proto': 'https' } }
  const answers = () => fetch(`${origin}/devis.php`, asked).then(({ status }) => status === 303)
  while (!(await answers().catch(() => false))) {
    if (running.exitCode !== null) throw new Error(`${origin} did not start:\n${log}`)
    await pause(10)
  }
  log = ''
  const [refused, mail] = [join(folder, 'refused'), join(folder, 'mail')] as const
  return {
    origin,
    /** What it has written to its error log since the start. */
    log: () => log,
    stop: async () => {
      process.off('exit', kill)
      const exit = once(running, 'exit')
      kill()
      await exit
      await rm(folder, { recursive: true })
    },
    /** From now on sendmail fails when its arguments are such, by a pattern of the shell. */
    refuseMail: (pattern: string) => writeFile(refused, pattern),
    /** As an hour later. */
    forgetSenders: async () => {
      const counts = (await readdir(folder)).filter((name) => name.startsWith('devis-'))
      await Promise.all(counts.map((name) => rm(join(folder, name))))
    },
    /** The mail that was sent since the last call, if any. */
    takeMail: async () => {
      const sent = await readFile(mail, 'utf8').catch(() => undefined)
      await rm(mail, { force: true })
      return sent
    },
  }
}

/** Modules of shared hosts. */
const modules =
  'mpm_prefork authz_core dir mime negotiation autoindex filter deflate setenvif headers rewrite'.split(' ')

type Options = {
  /** The line of `.htaccess` that forces HTTPS counts. */
  httpsOnly?: boolean
  /** A site that is published over the built one. */
  over?: string
}

/** Apache with the build's `.htaccess` alone, and mod_php. */
export async function startApache({ httpsOnly = false, over }: Options = {}) {
  const { program, php } = findApache()
  const { folder, site, port, sendmail } = await newFolder(over)
  const htaccess = join(site, '.htaccess')
  if (httpsOnly)
    await writeFile(htaccess, (await readFile(htaccess, 'utf8')).replace(/# (?=.*https_only:1)/, ''))
  await writeFile(
    join(folder, 'apache.conf'),
    `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
    LoadModule php_module ${php}
    php_admin_value sendmail_path "${sendmail}"
    php_admin_value sys_temp_dir "${folder}"
    ${asUser('User www-data\nGroup www-data')}
    PidFile apache.pid
    ErrorLog error.log
    LogLevel warn
    KeepAlive Off
    TypesConfig /etc/mime.types
    AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript text/xml
    DocumentRoot "${site}"
    <Directory "${site}">
      Options Indexes FollowSymLinks MultiViews
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "\\.php$">
      SetHandler application/x-httpd-php
    </FilesMatch>`,
  )
  return serve(folder, port, program, ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'])
}
