import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { telephoneHref } from '../../src/content/companyDetails.ts'
import { tokens } from '../../src/content/words.ts'
import { freePort } from '../server/process.ts'
import { requiredOf } from '../unit/durand.ts'
import { violations } from './axe.ts'
import { barLink, endFade, expect, holdFades, open, takenOver, toasts } from './fixtures.ts'
import { copyOfProject, serve, testOf } from './ownersSite.ts'
import {
  encoded,
  expectEmptied,
  expectStillTyped,
  field,
  fill,
  form,
  sent,
  submit,
  typed,
} from './quoteForm.ts'

// A form that sends to another origin; one that sends to its own is the second company's (adoption.e2e.ts).

const extraFields = { 'form-name': 'devis', action: '"><b>é' }
const sentBody = encoded({ ...sent, ...extraFields })

/** A page, for which no icon is asked. */
const thanks = '<!doctype html><link rel="icon" href="data:,"><title>Merci</title>'

/** An answer that another origin may read. */
const answerWith =
  (status: number, text = thanks) =>
  (response: ServerResponse) => {
    response
      .writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html; charset=utf-8' })
      .end(text)
  }
/** As Formspree answers. */
const accept = answerWith(200, '{"next":"/thanks","ok":true}')
const refuse = answerWith(500, '{"ok":false}')

