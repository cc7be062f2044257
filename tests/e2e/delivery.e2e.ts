import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { replyDelayPhrase, telephoneHref } from '../../src/content/companyDetails.ts'
import { answerWith, createReceiver, listen, startDeliveringSite } from './deliveringSite.ts'
import { dist } from '../server/process.ts'
import { axeScript, violations } from './axe.ts'
import { barLink, expect, hold, hydrated, open, test as base, toasts } from './fixtures.ts'
import { expectStillTyped, field, fill, fillBeforeTheScripts, form, submit, typed } from './quoteForm.ts'

type Receiver = ReturnType<typeof createReceiver>
type Site = { origin: string; dist: string; receiver: Receiver; receiverOrigin: string }

const extraFields = { 'form-name': 'devis', action: '"><b>é' }

async function withSite(isElsewhere: boolean, run: (site: Site) => Promise<void>) {
  const receiver = createReceiver()
  const elsewhere = await listen(receiver)
  const endpoint = isElsewhere ? `${elsewhere.origin}/abc` : '/devis.php'
  const site = await startDeliveringSite({ endpoint, extraFields }, receiver)
  const receiverOrigin = isElsewhere ? elsewhere.origin : site.origin
  await run({ ...site, receiver, receiverOrigin })
  elsewhere.stop()
  await site.stop()
}

const built = { scope: 'worker', timeout: 180_000 } as const

const test = base.extend<{ where: 'here' | 'elsewhere'; site: Site }, { here: Site; elsewhere: Site }>({
  // Playwright asks for a destructured first parameter.
  // oxlint-disable-next-line no-empty-pattern
  here: [({}, run) => withSite(false, run), built],
  // oxlint-disable-next-line no-empty-pattern
  elsewhere: [({}, run) => withSite(true, run), built],
  where: ['here', { option: true }],
  site: async ({ where, here, elsewhere }, run) => {
    const site = where === 'here' ? here : elsewhere
    site.receiver.received.length = 0
    site.receiver.answerWith(accept)
    await run(site)
  },
  baseURL: ({ site }, run) => run(site.origin),
  // What goes to the receiver, a redirect that is not followed, and what the browser says of an answer that is none or
  // an error.
  tolerated: /^request POST |^request GET .*\/merci$|Failed to load resource|blocked by CORS policy/,
})

// One worker, and so one build of each kind.
test.describe.configure({ mode: 'default' })

const accept = answerWith(200)
const cutBeforeTheAnswer = (response: ServerResponse) => void response.destroy()

const message = (page: Page) => form(page).getByRole('alert')
const busy = (page: Page) => form(page).getByRole('button', { name: 'Envoi en cours...' })

const sent = {
  name: typed['Nom complet *'],
  email: typed['Email *'],
  phone: typed.Téléphone,
  subject: 'etancheite',
  message: typed['Description du projet *'].replaceAll('\n', '\r\n'),
  website: '',
  ...extraFields,
}

async function expectEmptied(page: Page) {
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
  await expect(field(page, 'Type de projet')).toHaveValue('')
}

/** The body letter by letter, as forms are encoded: UTF-8, `+` for a space, all but a few characters as bytes. */
const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map((pair) =>
      pair
        .map((text) =>
          encodeURIComponent(text)
            .replaceAll('%20', '+')
            .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
        )
        .join('='),
    )
    .join('&')

const withoutSeconds = (body: string) => body.replace(/&seconds=\d+$/, '')

/** Submits; the receiver has the request, and answers when the returned function is called. */
async function submitUnanswered(page: Page, { receiver }: Site) {
  const waiting: ServerResponse[] = []
  receiver.answerWith((response) => waiting.push(response))
  await submit(page)
  await expect.poll(() => waiting.length).toBe(1)
  return (answer: (response: ServerResponse) => void) => {
    for (const response of waiting) answer(response)
  }
}

/** The requests of the page itself, whatever the browser then makes of them. */
function posts(page: Page) {
  const all: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') all.push(request.url())
  })
  return all
}

