import { findBrowser } from './e2e/browser.ts'
import { findFirefox } from './engines/firefox.ts'
import { findWebKit } from './engines/webkit.ts'
import { installPackages, show } from './server/packages.ts'
import { faultOf } from './server/process.ts'
import { servers } from './server/servers.ts'

// `npm run install:programs` installs what the tests need and this machine lacks: Debian's packages, as root. It first says
// which, and then what is left out of the tests. With CI set nothing may be, and it fails.

const programs = [
  { tests: 'every test in a browser', find: findBrowser, packages: ['chromium-headless-shell'] },
  { tests: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { tests: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  ...servers,
]

const missing = programs.filter(({ find }) => faultOf(find) !== null).flatMap(({ packages }) => packages)
const isRoot = process.getuid?.() === 0
// Playwright's own download, where Debian's package cannot be had.
const isBrowserMissing = () => faultOf(findBrowser) !== null
const toInstall = isRoot ? missing : isBrowserMissing() ? ['Chromium, for Playwright alone'] : []
process.stdout.write(`To be installed on this machine for the tests: ${toInstall.join(', ') || 'nothing'}.\n`)
if (isRoot && missing.length > 0) await installPackages(missing)
if (isBrowserMissing()) await show('npx playwright install chromium')

for (const { tests, find } of programs) {
  const fault = faultOf(find)
  if (fault === null) continue
  process.stderr.write(`Not tested: ${tests}. ${fault}\n`)
  if (process.env.CI) process.exitCode = 1
}
