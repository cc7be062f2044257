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

// What deploy/devis.php mails and answers, on PHP's own server; how it is reached on Apache is in server.e2e.ts.

const company = loadContent('entreprise')
const receiver = 'contact@durand.fr'
const sender = 'site@durand.fr'

type Fixtures = {
  /** A pattern of the shell: sendmail fails when its arguments are such. */
  refused: string
  /** A server for each test, for the script counts whom it has answered. */
  script: { origin: string; mail: () => Promise<string> }
}

const test = base.extend<Fixtures>({
  refused: ["''", { option: true }],
  script: async ({ refused }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'devis-'))
    const file = (name: string) => join(folder, name)
    await writeFile(file('devis.php'), await quoteScript(receiver, sender))
    const keep = `#!/bin/sh\ncase "$*" in ${refused}) exit 1; esac\n(echo "$@"; cat) > ${file('mail')}\n`
    await writeFile(file('sendmail'), keep, { mode: 0o755 })
    const address = `127.0.0.1:${await freePort()}`
    const settings = [`sendmail_path=${file('sendmail')} -t -i`, `sys_temp_dir=${folder}`]
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

/** To the site's own scripts, and to a browser without scripts. */
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
  // The browser then shows another address, and a reload of it sends nothing again.
  const head = [status, status === 200, 'text/html; charset=utf-8']
  const html = await expectAnswer('text/html,*/*;q=0.8', head, `<h1>${heading}</h1>`)
  expect(Array.from(html.matchAll(/href="(.*?)"/g), ([, link]) => link)).toEqual(links)
}

/** A mail as it travels, and as its reader sees it. */
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

/** The mail about what was typed, but where `seen` differs. */
function mailOf({ doubt, ...seen }: Partial<typeof sent> & { doubt?: string }) {
  const { name, email, phone, subject, message } = { ...sent, subject: 'Étanchéité', ...seen }
  return {
    subject: `${doubt ? '[à vérifier] ' : ''}Demande de devis${subject === none ? '' : ` : ${subject}`}`,
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
const least = { name: ' ', email: sent.email, message, website: '' }
const { name: _name, ...nameless } = sent
const { website: _trap, ...trapless } = sent

type Taken = [
  what: string,
  fields: Record<string, string>,
  seen: Parameters<typeof mailOf>[0],
  origin?: string,
]

/** What is sent, and how the mail about it differs. */
const taken: Taken[] = [
  ['all that was typed, by a proxy that names another host,', sent, {}, company.url],
  ['the required fields alone', least, { name: none, phone: none, subject: none, message }],
  [
    'lines that would be headers or other fields',
    { ...sent, ...lines },
    { doubt: noReply, name: `${evilSeen} Téléphone : 0`, email: evilSeen, phone: '0 1', subject: none },
  ],
  ['an address to browsers alone', { ...sent, email: 'a@b' }, { doubt: noReply, email: 'a@b' }],
  ['what a robot filled in', { ...sent, website: evil }, { doubt: filled }],
  ['what a robot sends that never opened the page', trapless, { doubt: unopened }],
  ['what the page of another site sends', sent, { doubt: foreign }, 'https://autre.example'],
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

  test('what is incomplete is not sent, and the visitor is told so', async ({ script }) => {
    for (const empty of [{ name: '' }, { email: '' }, { message: '' }])
      await expectAnswers(script.origin, { ...sent, ...empty }, incomplete)
    for (const odd of [{ ...nameless, 'name[]': 'Zoé' }, {}])
      await expectAnswers(script.origin, odd, incomplete)
    expect(await script.mail()).toBe('')
  })

  test('one address sends 20 in an hour; the next is not sent, and the visitor is told so', async ({
    script,
  }) => {
    for (let count = 0; count < 10; count += 1) await expectAnswers(script.origin, sent, accepted)
    const last = await script.mail()
    await expectAnswers(script.origin, { ...sent, name: 'Une autre' }, [429, ...notSent])
    expect(await script.mail()).toBe(last)
  })

  test.describe('whose mail is refused', () => {
    test.use({ refused: '*' })

    test('the visitor is told so', async ({ script }) => {
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
