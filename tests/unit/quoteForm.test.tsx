// @vitest-environment jsdom

import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { quoteForm } from '../../src/words/quoteForm.ts'
import { fields, fill, form, pass, press, renderApp, stopTime, submit, toasts, values } from './renderApp.tsx'

// Whatever the site's own company says: the form that sends is proved in delivery.test.tsx.
vi.mock(import('../../src/words/quoteForm.ts'), async (original) => ({
  ...(await original()),
  quoteDelivery: null,
}))

const mailIn = (link: HTMLElement | null | undefined) => decodeURIComponent(link?.getAttribute('href') ?? '')

const preparedMail = () => form().queryByText(quoteForm.openMail)

// What keeps the browser from submitting them, and how it says so, is its own part: tests/engines asks three.
test('the fields are the five that were asked for, checked by the browser alone, with no limit', async () => {
  await renderApp('/contact')
  expect(fields().map((one) => [one.name, one.type, one.required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', false],
    ['subject', 'select-one', false],
    ['message', 'textarea', true],
  ])
  expect(fields().at(-1)?.getAttribute('rows')).toBe('5')
  const choices = Array.from(document.querySelectorAll('option'))
  const asked = ['renovation', 'etancheite', 'construction', 'reparation', 'sols', 'autre']
  // An owner may leave one out.
  const offered = asked.filter((choice) => Object.hasOwn(quoteForm.fields.subject.options, choice))
  expect(choices.map(({ value }) => value)).toEqual(['', ...offered])
  expect(document.querySelector('[maxlength], [minlength], [pattern], [novalidate]')).toBeNull()
})

test('nothing is sent or cleared; one toast says so for 5000 ms; the button is locked for a moment', async () => {
  const { user } = await renderApp('/contact')
  const typed = await fill(user)
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
  // It begins anew each time it is asked for.
  for (let count = 0; count < 3; count += 1) await press(button)
  pass(4999)
  expect(mailIn(toasts()[0]?.querySelector('a'))).toContain(typed[0])
  expect(toasts().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fonctionnalité non implémentée.*n’est pas encore implémentée/),
  ])
  pass(1)
  expect(toasts()).toEqual([])
})

test('the toast waits while it has the focus, closes by Escape, and gives the focus back', async () => {
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

test('what was typed is there when a visitor comes back, and so is its e-mail', async () => {
  const { router, user } = await renderApp('/contact')
  const typed = await fill(user)
  expect(preparedMail()).toBeNull()
  await user.type(fields()[0] ?? document.body, '{Enter}')
  await waitFor(() => expect(preparedMail()).not.toBeNull())
  // Not on the field any more, whose keyboard on a phone would lie over the toast.
  expect(document.activeElement).toBe(submit())
  await router.navigate({ to: '/societe' })
  await waitFor(() => expect(document.forms).toHaveLength(0))
  router.history.back()
  await waitFor(() => expect(values()).toEqual(typed))
  await user.type(fields()[0] ?? document.body, ' (gardien)')
  const mail = preparedMail()
  if (mail) await user.click(mail)
  expect(mailIn(mail)).toContain(`${typed[0]} (gardien)`)
  expect(JSON.stringify(history.state)).not.toContain('zoe')
})

test('what is filled in without any event is in the e-mail', async () => {
  const { user } = await renderApp('/contact')
  await fill(user)
  Object.assign(fields()[2] ?? {}, { value: '07 89' })
  await user.click(submit())
  await waitFor(() => expect(mailIn(preparedMail())).toContain('07 89'))
})

test('an address fills in the form, beside what an advertisement adds and above what is typed', async () => {
  const [kind = ''] = Object.keys(quoteForm.fields.subject.options)
  const query = `?utm_source=lettre&projet=${kind}&constat=Un+sol+us%C3%A9.`
  const { router } = await renderApp(`/contact${query}#devis`, () =>
    Object.assign(fields()[4] ?? {}, { value: 'Bonjour' }),
  )
  const filledIn = () => waitFor(() => expect(values()).toEqual(['', '', '', kind, 'Un sol usé.\nBonjour']))
  await filledIn()
  expect(location.search + location.hash).toBe('?utm_source=lettre#devis')
  // Once: not on the way back.
  await router.navigate({ to: '/societe' })
  await waitFor(() => expect(document.forms).toHaveLength(0))
  router.history.back()
  await filledIn()
})
