// @vitest-environment jsdom

import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mailtoHref, telephoneHref } from '../../src/data/companyDetails.ts'
import { endpointFormTexts, quoteForm } from '../../src/data/quoteForm.ts'
import { pages } from '../../src/data/pages.ts'
import { site } from '../../src/data/site.ts'
import {
  fields,
  fill,
  follow,
  form,
  leaveForm,
  pass,
  press,
  renderApp,
  stopTime,
  submit,
  toasts,
  values,
} from './renderApp.tsx'

// EndpointForm in jsdom. Real browsers send it in tests/e2e/other-company.e2e.ts; outcome.test.ts has what each answer means.

vi.mock(import('../../src/data/quoteForm.ts'), async (original) => ({
  ...(await original()),
  quoteDelivery: { endpoint: 'https://forms.example/devis', extraFields: { action: '"><b>é' } },
}))

const { outcomes, changed, retry } = endpointFormTexts

const answer = (status: number, isAccepted: boolean) => new Response(`{"ok":${isAccepted}}`, { status })

/** Like a network, it answers after the sending state has been rendered. */
const soon = (made: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(made()), 20))
const accept = soon(() => answer(200, true))
const refuse = soon(() => answer(500, false))

const receiver = vi.fn<typeof fetch>()
const bodies = () =>
  receiver.mock.calls.flatMap(([, request]) =>
    request?.body instanceof URLSearchParams ? request.body.toString() : [],
  )

/** Form-encoded, with CRLF line breaks. */
const encoded = (typed: string[]) => {
  const names = ['name', 'email', 'phone', 'subject', 'message', 'website', 'action']
  const sent = [...typed, '', '"><b>é'].map((text, index) => [names[index] ?? '', text.replace('\n', '\r\n')])
  return new URLSearchParams(sent).toString()
}

beforeEach(() => {
  receiver.mockReset().mockImplementation(accept)
  vi.stubGlobal('fetch', receiver)
})

async function openFilled() {
  const { user } = await renderApp('/contact')
  return { user, typed: await fill(user) }
}

/** The receiver answers when the returned function is called. */
function unanswered() {
  const waiting: ((answer: Response) => void)[] = []
  receiver.mockReturnValue(new Promise((resolve) => waiting.push(resolve)))
  return (...said: Parameters<typeof answer>) => waiting[0]?.(answer(...said))
}

const message = () => document.querySelector<HTMLElement>('[role=alert]') ?? document.body
const busy = () => form().getByText<HTMLButtonElement>(quoteForm.submitting)

/** The message has the focus, unless the visitor is typing in a field. */
const expectOutcome = (outcome: keyof typeof outcomes, focused = message) =>
  waitFor(() => {
    expect(message().textContent).toContain(outcomes[outcome].title)
    expect(document.activeElement).toBe(focused())
    expect(submit().disabled).toBe(false)
  })

/** The values stay, and the visitor can write, call or copy. */
async function expectWaysOn(outcome: keyof typeof outcomes, typed: string[]) {
  await expectOutcome(outcome)
  expect(values()).toEqual(typed)
  const [mail, call] = within(message()).getAllByRole('link')
  expect(decodeURIComponent(mail?.getAttribute('href') ?? '')).toContain(typed[0])
  expect(call?.getAttribute('href')).toBe(telephoneHref)
  within(message()).getByText(quoteForm.copy.action)
}

test('an accepted request arrives byte for byte, is confirmed, and empties the form', async () => {
  const { user, typed } = await openFilled()
  for (const _ of ['once', 'and once more']) {
    await user.click(submit())
    await expectOutcome('accepted')
    // A mistyped address is seen here, with the company's, by which it can be corrected.
    expect(message().textContent).toContain(typed[1])
    expect(within(message()).getByRole('link').getAttribute('href')).toBe(mailtoHref)
    expect(values()).toEqual(['', '', '', '', ''])
    await fill(user)
  }
  expect(bodies()).toEqual([encoded(typed), encoded(typed)])
  const request = { method: 'POST', headers: { Accept: 'application/json' }, redirect: 'manual' }
  expect(receiver).toHaveBeenLastCalledWith('https://forms.example/devis', expect.objectContaining(request))
})

type Failure = [what: string, outcome: keyof typeof outcomes, answer: typeof fetch, onLine?: boolean]
const unreadable = () => Promise.reject(new TypeError('Failed to fetch'))
const redirect = async () => Object.defineProperty(answer(200, true), 'type', { value: 'opaqueredirect' })
const cut = async () => new Response(new ReadableStream({ start: (stream) => stream.error() }))

