import { findBrowser } from './e2e/browser.ts'
import { findOldChromium } from './engines/chromium.ts'
import { findFirefox } from './engines/firefox.ts'
import { findWebKit } from './engines/webkit.ts'
import { findApache, findPhpModule } from './server/apache.ts'
import { findFpm } from './server/fpm.ts'
import { findMsmtp } from './server/mail.ts'
import { findNginx } from './server/nginx.ts'
import { findPhp } from './server/php.ts'
import { installPackages, show } from './server/packages.ts'
import { faultOf } from './server/process.ts'

// `npm run install:programs` installs what the tests need and this machine lacks: Debian's packages, as root. It first says
// which, and then what is left out of the tests. With CI set nothing may be, and it fails.

const programs = [
  { tests: 'every test in a browser', find: findBrowser, packages: ['chromium'] },
  { tests: 'the oldest Chromium', find: findOldChromium, packages: [] },
  { tests: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { tests: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  { tests: 'deploy/nginx.conf', find: findNginx, packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { tests: 'dist/.htaccess', find: findApache, packages: ['apache2'] },
  { tests: 'deploy/devis.php', find: findPhp, packages: ['php-cli'] },
  { tests: 'its mail', find: findMsmtp, packages: ['msmtp', 'openssl'] },
  { tests: 'nginx with php-fpm', find: findFpm, packages: ['php-fpm'] },
  { tests: 'Apache with mod_php', find: findPhpModule, packages: ['libapache2-mod-php'] },
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
