import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { mailtoHref, telephoneHref } from '../../src/data/companyDetails.ts'
import { loadContent } from '../../src/data/load.ts'
import { pages } from '../../src/data/pages.ts'
import { freePort } from '../server/process.ts'
import { sent } from './quoteForm.ts'

// The mails and responses of deploy/devis.php, on PHP's own server; server.e2e.ts proves its URL on Apache.

const company = loadContent('entreprise')
const receiver = 'contact@durand.fr'
const sender = 'site@durand.fr'

type Fixtures = {
  /** A shell pattern: sendmail fails if its arguments match. */
  refused: string
  /** Each test has its own server, because the script counts requests. */
  script: { origin: string; mail: () => Promise<string> }
}

/** Lets a request set its IP address, as a server in front of PHP would. */
const addressFile = "<?php $_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_ADDRESS'] ?? $_SERVER['REMOTE_ADDR'];"

const test = base.extend<Fixtures>({
  refused: ["''", { option: true }],
  script: async ({ refused }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'devis-'))
    const file = (name: string) => join(folder, name)
    await writeFile(file('devis.php'), await quoteScript(receiver, sender))
    const keep = `#!/bin/sh\ncase "$*" in ${refused}) exit 1; esac\n(echo "$@"; cat) > ${file('mail')}\n`
    await writeFile(file('sendmail'), keep, { mode: 0o755 })
    const address = `127.0.0.1:${await freePort()}`
    await writeFile(file('address.php'), addressFile)
    const settings = [
      `sendmail_path=${file('sendmail')} -t -i`,
      `sys_temp_dir=${folder}`,
      `auto_prepend_file=${file('address.php')}`,
    ]
    const args = [...settings.flatMap((setting) => ['-d', setting]), '-S', address, '-t', folder]
    const server = spawn('php', args, { stdio: 'ignore' })
    const origin = `http://${address}`
    await expect(() => fetch(origin)).toPass({ intervals: [10] })
    await provide({ origin, mail: () => readFile(file('mail'), 'utf8').catch(() => '') })
    server.kill()
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  },
})

type Answer = readonly [status: number, heading: string, ...links: string[]]

/** The responses to the site's script, and to a browser without JavaScript. */
async function expectAnswers(
  server: string,
  fields: Record<string, string>,
  [status, heading, ...links]: Answer,
  origin = server,
) {
  const expectAnswer = async (accept: string, head: unknown[], text: string) => {
    const request = { method: 'POST', headers: { accept, origin }, body: new URLSearchParams(fields) }
    const answer = await fetch(`${server}/devis.php`, request)
    expect([answer.status, answer.redirected, answer.headers.get('content-type')]).toEqual(head)
    const said = await answer.text()
    expect(said).toContain(text)
    return said
  }
  await expectAnswer('application/json', [status, false, 'application/json'], `{"ok":${status === 200}}`)
  // A redirect: a reload then does not send the request again.
  const head = [status, status === 200, 'text/html; charset=utf-8']
  const html = await expectAnswer('text/html,*/*;q=0.8', head, `<h1>${heading}</h1>`)
  expect(Array.from(html.matchAll(/href="(.*?)"/g), ([, link]) => link)).toEqual(links)
}

/** Posts as the site's script does. */
const post = (server: string, body: URLSearchParams | string, more = {}) =>
  fetch(`${server}/devis.php`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded', ...more },
    body,
  })

/** Parses a raw mail, with its decoded subject and body. */
function open(mail: string) {
  const [head = '', body = ''] = mail.replaceAll('\r\n', '\n').split('\n\n')
  const [command, ...lines] = head.split('\n')
  const subject = lines.filter((line) => /^Subject: | =\?/.test(line))
  const words = Array.from(subject.join('').matchAll(/=\?UTF-8\?B\?(\S+?)\?=/g), ([, word]) => word ?? '')
  expect(Math.max(...[...subject, ...body.split('\n')].map((line) => line.length))).toBeLessThanOrEqual(76)
  return {
    command,
    headers: lines
      .filter((line) => !subject.includes(line))
      .map((line) => line.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/, 'Date: now'))
      .map((line) => line.replace(/^Message-ID: <[\da-f]{32}@/, 'Message-ID: <new@'))
      .toSorted(),
    subject: words.map((word) => Buffer.from(word, 'base64').toString()).join(''),
    text: Buffer.from(body, 'base64').toString(),
  }
}

const headers = [
  'Content-Transfer-Encoding: base64',
  'Content-Type: text/plain; charset=utf-8',
  'Date: now',
  `From: ${sender}`,
  'MIME-Version: 1.0',
  'Message-ID: <new@durand.fr>',
]

/** The mail that is expected for a request, except for `seen`; its subject names `who`. */
function mailOf({ doubt, who, ...seen }: Partial<typeof sent> & { doubt?: string; who?: string }) {
  const { name, email, phone, subject, message } = { ...sent, subject: 'Étanchéité', ...seen }
  const project = subject === none ? '' : ` – ${subject}`
  return {
    subject: `${doubt ? '[à vérifier] ' : ''}Demande de devis : ${who ?? name}${project}`,
    text: `${doubt ? `À vérifier : ${doubt}\n\n` : ''}Nom complet : ${name}
E-mail : ${email}
Téléphone : ${phone}
Type de projet : ${subject}

Description du projet :
${message.replaceAll('\r\n', '\n').trim()}`.replaceAll('\n', '\r\n'),
    headers: [...headers, ...(doubt === noReply ? [] : [`Reply-To: ${sent.email}`]), `To: ${receiver}`],
  }
}

