import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asUser, needProgram, start } from './process.ts'

/** Debian names it after the version of PHP. */
export function findFpm() {
  const names = existsSync('/usr/sbin') ? readdirSync('/usr/sbin') : []
  return needProgram(names.find((name) => /^php-fpm[\d.]+$/.test(name)) ?? 'php-fpm', 'php-fpm')
}

/** php-fpm on a socket in `folder`; it sends mail by the command `sendmail`. */
export async function startFpm(folder: string, sendmail: string) {
  const configuration = join(folder, 'fpm.conf')
  const socket = join(folder, 'fpm.sock')
  await writeFile(
    configuration,
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
php_admin_value[sendmail_path] = "${sendmail}"
`,
  )
  const args = ['--nodaemonize', '--force-stderr', '--fpm-config', configuration]
  return { socket, ...(await start(findFpm(), args, () => Promise.resolve(existsSync(socket)))) }
}
