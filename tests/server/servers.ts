import { findApache, findPhpModule } from './apache.ts'
import { findFpm } from './fpm.ts'
import { findMsmtp } from './mail.ts'
import { findNginx } from './nginx.ts'
import { findPhp } from './php.ts'

/** What not every machine has: its Debian packages, and the marks of the end-to-end tests that need it. */
export const servers = [
  {
    tests: 'deploy/nginx.conf',
    find: findNginx,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    marks: ['@nginx', '@fpm'],
  },
  { tests: 'dist/.htaccess', find: findApache, packages: ['apache2'], marks: ['@apache'] },
  { tests: 'deploy/devis.php', find: findPhp, packages: ['php-cli'], marks: ['@php'] },
  { tests: 'its mail', find: findMsmtp, packages: ['msmtp', 'openssl'], marks: ['@fpm', '@modphp'] },
  { tests: 'nginx with php-fpm', find: findFpm, packages: ['php-fpm'], marks: ['@fpm'] },
  {
    tests: 'Apache with mod_php',
    find: findPhpModule,
    packages: ['libapache2-mod-php'],
    marks: ['@modphp'],
  },
]
