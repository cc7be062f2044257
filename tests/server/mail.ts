import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { freePort, needProgram, replaceOnce, root } from './process.ts'

export const findMsmtp = () => needProgram('msmtp', 'msmtp')

/** The command by which PHP hands over a mail, as MANUEL.md has it. */
const [, sendmailPath = ''] =
  /^ *sendmail_path = "(.*)"$/m.exec(readFileSync(join(root, 'MANUEL.md'), 'utf8')) ?? []

/** The same with another mail program, which gets what stands behind its name. */
export const sendmailBy = (program: string) => replaceOnce(sendmailPath, '/usr/sbin/sendmail', program)

/** Whom the script sends to, and in whose name, who is also the user of the mail server. */
export const receiver = 'contact@durand.fr'
export const user = 'site@durand.fr'
export const password = 'secret'

/** The sender and the receivers that a mail travels with, and the mail as its reader sees it. */
type Received = { from: string; to: string[]; mail: Email }

const receivedAs = ({ mailFrom, rcptTo }: SMTPServerEnvelope, mail: Email): Received => ({
  from: mailFrom === false ? '' : mailFrom.address,
  to: rcptTo.map(({ address }) => address),
  mail,
})

/**
 * The mail server of a provider: it asks for encryption, a user and a password. `sendmail` is the command by which PHP
 * hands it a mail.
 */
export async function startMailServer() {
  const received: Received[] = []
  const folder = await mkdtemp(join(tmpdir(), 'minium-mail-'))
  await chmod(folder, 0o755)
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  // Which no authority has signed.
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=mail'.split(' ')
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert]
  await promisify(execFile)('openssl', [...request, ...files])
  // A program that prints it: the command has no room for one more pair of quotation marks.
  const printPassword = join(folder, 'password')
  await writeFile(printPassword, `#!/bin/sh\necho ${password}\n`, { mode: 0o755 })
  const port = await freePort()
  const server = new SMTPServer({
    key: await readFile(key),
    cert: await readFile(cert),
    onAuth: ({ username, password: given }, _, answer) =>
      username === user && given === password
        ? answer(null, { user })
        : answer(new Error('Wrong user or password')),
    onData: (stream, { envelope }, answer) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          received.push(receivedAs(envelope, mail))
          answer()
        }, answer),
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    received,
    port,
    cert,
    sendmail: sendmailBy(
      `${findMsmtp()} --host=127.0.0.1 --port=${port} --tls=on --tls-trust-file=${cert} --auth=on --user=${user} --passwordeval=${printPassword}`,
    ),
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}

/** The script that the build writes, in the folder of a site. */
export const writeScript = async (site: string) =>
  writeFile(join(site, 'devis.php'), await quoteScript(receiver, user, {}))
