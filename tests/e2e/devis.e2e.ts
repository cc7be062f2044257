import { expect, test } from '@playwright/test'
import { mailtoHref, telephoneHref } from '../../src/content/companyDetails.ts'
import { pages } from '../../src/content/pages.ts'
import { receiver, sender, startApache, startNginx } from '../server/servers.ts'
import { sent } from './quoteForm.ts'

// deploy/devis.php as the servers run it that publish the site.

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
    headers: lines.filter((line) => !subjectLines.includes(line)).toSorted(),
    subject: words.join(''),
    text: Buffer.from(body, 'base64').toString(),
  }
}

const subject = 'Demande de devis : Étanchéité'
const headers = [
  'Content-Transfer-Encoding: base64',
  'Content-Type: text/plain; charset=utf-8',
  `From: ${sender}`,
  'MIME-Version: 1.0',
]
const replyTo = `Reply-To: ${sent.email}`
const to = `To: ${receiver}`
const textOf = ({ name, email, phone, subject: project, message }: Omit<typeof sent, 'website'>) =>
  [
    `Nom complet : ${name}`,
    `E-mail : ${email}`,
    `Téléphone : ${phone}`,
    `Type de projet : ${project}`,
    '',
    'Description du projet :',
    message.trim(),
  ].join('\r\n')
const right = { ...sent, subject: 'Étanchéité' }

const evil = 'a@b.fr\r\nBcc: c@d.fr'
const marked = `[à vérifier] ${subject}`
const noReply =
  'À vérifier : répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.\r\n\r\n'
const filled = 'À vérifier : un champ que personne ne voit est rempli, par un robot ou un programme.\r\n\r\n'

/** What is sent, and the mail that arrives. */
const taken: Record<
  string,
  [fields: Record<string, string>, mail: Omit<ReturnType<typeof read>, 'command'>]
> = {
  'all that was typed': [sent, { headers: [...headers, replyTo, to], subject, text: textOf(right) }],
  'the required fields alone': [
    { name: ' ', email: 'zoe+devis@exemple.fr', message: 'é'.repeat(100_000) },
    {
      headers: [...headers, replyTo, to],
      subject: 'Demande de devis',
      text: textOf({
        ...right,
        name: 'non précisé',
        phone: 'non précisé',
        subject: 'non précisé',
        message: 'é'.repeat(100_000),
      }),
    },
  ],
  'lines that would be headers or other fields': [
    { ...sent, name: `${evil}\r\n\r\nTéléphone : 0`, email: evil, phone: '0\u0000\n1', subject: evil },
    {
      headers: [...headers, to],
      subject: '[à vérifier] Demande de devis',
      text:
        noReply +
        textOf({
          ...right,
          name: 'a@b.fr Bcc: c@d.fr Téléphone : 0',
          email: 'a@b.fr Bcc: c@d.fr',
          phone: '0 1',
          subject: 'non précisé',
        }),
    },
  ],
  'an address to browsers alone': [
    { ...sent, email: 'a@localhost' },
    {
      headers: [...headers, to],
      subject: marked,
      text: noReply + textOf({ ...right, email: 'a@localhost' }),
    },
  ],
  'what a robot filled in': [
    { ...sent, website: `https://zoe.exemple\r\n${evil}` },
    { headers: [...headers, replyTo, to], subject: marked, text: filled + textOf(right) },
  ],
}

const without = (name: string) => ({ ...sent, [name]: '' })
const { name: _, ...nameless } = sent

/** What is sent, and why nothing is mailed. */
const refused: Record<string, [fields: Record<string, string>, status: number, heading: string]> = {
  'no name': [without('name'), 422, 'Votre demande est incomplète'],
  'no address': [without('email'), 422, 'Votre demande est incomplète'],
  'no message': [without('message'), 422, 'Votre demande est incomplète'],
  'a list of names': [{ ...nameless, 'name[]': 'Zoé' }, 422, 'Votre demande est incomplète'],
  nothing: [{}, 422, 'Votre demande est incomplète'],
  'all, while no mail leaves': [sent, 500, 'Votre demande n’est pas partie'],
}

for (const [title, tag, start] of [
  ['nginx with php-fpm', '@nginx', startNginx],
  ['Apache with mod_php', '@apache', startApache],
] as const) {
  test.describe(title, { tag }, () => {
    test.describe.configure({ mode: 'default' })
    let server: Awaited<ReturnType<typeof start>>
    test.beforeAll(async () => {
      server = await start()
    })
    test.afterAll(() => server.stop())

    /** As the site's own scripts post the form, and then as a browser without scripts. */
    async function expectAnswers(
      fields: Record<string, string>,
      status: number,
      heading: string,
      links: string[],
    ) {
      for (const accept of ['application/json', 'text/html,*/*;q=0.8']) {
        const body = new URLSearchParams(fields)
        const answer = await fetch(`${server.origin}/devis.php`, {
          method: 'POST',
          headers: { accept },
          body,
        })
        const text = await answer.text()
        expect(answer.status).toBe(status)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
        if (accept === 'application/json') {
          expect(answer.headers.get('content-type')).toBe(accept)
          expect(text).toBe(`{"ok":${status === 200}}`)
          continue
        }
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(text).toContain(`<h1>${heading}</h1>`)
        expect(Array.from(text.matchAll(/href="(.*?)"/g), ([, link]) => link)).toEqual(links)
      }
    }

    for (const [what, [fields, mail]] of Object.entries(taken))
      test(`${what} arrives`, async () => {
        await expectAnswers(fields, 200, 'Votre demande est envoyée', [pages.contact.path])
        const { command, ...found } = read(await server.takeMail())
        expect(command).toContain(`-f${sender}`)
        expect(found).toEqual(mail)
      })

    for (const [what, [fields, status, heading]] of Object.entries(refused))
      test(`${what}: nothing is sent, and the visitor is told so`, async () => {
        await server.breakSendmail(status === 500)
        await expectAnswers(fields, status, heading, [telephoneHref, mailtoHref])
        expect(await server.takeMail()).toBeUndefined()
      })

    test('its address leads to the form', async () => {
      const answer = await fetch(`${server.origin}/devis.php?name=a`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, pages.contact.path])
    })
  })
}