const none = 'non précisé'
const noReply = 'répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.'
const filled = 'un champ que personne ne voit est rempli, par un robot ou un programme.'
const unopened = 'la demande a été envoyée sans ouvrir la page, par un robot ou un programme.'
const foreign = 'la demande vient de la page d’un autre site.'

const evil = 'a@b.fr\r\nBcc: c@d.fr'
const evilSeen = 'a@b.fr Bcc: c@d.fr'
const lines = { name: `${evil}\r\n\r\nTéléphone : 0`, email: evil, phone: '0\u0000\n1', subject: evil }
const message = 'é'.repeat(100_000)
const longName = `${'é🏠'.repeat(40)}\u2029fin`
const encodedName = '=?UTF-8?Q?Zo=0D=0ABcc:_c@d.fr?='
const least = { name: ' ', email: sent.email, message, website: '' }
const { name: _name, ...nameless } = sent
const { website: _trap, ...trapless } = sent

type Taken = [
  what: string,
  fields: Record<string, string>,
  seen: Parameters<typeof mailOf>[0],
  origin?: string,
]

/** Requests, and how their mails differ. */
const taken: Taken[] = [
  ['all that was typed, by a proxy that names another host,', sent, {}, company.url],
  ['the required fields alone', least, { who: sent.email, name: none, phone: none, subject: none, message }],
  [
    'a name that is too long for a subject',
    { ...sent, name: longName },
    { who: `${'é🏠'.repeat(30)}…`, name: longName },
  ],
  ['a name that looks like a header', { ...sent, name: encodedName }, { name: encodedName }],
  [
    'lines that would be headers or other fields',
    { ...sent, ...lines },
    { doubt: noReply, name: `${evilSeen} Téléphone : 0`, email: evilSeen, phone: '0 1', subject: none },
  ],
  [
    'no name, and an address that would be a header',
    { ...sent, name: ' ', email: evil },
    { doubt: noReply, who: evilSeen, name: none, email: evilSeen },
  ],
  ['an address to browsers alone', { ...sent, email: 'a@b' }, { doubt: noReply, email: 'a@b' }],
  ['what a robot filled in', { ...sent, website: evil }, { doubt: filled }],
  ['what a robot sends that never opened the page', trapless, { doubt: unopened }],
  ['what the page of another site sends', sent, { doubt: foreign }, 'https://autre.example'],
]

/** Two addresses, and what the second is answered once the first has sent all that it may. */
const connections: [what: string, one: string, other: string, status: number][] = [
  ['two IPv4 addresses are two connections', '192.0.2.1', '192.0.2.2', 200],
  ['on an IPv6 socket too', '::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
  ['where it is the same IPv4 address in other words', '::FFFF:C000:201', '192.0.2.1', 429],
  ['two addresses behind a NAT64 are two connections', '64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2', 200],
  ['one half of an IPv6 address is one connection', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', 429],
  ['another half is another', '2001:db8:0:1::1', '2001:db8:0:2::1', 200],
]

const accepted = [200, 'Votre demande est envoyée', pages.contact.path] as const
const incomplete = [422, 'Votre demande est incomplète', telephoneHref, mailtoHref] as const
const notSent = ['Votre demande n’est pas partie', telephoneHref, mailtoHref] as const

test.describe('with PHP', { tag: '@apache' }, () => {
  for (const [what, fields, mail, origin] of taken)
    test(`${what} arrives`, async ({ script }) => {
      await expectAnswers(script.origin, fields, accepted, origin)
      const command = expect.stringContaining(`-f${sender}`)
      expect(open(await script.mail())).toEqual({ command, ...mailOf(mail) })
    })

  test('a name that is not valid UTF-8 arrives', async ({ script }) => {
    const body = new URLSearchParams({ ...sent, name: 'Zo*' }).toString().replace('*', '%E9')
    const answer = await post(script.origin, body)
    expect(await answer.json()).toEqual({ ok: true })
    expect(open(await script.mail())).toMatchObject({ subject: 'Demande de devis : Zo\uFFFD – Étanchéité' })
  })

  test('an incomplete request is not sent, and the response says so', async ({ script }) => {
    for (const empty of [{ name: '' }, { email: '' }, { message: '' }])
      await expectAnswers(script.origin, { ...sent, ...empty }, incomplete)
    for (const odd of [{ ...nameless, 'name[]': 'Zoé' }, {}])
      await expectAnswers(script.origin, odd, incomplete)
    expect(await script.mail()).toBe('')
  })

  test('the 21st request of an IP address within an hour is not sent, and the response says so', async ({
    script,
  }) => {
    for (let count = 0; count < 10; count += 1) await expectAnswers(script.origin, sent, accepted)
    const last = await script.mail()
    await expectAnswers(script.origin, { ...sent, name: 'Une autre' }, [429, ...notSent])
    expect(await script.mail()).toBe(last)
  })

  for (const [what, one, other, status] of connections)
    test(what, async ({ script }) => {
      const statusFrom = async (address: string) =>
        (await post(script.origin, new URLSearchParams(sent), { 'X-Address': address })).status
      for (let count = 0; count < 20; count += 1) expect(await statusFrom(one)).toBe(200)
      expect([await statusFrom(one), await statusFrom(other)]).toEqual([429, status])
    })

  test.describe('whose mail is refused', () => {
    test.use({ refused: '*' })

    test('the response says so', async ({ script }) => {
      await expectAnswers(script.origin, sent, [500, ...notSent])
      expect(await script.mail()).toBe('')
    })
  })

  test.describe('that forbids the sender of the envelope', () => {
    test.use({ refused: '*-f*' })

    test('the host puts its own', async ({ script }) => {
      await expectAnswers(script.origin, sent, accepted)
      expect(open(await script.mail())).toMatchObject(mailOf({}))
    })
  })
})
