import { existsSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { dist, freePort, replaceOnce, run } from './process.ts'

// nginx and Apache as Debian packages them, with PHP.

const apacheModules = '/usr/lib/apache2/modules'

/** The first file of a folder with such a name: Debian names PHP after its version. */
function need(folder: string, name: RegExp, debianPackage: string) {
  const file = existsSync(folder) ? readdirSync(folder).find((found) => name.test(found)) : undefined
  if (file === undefined) throw new Error(`Debian has it in ${debianPackage}.`)
  return join(folder, file)
}

const findNginx = () => ({
  nginx: need('/usr/sbin', /^nginx$/, 'nginx'),
  fpm: need('/usr/sbin', /^php-fpm[\d.]+$/, 'php-fpm'),
})

const findApache = () => ({
  apache: need('/usr/sbin', /^apache2$/, 'apache2'),
  php: need(apacheModules, /^libphp.*\.so$/, 'libapache2-mod-php'),
})

/** What not every machine has: its Debian packages, and the marks of the end-to-end tests that need it. */
export const servers = [
  { tests: 'nginx with PHP', find: findNginx, packages: ['nginx', 'php-fpm'], marks: ['@nginx'] },
  {
    tests: 'Apache with PHP',
    find: findApache,
    packages: ['apache2', 'libapache2-mod-php'],
    marks: ['@apache'],
  },
]

/** Whom the script mails to, and in whose name. */
export const receiver = 'contact@durand.fr'
export const sender = 'site@durand.fr'

/** Files of public/: by the first a search engine knows the owner of the site. */
export const ownFiles = ['google1a2b3c.html', 'plaquette.pdf']

/** A server that is started as root takes another user, who may not read what root has written, or refuses to be root. */
const asUser = (line: string) => (process.getuid?.() === 0 ? line : '')

/** A folder for all that one server writes, with a copy of the built site, and a sendmail that keeps what it gets. */
async function newFolder(script?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'minium-server-'))
  await chmod(folder, 0o777)
  const site = join(folder, 'site')
  await cp(dist, site, { recursive: true, preserveTimestamps: true })
  await mkdir(join(site, '.git'))
  for (const file of [...ownFiles, '.git/config']) await writeFile(join(site, file), file)
  await writeFile(join(site, 'devis.php'), script ?? (await quoteScript(receiver, sender)))
  const sendmail = `#!/bin/sh\n[ -e ${folder}/broken ] && exit 1\n(echo "$@"; cat) > ${folder}/mail\n`
  await writeFile(join(folder, 'sendmail'), sendmail, { mode: 0o755 })
  const php = { sendmail_path: join(folder, 'sendmail -t -i'), 'mail.add_x_header': 'Off' }
  return { folder, site, port: await freePort(), php }
}

type Program = readonly [program: string, args: string[], socket?: string]

/** Runs the programs of a server in its folder, each until it serves on its socket or, the last, on the port. */
async function serve(folder: string, port: number, ...programs: Program[]) {
  const origin = `http://127.0.0.1:${port}`
  const answers = () => fetch(origin, { redirect: 'manual' }).then(Boolean, () => false)
  const running: Awaited<ReturnType<typeof run>>[] = []
  for (const [program, args, socket] of programs)
    running.push(await run(program, args, socket ? () => Promise.resolve(existsSync(socket)) : answers))
  const [broken, mail] = [join(folder, 'broken'), join(folder, 'mail')] as const
  return {
    origin,
    log: () => running.map(({ log }) => log()).join(''),
    stop: async () => {
      for (const { stop } of running) await stop()
      await rm(folder, { recursive: true })
    },
    breakSendmail: (isBroken: boolean) => (isBroken ? writeFile(broken, '') : rm(broken, { force: true })),
    /** The mail that was sent since the last call, if any. */
    takeMail: async () => {
      if (!existsSync(mail)) return undefined
      const sent = await readFile(mail, 'utf8')
      await rm(mail)
      return sent
    },
  }
}

/** nginx with the build's `_nginx.conf`, as its first lines say, and php-fpm. */
export async function startNginx(script?: string) {
  const { nginx, fpm } = findNginx()
  const { folder, site, port, php } = await newFolder(script)
  const socket = join(folder, 'fpm.sock')
  const values = Object.entries(php).map(([name, value]) => `php_admin_value[${name}] = "${value}"`)
  await writeFile(
    join(folder, 'fpm.conf'),
    `[global]
error_log = ${join(folder, 'fpm.log')}
log_level = warning
[www]
${asUser('user = www-data\ngroup = www-data')}
listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 1
catch_workers_output = yes
${values.join('\n')}
`,
  )
  const configuration = await readFile(join(site, '_nginx.conf'), 'utf8')
  await writeFile(
    join(folder, 'minium.conf'),
    replaceOnce(configuration, 'unix:/run/php/php-fpm.sock', `unix:${socket}`),
  )
  await cp('/etc/nginx/fastcgi.conf', join(folder, 'fastcgi.conf'))
  const temporary = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `
    daemon off;
    ${asUser('user root;')}
    pid nginx.pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      gzip on;
      include /etc/nginx/mime.types;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root ${site};
        include minium.conf;
      }
    }`,
  )
  return serve(
    folder,
    port,
    [fpm, ['--nodaemonize', '--force-stderr', '--fpm-config', join(folder, 'fpm.conf')], socket],
    [nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']],
  )
}

/** Modules of shared hosts. */
const modules =
  'mpm_prefork authz_core dir mime negotiation autoindex filter deflate setenvif headers rewrite'.split(' ')

/** Apache with the build's `.htaccess` alone, and mod_php; with `httpsOnly` its line that forces HTTPS counts. */
export async function startApache(script?: string, httpsOnly = false) {
  const { apache, php: phpModule } = findApache()
  const { folder, site, port, php } = await newFolder(script)
  if (httpsOnly) {
    const path = join(site, '.htaccess')
    const line = 'RewriteRule ^ - [E=https_only:1]'
    await writeFile(path, replaceOnce(await readFile(path, 'utf8'), `# ${line}`, line))
  }
  await writeFile(
    join(folder, 'apache.conf'),
    `
    ServerRoot "${folder}"
    ServerName www.minium-batiment.example
    Listen 127.0.0.1:${port}
    ${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
    LoadModule php_module ${phpModule}
    ${Object.entries(php)
      .map(([name, value]) => `php_admin_value ${name} "${value}"`)
      .join('\n')}
    ${asUser('User www-data\nGroup www-data')}
    PidFile apache.pid
    ErrorLog error.log
    LogLevel warn
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
  return serve(folder, port, [apache, ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']])
}
