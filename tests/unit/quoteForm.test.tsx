// @vitest-environment jsdom

import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { email } from '../../src/data/companyDetails.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import {
  fields,
  fill,
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

// MailtoForm, whatever entreprise.yaml says; delivery.test.tsx tests EndpointForm.
vi.mock(import('../../src/data/quoteForm.ts'), async (original) => ({
  ...(await original()),
  quoteDelivery: null,
}))

const mailIn = (link: HTMLElement | null | undefined) => decodeURIComponent(link?.getAttribute('href') ?? '')

const preparedMail = () => form().queryByText(quoteForm.openMail)

// tests/cross-browser proves that browsers refuse an invalid form.
test('the form has the five required fields, with native validation alone and no length limit', async () => {
  await renderApp('/contact')
  expect(fields().map((one) => [one.name, one.type, one.required, one.getAttribute('autocomplete')])).toEqual(
    [
      ['name', 'text', true, 'name'],
      ['email', 'email', true, 'email'],
      ['phone', 'tel', false, 'tel'],
      ['subject', 'select-one', false, null],
      ['message', 'textarea', true, null],
    ],
  )
  expect(fields().at(-1)?.getAttribute('rows')).toBe('5')
  const choices = Array.from(document.querySelectorAll('option'))
  const asked = ['renovation', 'etancheite', 'construction', 'reparation', 'sols', 'autre']
  // An owner may leave one out.
  const offered = asked.filter((choice) => Object.hasOwn(quoteForm.fields.subject.options, choice))
  expect(choices.map(({ value }) => value)).toEqual(['', ...offered])
  expect(document.querySelector('[maxlength], [minlength], [pattern], [novalidate]')).toBeNull()
})

test('submitting keeps the values, disables the button for a moment and shows one toast for 5000 ms', async () => {
  const { user } = await renderApp('/contact')
  const typed = await fill(user)
  // A live region must be in the DOM before its content.
  expect(document.querySelector('[role=region] ol')).not.toBeNull()
  const states: string[] = []
  const button = submit()
  new MutationObserver(() => states.push(`${button.textContent} ${button.disabled}`)).observe(button, {
    attributes: true,
  })
  stopTime()
  await press(button)
  expect(states).toEqual(['Envoi en cours... true', 'Envoyer ma demande false'])
  expect(values()).toEqual(typed)
  pass(4000)
  // Each submission restarts the 5000 ms.
  for (let count = 0; count < 3; count += 1) await press(button)
  pass(4999)
  expect(mailIn(toasts()[0]?.querySelector('a'))).toContain(typed[0])
  expect(toasts().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fonctionnalité non implémentée.*n’est pas encore implémentée/),
  ])
  pass(1)
  expect(toasts()).toEqual([])
})

test('without a toast, no key takes the focus out of a field', async () => {
  const { user } = await renderApp('/contact')
  await user.click(fields()[0] ?? document.body)
  await user.keyboard('{F8}{Escape}Zoé')
  expect(values()[0]).toBe('Zoé')
})

test('the focus pauses the toast, and Escape closes it and returns the focus', async () => {
  const { user } = await renderApp('/contact')
  await fill(user)
  stopTime()
  await press(submit())
  toasts()[0]?.querySelector('a')?.focus()
  pass(20_000)
  expect(toasts()).toHaveLength(1)
  vi.useRealTimers()
  await user.keyboard('{Escape}')
  expect(toasts()).toEqual([])
  expect(document.activeElement).toBe(submit())
})

test('typed values and their prepared e-mail are kept on the way to another page and back', async () => {
  const { user } = await renderApp('/contact')
  const typed = await fill(user)
  expect(preparedMail()).toBeNull()
  await user.type(fields()[0] ?? document.body, '{Enter}')
  await waitFor(() => expect(preparedMail()).not.toBeNull())
  // The focus has left the field, so that a phone's keyboard does not cover the toast.
  expect(document.activeElement).toBe(submit())
  await leaveForm(user)
  history.back()
  await waitFor(() => expect(values()).toEqual(typed))
  await user.type(fields()[0] ?? document.body, ' (gardien)')
  // Without a click: a visitor may copy the link.
  expect(mailIn(preparedMail())).toContain(`${typed[0]} (gardien)`)
  window.dispatchEvent(new Event('pagehide'))
  const kept = [history.state, Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]
  expect(JSON.stringify(kept)).not.toMatch(/zo[eé]|06 12|mur/i)
})