/** Takes what the form sends, and answers as the test says. */
async function startReceiver() {
  const received: { headers: IncomingMessage['headers']; body: string }[] = []
  let answer = accept
  const port = await freePort()
  const server = createServer((request, response) =>
    buffer(request).then((body) => {
      received.push({ headers: request.headers, body: body.toString('latin1') })
      answer(response)
    }),
  ).listen(port, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answerWith: (next: typeof answer) => (answer = next),
    stop: () => server.close(),
  }
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>

const bodiesOf = ({ received }: Receiver) => received.map(({ body }) => body)

async function makeSite() {
  const receiver = await startReceiver()
  const { folder, edit, run, remove } = await copyOfProject()
  const quoteDelivery = { endpoint: `${receiver.origin}/devis.php`, extraFields }
  // Nothing else that a company may leave empty.
  await edit('src/content/entreprise.yaml', (text) =>
    stringify({ ...requiredOf(parse(text)), quoteDelivery }),
  )
  await run('vite build')
  const { origin, stop } = await serve(folder)
  return { origin, receiver, stop: () => stop().then(remove).finally(receiver.stop) }
}

// What goes to the receiver, a redirect that is not followed, and what the browser says of an answer that is none or an
// error.
const tolerated = /^request POST |^request GET .*\/merci$|Failed to load resource|blocked by CORS policy/
const test = testOf(makeSite, tolerated).extend<{ receiver: Receiver }>({
  receiver: async ({ site: { receiver } }, provide) => {
    receiver.received.length = 0
    receiver.answerWith(accept)
    await provide(receiver)
  },
})

const message = (page: Page) => form(page).getByRole('alert')
const busy = (page: Page) => form(page).getByRole('button', { name: 'Envoi en cours...' })
const retry = (page: Page) => message(page).getByRole('button', { name: 'Réessayer' })

async function openFilled(page: Page) {
  await open(page, '/contact')
  await fill(page)
}

/** Submits; the receiver has the request, and answers when the returned function is called. */
async function submitUnanswered(page: Page, receiver: Receiver) {
  const waiting: ServerResponse[] = []
  receiver.answerWith((response) => waiting.push(response))
  await submit(page)
  await expect.poll(() => waiting.length).toBe(1)
  return (answer: (response: ServerResponse) => void) => waiting.forEach(answer)
}

async function expectOutcome(page: Page, title: string | RegExp) {
  await expect(message(page)).toContainText(title)
  await expect(message(page)).toBeFocused()
  await expect(form(page).getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled()
}

async function expectWaysOn(page: Page, title: string | RegExp) {
  await expectOutcome(page, title)
  await expectStillTyped(page)
  const mail = message(page).getByRole('link', { name: 'Envoyer par e-mail' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(typed['Nom complet *'])
  await expect(message(page).getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', telephoneHref)
}

const accepted = 'Votre demande est envoyée'
const refused = 'n’a pas été acceptée'
const unknown = /peut-\u2060?être été reçue/

test('what is sent arrives to the letter, is confirmed, and only then is the form emptied', async ({
  page,
  receiver,
}) => {
  await openFilled(page)
  // The trap for robots, which a browser that fills in forms leaves alone.
  await expect(page.locator('[name="website"][autocomplete="off"]')).toBeHidden()
  await submit(page)
  await expectOutcome(page, accepted)
  await expect(message(page)).toContainText(`sous ${tokens.délai}`)
  await expect(message(page).getByRole('button')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await expectEmptied(page)
  // So does the next.
  await fill(page)
  await submit(page)
  await expect.poll(() => bodiesOf(receiver)).toHaveLength(2)
  await expectEmptied(page)
  expect(bodiesOf(receiver)).toEqual([sentBody, sentBody])
  expect(receiver.received[0]?.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded\b/),
    accept: 'application/json',
  })
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await takenOver(page)
  await expectEmptied(page)
})

const readable = { 'Access-Control-Allow-Origin': '*' }
/** Without an answer there is no network. */
const failures: Record<string, [title: string | RegExp, answer?: (response: ServerResponse) => unknown]> = {
  'no network': ['n’est pas partie'],
  'a refusal': [refused, refuse],
  'a page of a firewall': [unknown, answerWith(200)],
  'a redirect': [unknown, (response) => response.writeHead(303, { ...readable, Location: '/merci' }).end()],
  'an answer that this origin may not read': [unknown, (response) => response.writeHead(200).end('{}')],
  'a cut in the middle': [
    unknown,
    (response) =>
      response.writeHead(200, { ...readable, 'Content-Length': 100 }).write('{', () => response.destroy()),
  ],
}
for (const [what, [title, answer]] of Object.entries(failures)) {
  test(`${what} loses nothing, says what is known, and can be tried again`, async ({ page, receiver }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openFilled(page)
    if (answer) receiver.answerWith((response) => void answer(response))
    await page.context().setOffline(!answer)
    await submit(page)
    await expectWaysOn(page, title)
    await expect(message(page)).toBeInViewport({ ratio: 0.95 })
    expect(bodiesOf(receiver)).toEqual(answer ? [sentBody] : [])
    await page.context().setOffline(false)
    receiver.received.length = 0
    receiver.answerWith(accept)
    await retry(page).click()
    await expectOutcome(page, accepted)
    await expectEmptied(page)
    // To the letter the same: by that a receiver knows it again.
    expect(bodiesOf(receiver)).toEqual([sentBody])
  })
}

test('the form waits 15 s for an answer, and sends once however often it is pressed', async ({
  page,
  receiver,
}) => {
  await page.clock.install({ time: '2026-03-02T09:00:00' })
  await openFilled(page)
  receiver.answerWith(() => {})
  await page.clock.pauseAt('2026-03-02T10:00:00')
  await form(page).evaluate((element) => {
    if (element instanceof HTMLFormElement) for (let i = 0; i < 5; i += 1) element.requestSubmit()
  })
  await expect(busy(page)).toBeDisabled()
  await expect.poll(() => receiver.received.length).toBe(1)
  await page.clock.runFor(14_900)
  await expect(busy(page)).toBeDisabled()
  await expect(message(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectWaysOn(page, unknown)
  expect(receiver.received).toHaveLength(1)
})

test('who has left the page and comes back learns that it has arrived', async ({ page, receiver }) => {
  await openFilled(page)
  const answerNow = await submitUnanswered(page, receiver)
  await barLink(page, 'Particuliers').click()
  await expect(form(page)).toHaveCount(0)
  await page.goBack()
  // It cannot be sent twice.
  await expect(busy(page)).toBeDisabled()
  answerNow(accept)
  await expect(toasts(page)).toContainText(accepted)
  await expect(toasts(page).getByRole('link')).toHaveAttribute('href', telephoneHref)
  await expectEmptied(page)
})

test('a refusal told while the page fades out stays until it is closed', async ({ page, receiver }) => {
  await page.clock.install()
  await openFilled(page)
  const answerNow = await submitUnanswered(page, receiver)
  await page.evaluate(holdFades)
  await barLink(page, 'Particuliers').click()
  await expect(page).toHaveURL('/particuliers')
  answerNow(refuse)
  await expect(toasts(page)).toContainText(refused)
  await endFade(page)
  await expect(form(page)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toContainText(refused)
  await expect(toasts(page).getByRole('link')).toHaveAttribute('href', /^mailto:.*zoe%2Bdevis/)
  await toasts(page).getByRole('button').click()
  await expect(toasts(page)).toHaveCount(0)
})

test('who leaves while it sends is asked first, and loses nothing', async ({ page, receiver }) => {
  await openFilled(page)
  const answerNow = await submitUnanswered(page, receiver)
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await expect(busy(page)).toBeDisabled()
  await expectStillTyped(page)
  answerNow(refuse)
  await expectWaysOn(page, refused)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the same', async ({ page, receiver }) => {
    receiver.answerWith(answerWith(200))
    await page.goto('/contact')
    await fill(page)
    await submit(page)
    await expect(page).toHaveTitle('Merci')
    expect(bodiesOf(receiver)).toEqual([sentBody])
  })
})

test('what is added while it sends was not sent, and stays', async ({ page, receiver }) => {
  await openFilled(page)
  const answerNow = await submitUnanswered(page, receiver)
  await field(page, 'Téléphone').fill('01 23 45 67 89')
  answerNow(accept)
  await expectOutcome(page, accepted)
  await expect(page.getByText('Ce que vous avez changé pendant l’envoi')).toBeVisible()
  await expect(field(page, 'Téléphone')).toHaveValue('01 23 45 67 89')
  await expect(field(page, 'Nom complet *')).toHaveValue(typed['Nom complet *'])
})
