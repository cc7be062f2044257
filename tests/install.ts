import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { findBrowser } from './e2e/browser.ts'
import { findFirefox } from './cross-browser/firefox.ts'
import { findWebKit } from './cross-browser/webkit.ts'
import { unavailableReason } from './server/process.ts'
import { apache } from './server/servers.ts'

// `npm run install:programs` installs, as root, the Debian packages that the tests need and this machine lacks. It then reports
// which tests cannot run; with `CI` set that is an error.

const programs = [
  { tests: 'every test in a browser', find: findBrowser, packages: ['chromium-headless-shell'] },
  { tests: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { tests: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  apache,
]

/** Runs a command by a shell, because on Windows npx is a shell script. Its result is checked by what is installed afterwards. */
const run = (command: string) =>
  spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const missing = programs
  .filter(({ find }) => unavailableReason(find) !== null)
  .flatMap(({ packages }) => packages)
process.stdout.write(`Debian’s packages that the tests lack here: ${missing.join(', ') || 'none'}.\n`)
if (missing.length > 0 && process.getuid?.() === 0) {
  // Debian starts servers when they are installed, unless this file forbids it.
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run(`apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends ${missing.join(' ')}`)
  if (isOurs) rmSync(policy)
}
// Playwright's own download, where Debian's package is not available.
if (unavailableReason(findBrowser) !== null) run('npx playwright install chromium')

for (const { tests, find } of programs) {
  const reason = unavailableReason(find)
  if (reason === null) continue
  process.stderr.write(`Not tested: ${tests}. ${reason}\n`)
  if (process.env.CI) process.exitCode = 1
}
