import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { renderApp } from './renderApp.tsx'

// Whatever the site's own company says: a form that sends is proved in tests/e2e/delivery.e2e.ts.
vi.mock('../../src/content/delivery.ts', () => ({ quoteDelivery: null }))

const { name, email, subject, message } = quoteForm.fields
const [[choice, choiceLabel] = ['', '']] = Object.entries(subject.options)

/** Testing Library takes every space of what it finds for an ordinary one. */
const asFound = (text: string) => text.replaceAll('\u00A0', ' ')

const form = () => within(screen.getByRole('form'))
const field = ({ label }: { label: string }) => form().getByLabelText(asFound(label))

const fields = () =>
  Array.from(screen.getByRole('form').querySelectorAll<HTMLInputElement>('input, select, textarea'))
const values = () => fields().map(({ value }) => value)

// The form keeps what is typed as long as its document: the test that types comes last.
// What they keep the browser from submitting, and how it says so, is its own part: tests/engines asks three.
test('the fields are the five that were asked for, checked by the browser alone, with no limit', async () => {
  await renderApp('/contact')
  expect(fields().map((one) => [one.name, one.type, one.required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', false],
    ['subject', 'select-one', false],
    ['message', 'textarea', true],
  ])
  expect(field(message).getAttribute('rows')).toBe('5')
  const choices = form().getAllByRole<HTMLOptionElement>('option', { hidden: true })
  expect(choices.map(({ value }) => value)).toEqual(['', ...Object.keys(subject.options)])
  const limits = '[maxlength], [minlength], [pattern], [novalidate]'
  expect(document.querySelector(limits)).toBeNull()
})

test('what was typed is there when a visitor comes back, and so is its e-mail', async () => {
  const { router, user } = await renderApp('/contact')
  await user.type(field(name), 'Zoé L’Hôte')
  await user.type(field(email), 'zoe@exemple.fr')
  await user.selectOptions(field(subject), choiceLabel)
  await user.type(field(message), 'Cave humide{Enter}& mur à 50 %')
  const typed = ['Zoé L’Hôte', 'zoe@exemple.fr', '', choice, 'Cave humide\n& mur à 50 %']
  expect(values()).toEqual(typed)
  expect(form().queryByRole('link', { name: quoteForm.openMail })).toBeNull()
  await user.click(form().getByRole('button', { name: quoteForm.submit }))
  await form().findByRole('link', { name: quoteForm.openMail })
  await router.navigate({ to: '/societe' })
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await router.navigate({ to: '/contact' })
  await screen.findByRole('form')
  expect(values()).toEqual(typed)
  await user.type(field(name), ' (gardien)')
  const mail = form().getByRole('link', { name: quoteForm.openMail })
  await user.click(mail)
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('Zoé L’Hôte (gardien)')
})
