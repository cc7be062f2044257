import { test as base, expect } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { startPhp } from '../server/php.ts'
import { sent } from './quoteForm.ts'

type Php = Awaited<ReturnType<typeof startPhp>>

/** A server for each test: what one leaves, no other finds. */
const test = base.extend<{ php: Php }>({
  php: async ({}, provide) => {
    const php = await startPhp('contact@durand.fr', 'site@durand.fr')
    await provide(php)
    await php.stop()
  },
})

async function post({ origin }: Php, fields: Record<string, string>) {
  const answer = await fetch(`${origin}/devis.php`, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: answer.status, text: await answer.text() }
}

/** A mail as it travels, and as its reader sees it. */
function read(mail = '') {
  const [head = '', body = ''] = mail.replaceAll('\r\n', '\n').split('\n\n')
  const [command = '', ...lines] = head.split('\n')
  const [, subject = ''] = /^Subject: =\?UTF-8\?B\?(\S+)\?=$/m.exec(head) ?? []
  const text = Buffer.from(body, 'base64').toString()
  return { command, lines, subject: Buffer.from(subject, 'base64').toString(), body, text }
}

test.describe('deploy/devis.php', { tag: '@php' }, () => {
  test('mails what was typed, of which nothing stands in a header but a right address', async ({ php }) => {
    const answer = await post(php, sent)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<h1>Votre demande est envoyée</h1>')
    expect(answer.text).toContain(`href="${pages.contact.path}"`)
    const { command, lines, subject, body, text } = read(await php.takeMail())
    expect(command).toContain('-fsite@durand.fr')
    expect(lines.filter((line) => !line.startsWith('Subject:')).toSorted()).toEqual([
      'Content-Transfer-Encoding: base64',
      'Content-Type: text/plain; charset=utf-8',
      'From: site@durand.fr',
      'MIME-Version: 1.0',
      'Reply-To: zoe+devis@exemple.fr',
      'To: contact@durand.fr',
    ])
    expect(subject).toBe('Demande de devis : Étanchéité')
    for (const line of body.split('\n')) expect(line.length).toBeLessThanOrEqual(76)
    expect(text.split('\r\n')).toEqual([
      `Nom complet : ${sent.name}`,
      `E-mail : ${sent.email}`,
      `Téléphone : ${sent.phone}`,
      'Type de projet : Étanchéité',
      '',
      'Description du projet :',
      ...sent.message.trim().split('\r\n'),
    ])
  })

  test('knows the types of project of the form, and puts no other into the subject', async ({ php }) => {
    const others = [['x\r\nBcc: a@b.fr', undefined]] as const
    for (const [value, label] of [...Object.entries(quoteForm.fields.subject.options), ...others]) {
      await post(php, { ...sent, subject: value, phone: '' })
      const { subject, text } = read(await php.takeMail())
      expect(subject).toBe(label ? `Demande de devis : ${label}` : 'Demande de devis')
      expect(text).toContain(`Téléphone : non précisé\r\nType de projet : ${label ?? 'x Bcc: a@b.fr'}\r\n`)
    }
  })

  test('arrives without Reply-To if that would be no address', async ({ php }) => {
    const name = 'Zoé\r\nBcc: c@d.fr\r\n\r\nTéléphone : 0'
    const wrong = ['zoe', 'a@b.fr\r\nBcc: c@d.fr', '"a\r\nBcc: c@d.fr"@b.fr', 'a@b.fr, c@d.fr', 'é@b.fr']
    for (const email of wrong) {
      expect((await post(php, { ...sent, name, email })).status).toBe(200)
      const { lines, text } = read(await php.takeMail())
      expect(lines.join()).not.toMatch(/Reply-To|Bcc/)
      expect(text).toContain('Nom complet : Zoé Bcc: c@d.fr Téléphone : 0\r\n')
      expect(text).toContain(`E-mail : ${email.replace('\r\n', ' ')}\r\n`)
    }
  })

  test('takes nothing from a robot, which believes it succeeded, nor what no form sends', async ({ php }) => {
    expect((await post(php, { ...sent, website: 'https://spam.example' })).status).toBe(200)
    const query = 'name=a&email=b&message=c'
    const asked = await fetch(`${php.origin}/devis.php?${query}`, { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/contact'])
    for (const name of ['name', 'email', 'message'])
      expect((await post(php, { ...sent, [name]: ' \n' })).status, name).toBe(422)
    for (const name of Object.keys(sent)) {
      const others = Object.entries(sent).filter(([other]) => other !== name)
      expect((await post(php, Object.fromEntries([...others, [`${name}[]`, 'a']]))).status, name).toBe(400)
    }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = 'name=%ff&email=a@b.fr&message=a'
    expect((await fetch(`${php.origin}/devis.php`, { method: 'POST', headers, body })).status).toBe(400)
    expect(await php.takeMail()).toBeUndefined()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a failure shows what was typed, to send again', async ({ php, page }) => {
      await php.breakSendmail(true)
      const fields = Object.keys(sent).map((name) => `<textarea name="${name}"></textarea>`)
      const action = `${php.origin}/devis.php`
      await page.setContent(
        `<form method="post" action="${action}">${fields.join('')}<button>Envoyer</button></form>`,
      )
      for (const [name, value] of Object.entries(sent)) await page.locator(`[name=${name}]`).fill(value)
      const answer = page.waitForResponse(action)
      await page.getByRole('button').click()
      expect((await answer).status()).toBe(500)
      await expect(page.getByRole('heading')).toHaveText('Votre demande n’est pas partie')
      await php.breakSendmail(false)
      await page.getByRole('button', { name: 'Envoyer de nouveau' }).click()
      await expect(page.getByRole('heading')).toHaveText('Votre demande est envoyée')
      const { text } = read(await php.takeMail())
      await post(php, sent)
      expect(text).toBe(read(await php.takeMail()).text)
    })
  })
})