// What an answer says is in outcome.test.ts.
test.each<Failure>([
  ['no network', 'unsent', unreadable, false],
  // `navigator.onLine` is wrongly false, as behind some VPNs: the site answers, and the request's answer is lost.
  [
    'a browser that is online all the same',
    'unknown',
    async (_, request) => (request?.method === 'HEAD' ? new Response() : unreadable()),
    false,
  ],
  ['a refusal', 'refused', refuse],
  ['an answer that may not be read', 'unknown', unreadable],
  ['a redirect', 'unknown', redirect],
  ['a cut in the middle', 'unknown', cut],
])(
  '%s keeps the values, says what is known, and can be retried',
  async (_what, outcome, failure, onLine = true) => {
    const { user, typed } = await openFilled()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    receiver.mockImplementation(failure)
    await user.click(submit())
    await expectWaysOn(outcome, typed)
    expect(bodies()).toHaveLength(outcome === 'unsent' ? 0 : 1)
    receiver.mockImplementation(accept)
    await user.click(within(message()).getByText(retry))
    await expectOutcome('accepted')
    expect(values()).toEqual(['', '', '', '', ''])
    // A receiver recognises a retry by its identical body.
    expect(new Set(bodies())).toEqual(new Set([encoded(typed)]))
  },
)

/** Whether the visitor can leave the site without a prompt. */
const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('five clicks send once, and the form waits 15 s for the answer and warns before unload', async () => {
  const { typed } = await openFilled()
  receiver.mockImplementation(
    (_, request) =>
      new Promise((_resolve, reject) =>
        request?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  stopTime()
  const button = submit()
  for (let count = 0; count < 5; count += 1) await press(button)
  expect(receiver).toHaveBeenCalledTimes(1)
  pass(14_999)
  expect(busy().disabled).toBe(true)
  // The focus is beside the disabled button.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(quoteForm.submitting)
  expect(canLeave()).toBe(false)
  pass(1)
  vi.useRealTimers()
  await expectWaysOn('unknown', typed)
  expect(canLeave()).toBe(true)
})

/** Sends and leaves the page before the answer. */
async function leave() {
  const opened = await openFilled()
  const answerNow = unanswered()
  await opened.user.click(submit())
  await leaveForm(opened.user)
  return { ...opened, answerNow }
}

const expectToast = (outcome: keyof typeof outcomes, href: string | undefined) =>
  vi.waitFor(() => {
    expect(toasts()[0]?.textContent).toContain(outcomes[outcome].title)
    const links = Array.from(toasts()[0]?.querySelectorAll('a') ?? [])
    expect(decodeURIComponent(links.at(-1)?.href ?? '')).toContain(href)
  })

test('a visitor who returns during sending cannot send twice and gets the confirmation', async () => {
  const { answerNow, typed } = await leave()
  history.back()
  await waitFor(() => expect(busy().disabled).toBe(true))
  answerNow(200, true)
  await expectToast('accepted', telephoneHref)
  expect(toasts()[0]?.textContent).toContain(typed[1])
  expect(toasts()[0]?.textContent).not.toContain(changed)
  expect(values()).toEqual(['', '', '', '', ''])
})

test('a refusal shown on another page stays until it is closed', async () => {
  const { answerNow, typed } = await leave()
  stopTime()
  answerNow(500, false)
  await expectToast('refused', typed[0])
  pass(60_000)
  expect(toasts()).toHaveLength(1)
  await press(within(toasts()[0] ?? document.body).getByText(site.toast.close))
  expect(toasts()).toEqual([])
})

test('a link prefills the form after an accepted request', async () => {
  const { user } = await openFilled()
  await user.click(submit())
  await expectOutcome('accepted')
  await follow(user, pages.expertises)
  await waitFor(() => expect(document.forms).toHaveLength(0))
  const link = document.querySelector('main a[href*="constat="]')
  if (link) await user.click(link)
  await waitFor(() => expect(values()[4]).toBeTruthy())
})

const phone = () => fields()[2] ?? document.body

test('the request has the values at submission, even if the browser sends it later', async () => {
  const { user, typed } = await openFilled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let answerHead: ((answer: Response) => void) | undefined
  receiver.mockImplementation((_, request) =>
    request?.method === 'HEAD' ? new Promise((resolve) => (answerHead = resolve)) : accept(),
  )
  await user.click(submit())
  await user.type(phone(), ' 99')
  answerHead?.(new Response())
  await expectOutcome('accepted', phone)
  expect(bodies()).toEqual([encoded(typed)])
  expect(message().textContent).toContain(changed)
})

test('a toast that stays tells a visitor who returned and typed during sending that this was not sent', async () => {
  const { answerNow, typed, user } = await leave()
  history.back()
  await waitFor(() => expect(busy().disabled).toBe(true))
  await user.type(phone(), ' 99')
  stopTime()
  answerNow(200, true)
  await expectToast('accepted', telephoneHref)
  pass(60_000)
  expect(toasts()[0]?.textContent).toContain(changed)
  expect(values()).toEqual(typed.with(2, `${typed[2]} 99`))
})

test('text typed during sending stays, with a message that it was not sent', async () => {
  const { user, typed } = await openFilled()
  const answerNow = unanswered()
  await user.click(submit())
  await user.type(phone(), ' 99')
  answerNow(200, true)
  await expectOutcome('accepted', phone)
  expect(message().textContent).toContain(changed)
  expect(values()).toEqual(typed.with(2, `${typed[2]} 99`))
})
