import { spawnSync } from 'node:child_process'
import { test as base, expect } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { mailtoHref, telephoneDisplay, telephoneHref } from '../../src/content/companyDetails.ts'
import { pages } from '../../src/content/pages.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { quoteScript } from '../../src/build/quoteScript.ts'
import { sendmailBy } from '../server/mail.ts'
import { startPhp } from '../server/php.ts'
import { replaceOnce } from '../server/process.ts'
import { sent } from './quoteForm.ts'

type Php = Awaited<ReturnType<typeof startPhp>>

const receiver = 'contact@durand.fr'
const sender = 'site@durand.fr'
const script = (extraFields = {}) => quoteScript(receiver, sender, extraFields)

/** A server for each test: what one leaves, no other finds. */
const test = base.extend<{ start: typeof startPhp; php: Php }>({
  start: async ({}, provide) => {
    const started: Php[] = []
    await provide(async (...how) => {
      const php = await startPhp(...how)
      started.push(php)
      return php
    })
    for (const php of started) await php.stop()
  },
  php: async ({ start }, provide) => provide(await start(await script())),
})

/** As a browser without scripts posts the form, or as the site's own do. */
async function post({ origin }: Php, body: string | Record<string, string>, accept = 'text/html,*/*;q=0.8') {
  const headers = { Accept: accept, 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${origin}/devis.php`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(body).toString(),
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
}

const json = 'application/json'

/** The links of a page, in its order. */
const linksOf = (text: string) =>
  Array.from(text.matchAll(/<a href="?(.*?)"?>(.*?)<\/a>/g), ([, ...link]) => link)

const ways = [
  [telephoneHref, telephoneDisplay],
  [mailtoHref, company.email],
]
const toContact = [pages.contact.path, 'Revenir à la page Contact']

/** A mail as it travels, and as its reader sees it. */
function read(mail = '') {
  const [head = '', body = ''] = mail.replaceAll('\r\n', '\n').split('\n\n')
  const [command = '', ...lines] = head.split('\n')
  const subjectLines = lines.filter((line) => /^Subject: | =\?/.test(line))
  const words = Array.from(subjectLines.join('').matchAll(/=\?UTF-8\?B\?(\S+?)\?=/g), ([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  )
  const headers = lines.filter((line) => !subjectLines.includes(line))
  const text = Buffer.from(body, 'base64').toString()
  return { command, headers, subjectLines, subject: words.join(''), body, text }
}

test.describe('deploy/devis.php', { tag: '@php' }, () => {
  test('mails what was typed, of which nothing stands in a header but a right address', async ({ php }) => {
    const answer = await post(php, sent)
    expect(answer.status).toBe(200)
    expect(answer.type).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('<h1>Votre demande est envoyée</h1>')
    expect(linksOf(answer.text)).toEqual([toContact])
    const { command, headers, subject, body, text } = read(await php.takeMail())
    expect(command).toContain(`-f${sender}`)
    expect(headers.toSorted()).toEqual([
      'Content-Transfer-Encoding: base64',
      'Content-Type: text/plain; charset=utf-8',
      `From: ${sender}`,
      'MIME-Version: 1.0',
      'Reply-To: zoe+devis@exemple.fr',
      `To: ${receiver}`,
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

  test('cuts a long subject between lines as mail asks, and names the other fields of the form', async ({
    start,
  }) => {
    const long = `Surélévation 🏠 et ${'œ'.repeat(200)}, reprise en sous-œuvre`
    const extraFields = { 'form-name': 'devis', 'a b.c': 'é\nTéléphone : 0' }
    const php = await start(replaceOnce(await script(extraFields), '"Étanchéité"', JSON.stringify(long)))
    await post(php, sent)
    const { subject, subjectLines, text } = read(await php.takeMail())
    expect(subject).toBe(`Demande de devis : ${long}`)
    for (const line of subjectLines) {
      expect(line).toMatch(/^(?:Subject:)? =\?UTF-8\?B\?[\w+/]+=*\?=$/)
      expect(line.length).toBeLessThanOrEqual(76)
    }
    const lines = [`Type de projet : ${long}`, 'form-name : devis', 'a b.c : é Téléphone : 0', '']
    expect(text).toContain(`${lines.join('\r\n')}\r\nDescription du projet :\r\n`)
  })

  test('takes all that browsers let pass, and says which answer would go astray', async ({ php }) => {
    const name = 'Zoé\r\nBcc: c@d.fr\r\n\r\nTéléphone : 0'
    const noAddress = ['zoe', 'a@b.fr\r\nBcc: c@d.fr', '"a\r\nBcc: c@d.fr"@b.fr', 'a@b.fr, c@d.fr', 'é@b.fr']
    // To browsers these are addresses.
    const doubtful = ['a@localhost', 'a..b@c.fr', `${'a'.repeat(65)}@b.fr`]
    for (const email of [...noAddress, ...doubtful]) {
      expect((await post(php, { ...sent, name, email })).status).toBe(200)
      const { headers, subject, text } = read(await php.takeMail())
      expect(headers.join()).not.toMatch(/Reply-To|Bcc/)
      expect(subject).toBe('[à vérifier] Demande de devis : Étanchéité')
      expect(text).toMatch(/^À vérifier : répondre à ce message n’écrit pas à cette personne.*\r\n\r\nNom/)
      expect(text).toContain('Nom complet : Zoé Bcc: c@d.fr Téléphone : 0\r\n')
      expect(text).toContain(`E-mail : ${email.replace('\r\n', ' ')}\r\n`)
    }
    for (const [field, label] of [
      ['name', 'Nom complet : '],
      ['message', 'Description du projet :\r\n'],
    ] as const) {
      for (const space of [' ', '\u00A0\u2003', '\r\n \r\n']) {
        expect((await post(php, { ...sent, [field]: space })).status).toBe(200)
        expect(read(await php.takeMail()).text).toContain(`${label}non précisé`)
      }
      const long = 'é'.repeat(200_000)
      expect((await post(php, { ...sent, [field]: long })).status).toBe(200)
      expect(read(await php.takeMail()).text).toContain(label + long)
    }
    // Bytes of another encoding than the page's.
    expect((await post(php, 'name=Zo%e9+L.&email=a@b.fr&message=%00%ff.')).status).toBe(200)
    const { text } = read(await php.takeMail())
    expect(text).toContain('Nom complet : Zo\uFFFD L.\r\n')
    expect(text).toContain('\uFFFD.')
  })

  test('what a program that fills in forms has written into the hidden field arrives marked', async ({
    php,
  }) => {
    const website = 'https://zoe.exemple\r\nTéléphone : 0'
    expect((await post(php, { ...sent, website }, json)).text).toBe('{"ok":true}')
    const { subject, text } = read(await php.takeMail())
    expect(subject).toBe('[à vérifier] Demande de devis : Étanchéité')
    expect(text).toMatch(/^À vérifier : .* : https:\/\/zoe\.exemple Téléphone : 0\r\n\r\nNom complet : /)
    expect(text).toContain(sent.message.trim())
  })

  test('tells the site’s own scripts, and them alone, in their language', async ({ start, php }) => {
    expect(await post(php, sent, json)).toEqual({ status: 200, type: json, text: '{"ok":true}' })
    // A warning that PHP shows is not the answer.
    const settings = { display_errors: '1', 'mail.log': '/absent/log' }
    const talkative = await start(await script(), settings)
    expect(await post(talkative, sent, json)).toEqual({ status: 200, type: json, text: '{"ok":true}' })
    expect(read(await talkative.takeMail()).text).toContain(sent.email)
  })

  test('a request beyond the limit of PHP arrives', async ({ start }) => {
    const php = await start(await script(), { post_max_size: '100' })
    expect((await post(php, sent)).status).toBe(200)
    expect(read(await php.takeMail()).text).toContain(sent.message.trim())
  })

  test('takes nothing that no form sends, and says so', async ({ php }) => {
    const query = 'name=a&email=b&message=c'
    const asked = await fetch(`${php.origin}/devis.php?${query}`, { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/contact'])
    for (const accept of [json, '*/*']) {
      const isJson = accept === json
      for (const name of ['name', 'email', 'message']) {
        const { status, text } = await post(php, { ...sent, [name]: '' }, accept)
        expect(status, name).toBe(422)
        expect(text).toContain(isJson ? '{"ok":false}' : '06 12 34 56 78')
        // None to the contact page, whose form would be empty.
        if (!isJson) expect(linksOf(text)).toEqual(ways)
      }
      for (const name of Object.keys(sent)) {
        const others = Object.entries(sent).filter(([other]) => other !== name)
        const fields = Object.fromEntries([...others, [`${name}[]`, 'a']])
        const { status, text } = await post(php, fields, accept)
        expect(status, name).toBe(400)
        expect(text).toContain(
          isJson ? '{"ok":false}' : name === 'message' ? sent.phone : '&lt;/textarea&gt;',
        )
      }
      const { status, text } = await post(php, '', accept)
      expect(status).toBe(400)
      expect(text).toContain(isJson ? '{"ok":false}' : 'Revenez à la page précédente')
      if (!isJson) expect(linksOf(text)).toEqual([...ways, toContact])
    }
    expect(await php.takeMail()).toBeUndefined()
  })

  // 75 says « later », which PHP 8.5 takes for sent; msmtp, which keeps nothing, ends with it.
  test('by the manual’s command, a mail that could not be handed over for now has failed', () => {
    const ends = [0, 1, 75].map(
      (code) => spawnSync(`${sendmailBy(`sh -c "exit ${code}"`)} -f${sender}`, { shell: true }).status,
    )
    expect(ends).toEqual([0, 1, 1])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const [what, settings] of Object.entries({
      'a mail program that fails': {},
      'a host that forbids mail': { disable_functions: 'mail,error_log', display_errors: '1' },
    })) {
      test(`${what}: the failure is told, and shows what was typed, to send again`, async ({
        start,
        page,
      }) => {
        const php = await start(await script(), settings)
        await php.breakSendmail(true)
        expect(await post(php, sent, json)).toEqual({ status: 500, type: json, text: '{"ok":false}' })
        const written = { ...sent, name: '  ', website: 'https://zoe.exemple' }
        const fields = Object.keys(written).map((name) => `<textarea name="${name}"></textarea>`)
        const action = `${php.origin}/devis.php`
        await page.setContent(
          `<form method="post" action="${action}">${fields.join('')}<button>Envoyer</button></form>`,
        )
        for (const [name, value] of Object.entries(written)) await page.locator(`[name=${name}]`).fill(value)
        const answer = page.waitForResponse(action)
        await page.getByRole('button').click()
        expect((await answer).status()).toBe(500)
        await expect(page.getByRole('heading')).toHaveText('Votre demande n’est pas partie')
        expect(linksOf(await (await answer).text())).toEqual(ways)
        const works = await start(await script())
        await page
          .locator('form')
          .evaluate((form, to) => form.setAttribute('action', to), `${works.origin}/devis.php`)
        await page.getByRole('button', { name: 'Envoyer de nouveau' }).click()
        await expect(page.getByRole('heading')).toHaveText('Votre demande est envoyée')
        const { text } = read(await works.takeMail())
        await post(works, written)
        expect(text).toBe(read(await works.takeMail()).text)
      })
    }
  })
})
