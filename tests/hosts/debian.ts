import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '../../src/content/company.ts'
import { otherHost } from '../../src/build/hosts.ts'
import { password, receiver, sendmailBy, startMailServer, user, writeScript } from '../server/mail.ts'
import { root } from '../server/process.ts'

// The steps of deploy/nginx.conf, deploy/apache.conf and MANUEL.md, as their reader types them, on this Debian: in a network
// and with a copy of /etc, /var and /run that end with this program (hosts.ts starts it so). Instead of Let's Encrypt its
// own program for tests gives the certificate, and systemd's services are started by hand.

const here = '/mnt'

/** Commands of a shell, shown and run, until one fails. */
function type(commands: string) {
  process.stdout.write(`${commands.trim().replaceAll(/^ */gm, '# ')}\n`)
  execFileSync('bash', ['-ec', commands], { cwd: root, stdio: 'inherit' })
}

type(`
  mount -t tmpfs none ${here}
  for folder in etc var run; do
    mkdir -p ${here}/$folder/upper ${here}/$folder/work
    mount -t overlay none -o lowerdir=/$folder,upperdir=${here}/$folder/upper,workdir=${here}/$folder/work /$folder
  done
  ip link set lo up
`)
const { host } = new URL(company.url)
writeFileSync('/etc/hosts', `127.0.0.1 localhost ${host} ${otherHost()}\n`)

/** An authority that gives certificates to who shows that a name is theirs, on the ports that Let's Encrypt asks. */
async function startAuthority() {
  const [cert, key, file] = ['cert.pem', 'key.pem', 'pebble.json'].map((name) => `${here}/${name}`)
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'
  type(`openssl ${request} -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert} 2> /dev/null`)
  const pebble = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: cert,
    privateKey: key,
    httpPort: 80,
    tlsPort: 443,
  }
  writeFileSync(file ?? '', JSON.stringify({ pebble }))
  spawn('pebble', ['-config', file ?? ''], {
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    stdio: 'ignore',
  })
  for (const _ of Array.from({ length: 100 })) {
    const child = spawn('curl', [
      '-sf',
      '--cacert',
      cert ?? '',
      '-o',
      `${here}/root.pem`,
      'https://localhost:15000/roots/0',
    ])
    await once(child, 'close')
    if (child.exitCode === 0) return
    await pause(100)
  }
  throw new Error('pebble did not start')
}

const certify = (server: string) =>
  type(`
  export REQUESTS_CA_BUNDLE=${here}/cert.pem
  certbot --${server} --server https://localhost:14000/dir --non-interactive --agree-tos -m ${receiver} -d ${host},${otherHost()}
  certbot renew --dry-run --no-random-sleep-on-renew --server https://localhost:14000/dir
`)

/** The head of an answer, as curl got it: the status first, then a header a line. */
const headOf = (...args: string[]) =>
  execFileSync('curl', ['-sI', '--max-time', '20', '--cacert', `${here}/root.pem`, ...args], {
    encoding: 'latin1',
  })
    .trim()
    .split('\r\n')

/** What MANUEL.md says to look at once the site is published: each answer has these lines, each once. */
function look() {
  const page = `${company.url}/societe`
  const policy = /^content-security-policy: /i
  const moved = /^HTTP\S+ 301/
  const toPage = new RegExp(`^location: ${page}$`, 'i')
  for (const [url, ...lines] of [
    [
      page,
      /^HTTP\S+ 200/,
      /^content-encoding: br$/i,
      /^cache-control: no-cache$/i,
      policy,
      /^strict-transport-/i,
    ],
    [`${page}.html`, moved, /^location: (?:https:\/\/www\.[^/]*)?\/societe$/i],
    [`${company.url}/nimporte`, /^HTTP\S+ 404/, policy],
    [`${company.url}/assets/`, /^HTTP\S+ 404/, /^cache-control: no-cache$/i],
    [`http://${host}/societe`, moved, toPage],
    [`https://${otherHost()}/societe`, /^HTTP\S+ 308/, toPage],
    [`http://${otherHost()}/`, moved, /^location: https:/i],
  ] as const) {
    const head = headOf('-H', 'Accept-Encoding: br', url)
    for (const line of lines)
      assert.equal(head.filter((one) => line.test(one)).length, 1, `${url} ${line}\n${head.join('\n')}`)
    process.stdout.write(`${url}: ${head[0]} ${head.find((line) => /^location/i.test(line)) ?? ''}\n`)
  }
}