async function expectOutcome(page: Page, title: string) {
  await expect(message(page)).toContainText(title)
  await expect(message(page)).toBeFocused()
  await expect(form(page).getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled()
}

async function expectWaysOn(page: Page, title: string) {
  await expectOutcome(page, title)
  await expectStillTyped(page)
  const mail = message(page).getByRole('link', { name: 'Envoyer par e-mail' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(typed['Nom complet *'])
  await expect(message(page).getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', telephoneHref)
  await expect(message(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
}

const accepted = 'Votre demande est envoyée'
const refused = 'n’a pas été acceptée'
const unsent = 'n’est pas partie'
const unknown = 'peut-\u2060être reçue'

test('arrives to the letter, is confirmed and only then emptied', async ({ page, site }) => {
  await open(page, '/contact')
  for (const code of [200, 201, 204]) {
    site.receiver.received.length = 0
    site.receiver.answerWith(answerWith(code))
    await fill(page)
    await submit(page)
    await expectOutcome(page, accepted)
    await expect(message(page)).toContainText(`sous ${replyDelayPhrase}`)
    await expect(message(page).getByRole('button')).toHaveCount(0)
    await expectEmptied(page)
    expect(site.receiver.received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = site.receiver.received
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded\b/)
    expect(headers.accept).toBe('application/json')
    expect(body).toMatch(/&seconds=\d+$/)
    expect(withoutSeconds(body)).toBe(encoded(sent))
  }
  await expect(page).toHaveURL('/contact')
})

test('arrives whole, however long', async ({ page, site }) => {
  const long = `${'é🏠\u00A0ab'.repeat(40)}\n`.repeat(83)
  await open(page, '/contact')
  await fill(page)
  await field(page, 'Description du projet *').fill(long)
  await submit(page)
  await expectOutcome(page, accepted)
  expect(site.receiver.received.map(({ body }) => withoutSeconds(body))).toEqual([
    encoded({ ...sent, message: long.replaceAll('\n', '\r\n') }),
  ])
})

const answers: Record<string, [outcome: string, answer: (response: ServerResponse) => void]> = {
  'a refused request': [refused, answerWith(422)],
  'a broken receiver': [refused, answerWith(500)],
  'a redirect': [
    unknown,
    (response) => response.writeHead(303, { 'Access-Control-Allow-Origin': '*', Location: '/merci' }).end(),
  ],
  'a cut before the answer': [unknown, cutBeforeTheAnswer],
  'a cut in the middle': [
    unknown,
    (response) =>
      response
        .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Length': 100 })
        .write('{', () => response.destroy()),
  ],
}
for (const [what, [outcome, answer]] of Object.entries(answers)) {
  test(`${what} loses nothing, says what is known, and can be tried again`, async ({ page, site }) => {
    const sentByPage = posts(page)
    await open(page, '/contact')
    await fill(page)
    site.receiver.answerWith(answer)
    await submit(page)
    await expectWaysOn(page, outcome)
    expect(sentByPage).toHaveLength(1)
    // A connection that is used again and cut before the answer: the browser itself repeats what it has sent.
    const first = new Set(site.receiver.received.map(({ body }) => body))
    expect([...first].map(withoutSeconds)).toEqual([encoded(sent)])
    if (answer !== cutBeforeTheAnswer) expect(site.receiver.received).toHaveLength(1)
    site.receiver.received.length = 0
    site.receiver.answerWith(accept)
    await message(page).getByRole('button', { name: 'Réessayer' }).click()
    await expectOutcome(page, accepted)
    await expectEmptied(page)
    // To the letter the same: by that a receiver knows it again.
    expect(site.receiver.received.map(({ body }) => withoutSeconds(body))).toEqual([encoded(sent)])
  })
}

test('without a network, it says that nothing has left', async ({ page, site }) => {
  await open(page, '/contact')
  await fill(page)
  await page.context().setOffline(true)
  await submit(page)
  await expectWaysOn(page, unsent)
  expect(site.receiver.received).toEqual([])
  await page.context().setOffline(false)
  await message(page).getByRole('button', { name: 'Réessayer' }).click()
  await expectOutcome(page, accepted)
})

test('waits 15 s for an answer, and sends once however often it is pressed', async ({ page, site }) => {
  await page.clock.install({ time: '2026-03-02T09:00:00' })
  await open(page, '/contact')
  await fill(page)
  site.receiver.answerWith(() => {})
  await page.clock.pauseAt('2026-03-02T10:00:00')
  await form(page).evaluate((element) => {
    if (element instanceof HTMLFormElement) for (let i = 0; i < 5; i += 1) element.requestSubmit()
  })
  await expect(busy(page)).toBeDisabled()
  await field(page, 'Email *').press('Enter')
  await expect.poll(() => site.receiver.received.length).toBe(1)
  await page.clock.runFor(14_900)
  await expect(busy(page)).toBeDisabled()
  await expect(message(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectWaysOn(page, unknown)
  expect(site.receiver.received).toHaveLength(1)
})

for (const [outcome, answer] of [
  [accepted, accept],
  [refused, answerWith(500)],
] as const) {
  test(`a visitor who has left the page learns that it ${outcome}`, async ({ page, site }) => {
    await open(page, '/contact')
    await fill(page)
    const answerNow = await submitUnanswered(page, site)
    await barLink(page, 'Particuliers').click()
    await expect(page).toHaveURL('/particuliers')
    await expect(form(page)).toHaveCount(0)
    answerNow(answer)
    await expect(toasts(page)).toContainText(outcome)
    // The sign of a failure.
    await expect(toasts(page).locator('svg')).toHaveCount(outcome === refused ? 1 : 0)
    if (outcome === refused) {
      await expect(toasts(page).getByRole('link')).toHaveAttribute('href', /^mailto:.*zoe%2Bdevis/)
    }
    await page.goBack()
    await expect(form(page)).toBeVisible()
    await page.goForward()
    await page.goBack()
    site.receiver.answerWith(accept)
    await fill(page)
    await submit(page)
    await expectOutcome(page, accepted)
    expect(site.receiver.received).toHaveLength(2)
  })
}

test('who closes the page while it sends is asked first, and only then', async ({ page, site }) => {
  await open(page, '/contact')
  await fill(page)
  const answerNow = await submitUnanswered(page, site)
  // What Chrome and Edge look at before version 119.
  const returnValue = await page.evaluate(() => {
    const event = document.createEvent('BeforeUnloadEvent')
    event.initEvent('beforeunload', false, true)
    dispatchEvent(event)
    return String(event.returnValue)
  })
  expect(returnValue).not.toBe('')
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await expect(busy(page)).toBeDisabled()
  await expectStillTyped(page)
  answerNow(answerWith(500))
  await expectWaysOn(page, refused)
  await page.reload()
})

test('who leaves the site while it sends, and comes back, finds what was typed', async ({ page, site }) => {
  await open(page, '/contact')
  await fill(page)
  await submitUnanswered(page, site)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/societe')
  await page.goBack()
  await hydrated(page)
  await expectStillTyped(page)
  site.receiver.answerWith(accept)
  await submit(page)
  await expectOutcome(page, accepted)
})

test('before the scripts are there, the browser posts the same', async ({ page, site }) => {
  await hold(page, '**/client-*.js')
  await page.goto('/contact')
  await fill(page)
  await submit(page)
  await expect(page).toHaveTitle('Merci')
  expect(site.receiver.received.map(({ body }) => body)).toEqual([encoded(sent)])
})

test('without scripts, the browser posts the same', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/contact')
  await fill(page)
  await submit(page)
  await expect(page).toHaveTitle('Merci')
  expect(site.receiver.received.map(({ body }) => body)).toEqual([encoded(sent)])
  await context.close()
})

async function expectToldWhere(page: Page, site: Site, receiver: string, [note, notice]: [string, string]) {
  const answer = await open(page, '/contact')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`; connect-src 'self'${receiver};`)
  expect(policy).toContain(`; form-action 'self'${receiver};`)
  expect(policy.replaceAll(receiver || ' ', '')).not.toMatch(/https?:|mailto:/)
  for (const file of ['_headers', '.htaccess', '_nginx.conf'])
    expect(readFileSync(join(site.dist, file), 'utf8')).toContain(policy)
  await expect(form(page).getByText(`Le bouton envoie votre demande à ${note}.`)).toBeVisible()
  await open(page, '/societe')
  await page.locator('summary').click()
  await expect(page.getByText(`est envoyé à ${notice} quand vous appuyez`)).toBeVisible()
}

test('no policy names another origin, and the pages say that the company receives', ({ page, site }) =>
  expectToldWhere(page, site, '', [company.name, company.name]))

test.describe('to another origin', () => {
  test.use({ where: 'elsewhere' })

  test('arrives to the letter, and is confirmed', async ({ page, site }) => {
    await open(page, '/contact')
    await fill(page)
    await submit(page)
    await expectOutcome(page, accepted)
    expect(site.receiver.received.map(({ body }) => withoutSeconds(body))).toEqual([encoded(sent)])
  })

  test('a refused request loses nothing', async ({ page, site }) => {
    await open(page, '/contact')
    await fill(page)
    site.receiver.answerWith(answerWith(500))
    await submit(page)
    await expectWaysOn(page, refused)
  })

  test('a receiver that lets nobody read its answer may have the request', async ({ page, site }) => {
    await open(page, '/contact')
    await fill(page)
    site.receiver.answerWith((response) => response.writeHead(200).end('{}'))
    await submit(page)
    await expectWaysOn(page, unknown)
    expect(site.receiver.received).toHaveLength(1)
  })

  test('each policy names it, and the pages say who receives', ({ page, site }) =>
    expectToldWhere(page, site, ` ${site.receiverOrigin}`, [
      '127.0.0.1',
      `127.0.0.1, qui le reçoit pour ${company.name},`,
    ]))
})

test('what is added while it sends was not sent, and stays', async ({ page, site }) => {
  await open(page, '/contact')
  await fill(page)
  const answerNow = await submitUnanswered(page, site)
  await field(page, 'Téléphone').fill('01 23 45 67 89')
  answerNow(accept)
  await expectOutcome(page, accepted)
  await expect(page.getByText('Ce que vous avez changé pendant l’envoi')).toBeVisible()
  await expect(field(page, 'Téléphone')).toHaveValue('01 23 45 67 89')
  await expect(field(page, 'Nom complet *')).toHaveValue(typed['Nom complet *'])
})

test.describe('by the rules of axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [390, 1440]) {
    test(`the form and its messages pass at ${width} px`, async ({ page, site }) => {
      await page.addInitScript({ path: axeScript })
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/contact')
      for (const [outcome, answer] of [
        [refused, answerWith(500)],
        [accepted, accept],
      ] as const) {
        await fill(page)
        site.receiver.answerWith(answer)
        await submit(page)
        await expectOutcome(page, outcome)
        await expect(message(page)).toBeInViewport({ ratio: 0.95 })
        expect(await violations(page)).toEqual([])
      }
    })
  }
})

test('a robot fills in what no visitor sees or reaches', async ({ page, site }) => {
  await open(page, '/contact')
  const trap = page.locator('[name="website"]')
  await expect(trap).toBeHidden()
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(await form(page).ariaSnapshot()).not.toContain('Laissez ce champ vide')
  await field(page, 'Type de projet').focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Description du projet *')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('button')).toBeFocused()
  await fill(page)
  await trap.evaluate((element) => element.setAttribute('value', 'https://spam.example'))
  await submit(page)
  // It is for the receiver to judge.
  await expectOutcome(page, accepted)
  expect(site.receiver.received[0]?.body).toContain('&website=https%3A%2F%2Fspam.example&')
})

test('what was typed before the scripts came counts', async ({ page, site }) => {
  await fillBeforeTheScripts(page)
  await submit(page)
  await expectOutcome(page, accepted)
  expect(site.receiver.received.map(({ body }) => withoutSeconds(body))).toEqual([encoded(sent)])
})

const textOf = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('\n')

test('a form that sends nothing has nothing for sending, neither scripts nor styles', async ({
  page,
  site,
}) => {
  test.skip(company.quoteDelivery !== null, 'dist/ has the form that sends')
  await open(page, '/contact')
  await fill(page)
  await submit(page)
  const styleOfMessage = (await message(page).getAttribute('class')) ?? ''
  for (const part of ['opaqueredirect', 'Réessayer', 'seconds', 'Laissez ce champ', `.${styleOfMessage}{`]) {
    expect(textOf(site.dist).includes(part), part).toBe(true)
    expect(textOf(dist).includes(part), part).toBe(false)
  }
})
