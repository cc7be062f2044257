import { existsSync } from 'node:fs'
import { installPackages, show } from '../server/packages.ts'

// `npm run test:hosts` takes each way to publish that MANUEL.md tells of, as its reader would. It needs Debian, as root, and
// a few minutes. What needs no root and less than a minute is in tests/e2e/server.e2e.ts.

if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
  throw new Error('It needs Debian, as root')

const packages = {
  '/usr/sbin/nginx': 'nginx libnginx-mod-http-brotli-static python3-certbot-nginx',
  '/usr/sbin/apache2': 'apache2 python3-certbot-apache libapache2-mod-php',
  '/usr/bin/certbot': 'certbot python3-certbot-nginx python3-certbot-apache',
  '/usr/sbin/sendmail': 'msmtp-mta php-fpm',
  '/usr/bin/pebble': 'pebble curl openssl iproute2',
}
const missing = Object.entries(packages).flatMap(([file, names]) =>
  existsSync(file) ? [] : names.split(' '),
)
if (missing.length > 0) await installPackages(missing)

// The shell ends what the servers leave behind, which node as the first program of its own would not.
const alone = 'unshare --net --mount --pid --fork --kill-child --mount-proc bash -c'
for (const host of ['nginx', 'apache'])
  await succeed(`${alone} "npx tsx tests/hosts/debian.ts ${host}; exit \\$?"`)
await succeed('npx tsx tests/hosts/static.ts')
process.stdout.write('Every host serves the site as MANUEL.md says.\n')

async function succeed(command: string) {
  const code = await show(command)
  if (code !== 0) process.exit(1)
}
