import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { findBrowser } from './e2e/browser.ts'
import { findOldChromium } from './engines/chromium.ts'
import { findFirefox } from './engines/firefox.ts'
import { findWebKit } from './engines/webkit.ts'
import { findApache } from './server/apache.ts'
import { findNginx } from './server/nginx.ts'
import { findPhp } from './server/php.ts'
import { faultOf } from './server/process.ts'

// `npm run install:programs` installs what the tests need and this machine lacks: Debian's packages, as root. It says
// what is then left out of the tests. With CI set nothing may be, and it fails.

const programs = [
  { tests: 'every test in a browser', find: findBrowser, packages: ['chromium'] },
  { tests: 'the oldest Chromium', find: findOldChromium, packages: [] },
  { tests: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { tests: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  { tests: 'deploy/nginx.conf', find: findNginx, packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { tests: 'dist/.htaccess', find: findApache, packages: ['apache2'] },
  { tests: 'deploy/devis.php', find: findPhp, packages: ['php-cli'] },
]

/** Runs a command with its output shown. Whether it worked is seen by what is there afterwards. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

/** Debian starts a server as soon as it is installed, unless this file says no. */
const policy = '/usr/sbin/policy-rc.d'

function install(packages: readonly string[]) {
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run('apt-get', 'update', '--quiet')
  const options = ['--yes', '--quiet', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  run('apt-get', 'install', ...options, ...packages)
  if (isOurs) rmSync(policy)
}

const missing = programs.filter(({ find }) => faultOf(find) !== null).flatMap(({ packages }) => packages)
if (missing.length > 0 && process.getuid?.() === 0) install(missing)
// Elsewhere Playwright's own download will do.
if (faultOf(findBrowser) !== null) run('npx', 'playwright', 'install', 'chromium')

for (const { tests, find } of programs) {
  const fault = faultOf(find)
  if (fault === null) continue
  process.stderr.write(`Not tested: ${tests}. ${fault}\n`)
  if (process.env.CI) process.exitCode = 1
}