const expectSaid = (text: string) =>
  waitFor(() => expect(document.querySelector('form [role=status]')?.textContent).toBe(text))

test('the request is copied with its address, or shown selected if the clipboard is denied', async () => {
  const { user } = await renderApp('/contact')
  const [name = '', ...typed] = await fill(user)
  await user.click(submit())
  const copy = await form().findByText(quoteForm.copy.action)
  copy.focus()
  await user.keyboard('{Enter}')
  await expectSaid(quoteForm.copy.done)
  const copied = await navigator.clipboard.readText()
  for (const text of [email, name, typed[0], typed.at(-1)]) expect(copied).toContain(text)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(copy)
  await expectSaid(quoteForm.copy.byHand)
  expect(document.activeElement).toBe(fields().at(-1))
  const { length } = copied
  expect(fields().at(-1)).toMatchObject({ value: copied, selectionStart: 0, selectionEnd: length })
  expect(values().slice(0, 5)).toEqual([name, ...typed])
})

test('a second recoverable error does not overwrite input typed after the first', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const { user } = await renderApp('/contact', () => {
    document.querySelector('main')?.prepend(document.createElement('aside'))
    Object.assign(fields()[0] ?? {}, { value: 'Zoé' })
  })
  expect(document.querySelector('aside')).toBeNull()
  expect(values()[0]).toBe('Zoé')
  await user.type(fields()[0] ?? document.body, ' Martin')
  const { hydrateRoot } = await import('react-dom/client')
  vi.mocked(hydrateRoot).mock.lastCall?.[2]?.onRecoverableError?.(new Error('later'), {})
  expect(values()[0]).toBe('Zoé Martin')
})

test('values set without an event are in the e-mail', async () => {
  const { user } = await renderApp('/contact')
  await fill(user)
  Object.assign(fields()[2] ?? {}, { value: '07 89' })
  await user.click(submit())
  await waitFor(() => expect(mailIn(preparedMail())).toContain('07 89'))
})

const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href*="projet="]'))

test('each link sets its project type at every click, unless the visitor has chosen one', async () => {
  const { user } = await renderApp('/expertises')
  const title = document.querySelector('h1')?.textContent ?? ''
  const kinds = links().map(({ href }) => new URL(href).searchParams.get('projet'))
  const other = kinds.findIndex((kind) => kind !== kinds[0])
  const back = async () => {
    history.back()
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(title))
  }
  /** The type of project after that link. */
  const begin = async (index: number) => {
    const link = links()[index]
    if (link) await user.click(link)
    // The message has the link's line, whatever became of it before.
    await waitFor(() => expect(values()[4]).toBeTruthy())
    await user.clear(fields()[4] ?? document.body)
    const [kind] = values().slice(3)
    await back()
    return kind
  }
  for (const index of [0, 0, other]) expect(await begin(index)).toBe(kinds[index])
  history.forward()
  await waitFor(() => expect(values()).toHaveLength(5))
  await user.selectOptions(fields()[3] ?? document.body, 'autre')
  await back()
  expect(await begin(0)).toBe('autre')
})

test('search params prefill the form above typed text, and other params stay in the URL', async () => {
  const [kind = ''] = Object.keys(quoteForm.fields.subject.options)
  const query = `?utm_source=lettre&projet=${kind}&constat=Un+sol+us%C3%A9.`
  const { user } = await renderApp(`/contact${query}#devis`, () =>
    Object.assign(fields()[4] ?? {}, { value: 'Bonjour' }),
  )
  const filledIn = () => waitFor(() => expect(values()).toEqual(['', '', '', kind, 'Un sol usé.\nBonjour']))
  await filledIn()
  expect(location.search + location.hash).toBe('?utm_source=lettre#devis')
  // Neither a fragment link nor going back prefills the form again.
  const skip = document.querySelector('a')
  if (skip) await user.click(skip)
  expect(location.search + location.hash).toBe('?utm_source=lettre#contenu')
  await leaveForm(user)
  history.back()
  await filledIn()
})
