import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, needProgram, run } from './process.ts'

export const findPhp = () => needProgram('php', 'php-cli')

/** A script that the build writes, run by PHP's own server, whose sendmail only keeps what it gets. */
export async function startPhp(script: string, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'minium-php-'))
  await writeFile(join(folder, 'devis.php'), script)
  const sendmail = join(folder, 'sendmail')
  const mail = join(folder, 'mail')
  const broken = join(folder, 'broken')
  await writeFile(sendmail, `#!/bin/sh\n[ -e ${broken} ] && exit 1\n(echo "$@"; cat) > ${mail}\n`, {
    mode: 0o755,
  })
  const port = await freePort()
  const all = {
    sendmail_path: `${sendmail} -t -i`,
    'mail.add_x_header': 'Off',
    error_log: '/dev/stderr',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  return {
    ...(await run(findPhp(), ['-S', `127.0.0.1:${port}`, '-t', folder, ...args], port, folder)),
    breakSendmail: (isBroken: boolean) => (isBroken ? writeFile(broken, '') : rm(broken)),
    /** The mail that was sent since the last call, if any. */
    async takeMail() {
      if (!existsSync(mail)) return undefined
      const sent = await readFile(mail, 'utf8')
      await rm(mail)
      return sent
    },
  }
}
