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

// The form that sends. What only a browser can prove of it is proved on another company's site (tests/e2e/other-company.e2e.ts),
// which answer means what in outcome.test.ts.

vi.mock(import('../../src/data/quoteForm.ts'), async (original) => ({
  ...(await original()),
  quoteDelivery: { endpoint: 'https://forms.example/devis', extraFields: { action: '"><b>é' } },
}))

const { outcomes, changed, retry } = endpointFormTexts

const answer = (status: number, isAccepted: boolean) => new Response(`{"ok":${isAccepted}}`, { status })

/** As of a network: not before the browser has painted that an answer is waited for. */
const soon = (made: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(made()), 20))
const accept = soon(() => answer(200, true))
const refuse = soon(() => answer(500, false))

const receiver = vi.fn<typeof fetch>()
const bodies = () =>
  receiver.mock.calls.flatMap(([, request]) =>
    request?.body instanceof URLSearchParams ? request.body.toString() : [],
  )

/** As forms are encoded, with the line ends that they have there. */
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

/** The receiver has the request, and answers when the returned function is called. */
function unanswered() {
  const waiting: ((answer: Response) => void)[] = []
  receiver.mockReturnValue(new Promise((resolve) => waiting.push(resolve)))
  return (...said: Parameters<typeof answer>) => waiting[0]?.(answer(...said))
}

const message = () => document.querySelector<HTMLElement>('[role=alert]') ?? document.body
const busy = () => form().getByText<HTMLButtonElement>(quoteForm.submitting)

/** With the focus on the message, unless the visitor is writing elsewhere. */
const expectOutcome = (outcome: keyof typeof outcomes, focused = message) =>
  waitFor(() => {
    expect(message().textContent).toContain(outcomes[outcome].title)
    expect(document.activeElement).toBe(focused())
    expect(submit().disabled).toBe(false)
  })

/** Nothing is lost, and the visitor can write or call. */
async function expectWaysOn(outcome: keyof typeof outcomes, typed: string[]) {
  await expectOutcome(outcome)
  expect(values()).toEqual(typed)
  const [mail, call] = within(message()).getAllByRole('link')
  expect(decodeURIComponent(mail?.getAttribute('href') ?? '')).toContain(typed[0])
  expect(call?.getAttribute('href')).toBe(telephoneHref)
  within(message()).getByText(quoteForm.copy.action)
}

test('what is sent arrives to the letter, is confirmed, and only then is the form emptied', async () => {
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
  // It takes itself for offline, as behind some VPNs: the site answers, and then the request's answer is lost.
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
  '%s loses nothing, says what is known, and can be tried again',
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
    // To the letter the same: by that a receiver knows it again.
    expect(new Set(bodies())).toEqual(new Set([encoded(typed)]))
  },
)

/** Whether one can leave the site without being asked. */
const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the form waits 15 s for an answer, sends once however often it is pressed, and asks who leaves', async () => {
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
  // The keyboard stays beside the button, which has lost the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(quoteForm.submitting)
  expect(canLeave()).toBe(false)
  pass(1)
  vi.useRealTimers()
  await expectWaysOn('unknown', typed)
  expect(canLeave()).toBe(true)
})

/** Sends and goes to another page, before there is an answer. */
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

test('who has left the page and comes back learns that it has arrived', async () => {
  const { answerNow, typed } = await leave()
  history.back()
  // It cannot be sent twice.
  await waitFor(() => expect(busy().disabled).toBe(true))
  answerNow(200, true)
  await expectToast('accepted', telephoneHref)
  expect(toasts()[0]?.textContent).toContain(typed[1])
  expect(toasts()[0]?.textContent).not.toContain(changed)
  expect(values()).toEqual(['', '', '', '', ''])
})

test('a refusal told on another page stays until it is closed', async () => {
  const { answerNow, typed } = await leave()
  stopTime()
  answerNow(500, false)
  await expectToast('refused', typed[0])
  pass(60_000)
  expect(toasts()).toHaveLength(1)
  await press(within(toasts()[0] ?? document.body).getByText(site.toast.close))
  expect(toasts()).toEqual([])
})

test('after an accepted request a link begins the next', async () => {
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

test('the request holds what was typed when it was submitted, however long the browser takes to send it', async () => {
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

test('a visitor who returns during sending and types learns by a lasting toast that this was not sent', async () => {
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

test('what is added while it sends was not sent, and stays', async () => {
  const { user, typed } = await openFilled()
  const answerNow = unanswered()
  await user.click(submit())
  await user.type(phone(), ' 99')
  answerNow(200, true)
  await expectOutcome('accepted', phone)
  expect(message().textContent).toContain(changed)
  expect(values()).toEqual(typed.with(2, `${typed[2]} 99`))
})
