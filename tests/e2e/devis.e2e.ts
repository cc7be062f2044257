import { expect, test } from '@playwright/test'
import { mailtoHref, telephoneHref } from '../../src/words/companyDetails.ts'
import { pages } from '../../src/words/pages.ts'
import { receiver, sender, startApache } from '../server/servers.ts'
import { sent } from './quoteForm.ts'
import * as load from '../../src/words/load.ts'

const company = load.read('entreprise')

// What deploy/devis.php mails and answers.

/** A mail as it travels, and as its reader sees it. */
function read(mail = '') {
  const [head = '', body = ''] = mail.replaceAll('\r\n', '\n').split('\n\n')
  const [command = '', ...lines] = head.split('\n')
  const subjectLines = lines.filter((line) => /^Subject: | =\?/.test(line))
  const words = Array.from(subjectLines.join('').matchAll(/=\?UTF-8\?B\?(\S+?)\?=/g), ([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  )
  expect(Math.max(...[...subjectLines, ...body.split('\n')].map((line) => line.length))).toBeLessThanOrEqual(
    76,
  )
  return {
    command,
    headers: lines
      .filter((line) => !subjectLines.includes(line))
      .map((line) => line.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/, 'Date: now'))
      .map((line) => line.replace(/^Message-ID: <[\da-f]{32}@/, 'Message-ID: <new@'))
      .toSorted(),
    subject: words.join(''),
    text: Buffer.from(body, 'base64').toString(),
  }
}

const right = { ...sent, subject: 'Étanchéité' }
const textOf = ({ name, email, phone, subject, message }: Omit<typeof sent, 'website'>) =>
  [
    `Nom complet : ${name}`,
    `E-mail : ${email}`,
    `Téléphone : ${phone}`,
    `Type de projet : ${subject}`,
    '',
    'Description du projet :',
    message.trim(),
  ].join('\r\n')
const headers = [
  'Content-Transfer-Encoding: base64',
  'Content-Type: text/plain; charset=utf-8',
  'Date: now',
  `From: ${sender}`,
  'MIME-Version: 1.0',
  'Message-ID: <new@durand.fr>',
]

const evil = 'a@b.fr\r\nBcc: c@d.fr'
const evilSeen = 'a@b.fr Bcc: c@d.fr'
const none = 'non précisé'
const doubt = (text: string) => `À vérifier : ${text}\r\n\r\n`
const noReply = doubt('répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.')
const filled = doubt('un champ que personne ne voit est rempli, par un robot ou un programme.')
const unseen = doubt('la demande a été envoyée sans ouvrir la page, par un robot ou un programme.')
const foreign = doubt('la demande vient de la page d’un autre site.')

const { name: _, ...nameless } = sent
const { website: _trap, ...trapless } = sent

type Taken = [fields: Record<string, string>, subject: string, text: string, reply: boolean, origin?: string]

/** What is sent, and the subject and text of the mail that arrives; whether it can be answered. */
const taken: Record<string, Taken> = {
  // Through a proxy that names another host.
  'all that was typed': [sent, 'Demande de devis : Étanchéité', textOf(right), true, company.url],
  'the required fields alone': [
    { name: ' ', email: sent.email, message: 'é'.repeat(100_000), website: '' },
    'Demande de devis',
    textOf({ ...right, name: none, phone: none, subject: none, message: 'é'.repeat(100_000) }),
    true,
  ],
  'lines that would be headers or other fields': [
    { ...sent, name: `${evil}\r\n\r\nTéléphone : 0`, email: evil, phone: '0\u0000\n1', subject: evil },
    '[à vérifier] Demande de devis',
    noReply +
      textOf({ ...right, name: `${evilSeen} Téléphone : 0`, email: evilSeen, phone: '0 1', subject: none }),
    false,
  ],
  'an address to browsers alone': [
    { ...sent, email: 'a@localhost' },
    '[à vérifier] Demande de devis : Étanchéité',
    noReply + textOf({ ...right, email: 'a@localhost' }),
    false,
  ],
  'what a robot filled in': [
    { ...sent, website: `https://zoe.exemple\r\n${evil}` },
    '[à vérifier] Demande de devis : Étanchéité',
    filled + textOf(right),
    true,
  ],
  'what a robot sends that never opened the page': [
    trapless,
    '[à vérifier] Demande de devis : Étanchéité',
    unseen + textOf(right),
    true,
  ],
  'what the page of another site sends': [
    sent,
    '[à vérifier] Demande de devis : Étanchéité',
    foreign + textOf(right),
    true,
    'https://autre.example',
  ],
}

const incomplete = [422, 'Votre demande est incomplète'] as const

/** What is sent, and why nothing is mailed. */
const refused: Record<string, [fields: Record<string, string>, status: number, heading: string]> = {
  'no name': [{ ...sent, name: '' }, ...incomplete],
  'no address': [{ ...sent, email: '' }, ...incomplete],
  'no message': [{ ...sent, message: '' }, ...incomplete],
  'a list of names': [{ ...nameless, 'name[]': 'Zoé' }, ...incomplete],
  nothing: [{}, ...incomplete],
  'all, while no mail leaves': [sent, 500, 'Votre demande n’est pas partie'],
}

test.describe('on Apache with mod_php', { tag: '@apache' }, () => {
  test.describe.configure({ mode: 'default' })
  let server: Awaited<ReturnType<typeof startApache>>
  test.beforeAll(async () => {
    server = await startApache()
  })
  test.afterAll(() => server.stop())
  test.beforeEach(async () => {
    await server.refuseMail('')
    await server.forgetSenders()
  })

  /** As the site's own scripts post the form, and then as a browser without scripts. */
  async function expectAnswers(
    body: Record<string, string>,
    status: number,
    heading: string,
    links: string[],
    origin = server.origin,
  ) {
    const answerTo = async (accept: string) => {
      const request = { method: 'POST', headers: { accept, origin }, body: new URLSearchParams(body) }
      const answer = await fetch(`${server.origin}/devis.php`, request)
      const text = await answer.text()
      return {
        status: answer.status,
        redirected: answer.redirected,
        type: answer.headers.get('content-type'),
        text,
      }
    }
    expect(await answerTo('application/json')).toEqual({
      status,
      redirected: false,
      type: 'application/json',
      text: `{"ok":${status === 200}}`,
    })
    const { text, ...head } = await answerTo('text/html,*/*;q=0.8')
    // The browser then shows another address, and a reload of it sends nothing again.
    expect(head).toEqual({ status, redirected: status === 200, type: 'text/html; charset=utf-8' })
    expect(text).toContain(`<h1>${heading}</h1>`)
    expect(Array.from(text.matchAll(/href="(.*?)"/g), ([, link]) => link)).toEqual(links)
  }

  for (const [what, [fields, subject, text, reply, origin]] of Object.entries(taken))
    test(`${what} arrives`, async () => {
      await expectAnswers(fields, 200, 'Votre demande est envoyée', [pages.contact.path], origin)
      expect(read(await server.takeMail())).toEqual({
        command: expect.stringContaining(`-f${sender}`),
        headers: [...headers, ...(reply ? [`Reply-To: ${sent.email}`] : []), `To: ${receiver}`],
        subject,
        text,
      })
    })

  for (const [what, [fields, status, heading]] of Object.entries(refused))
    test(`${what}: nothing is sent, and the visitor is told so`, async () => {
      await server.refuseMail(status === 500 ? '*' : '')
      await expectAnswers(fields, status, heading, [telephoneHref, mailtoHref])
      expect(await server.takeMail()).toBeUndefined()
    })

  test('a host that forbids the sender of the envelope puts its own', async () => {
    await server.refuseMail('*-f*')
    await expectAnswers(sent, 200, 'Votre demande est envoyée', [pages.contact.path])
    expect(read(await server.takeMail()).text).toBe(textOf(right))
  })

  test('one address sends 20 in an hour; the next is not sent, and the visitor is told so', async () => {
    for (let count = 0; count < 10; count += 1)
      await expectAnswers(sent, 200, 'Votre demande est envoyée', [pages.contact.path])
    await server.takeMail()
    await expectAnswers(sent, 429, 'Votre demande n’est pas partie', [telephoneHref, mailtoHref])
    expect(await server.takeMail()).toBeUndefined()
  })
})