/** MANUEL.md's steps of « Recevoir les demandes », then a request that arrives. */
async function receive(typeSteps: () => void) {
  const mailServer = await startMailServer()
  writeFileSync(
    '/etc/msmtprc',
    `defaults
auth on
tls on
tls_trust_file ${mailServer.cert}
account default
host 127.0.0.1
port ${mailServer.port}
user ${user}
password ${password}
`,
  )
  writeFileSync(`${here}/minium.ini`, `sendmail_path = "${sendmailBy('/usr/sbin/sendmail')}"\n`)
  type(`
    chown www-data /etc/msmtprc && chmod 600 /etc/msmtprc
    for folder in /etc/php/*/*/conf.d; do cp ${here}/minium.ini $folder; done
  `)
  await writeScript('/var/www/minium')
  typeSteps()
  // A program of its own, so that the mail server of this one can answer.
  const form = ['name=Zoé', 'email=zoe@exemple.fr', 'message=Une fissure', 'subject=', 'phone=', 'website=']
  const fields = form.flatMap((field) => ['--data-urlencode', field])
  const child = spawn('curl', ['-s', '--cacert', `${here}/root.pem`, ...fields, `${company.url}/devis.php`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'close')
  const [received] = mailServer.received
  assert.deepEqual({ from: received?.from, to: received?.to }, { from: user, to: [receiver] })
  assert.match(received?.mail.text ?? '', /Zoé[^]*Une fissure/)
  process.stdout.write(`An e-mail to ${receiver}: ${received?.mail.subject}\n`)
  await mailServer.stop()
}

const recipes = {
  nginx: async () => {
    type(`
      cp -r deploy /etc/nginx/minium
      cp dist/_nginx.conf /etc/nginx/minium/site.conf
      mkdir -p /var/www/minium && cp -r dist/. /var/www/minium && rm /var/www/minium/_nginx.conf
      ln -s /etc/nginx/minium/nginx.conf /etc/nginx/sites-enabled/minium; rm /etc/nginx/sites-enabled/default
      nginx -t && service nginx start
    `)
    certify('nginx')
    type(`
      sed -i 's/443 ssl/443 ssl http2/' /etc/nginx/minium/nginx.conf
      nginx -t && nginx -s reload
    `)
    await pause(500)
    look()
    assert.match(headOf(company.url)[0] ?? '', /^HTTP\/2 200/)
    await receive(() =>
      type(`
        sed -i -E '/"POST .devis.php" 0;|location = .devis.php|fastcgi|^    # \\}/s/# //' /etc/nginx/minium/nginx.conf
        service php8.2-fpm start
        ln -sf $(ls /run/php/php*-fpm.sock | head -1) /run/php/php-fpm.sock
        nginx -t && nginx -s reload
        sleep 1
      `),
    )
  },
  apache: async () => {
    type(`
      mkdir -p /var/www/minium && cp -r dist/. /var/www/minium
      cp deploy/apache.conf /etc/apache2/sites-available/minium.conf
      a2enmod headers rewrite && a2dissite 000-default && a2ensite minium && service apache2 restart
    `)
    certify('apache')
    look()
    await receive(() => type('service apache2 restart'))
  },
}

const [, , name = ''] = process.argv
if (name !== 'nginx' && name !== 'apache') throw new Error('Give nginx or apache')
mkdirSync(here, { recursive: true })
await startAuthority()
await recipes[name]()
process.exit()
