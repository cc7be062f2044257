import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../src/content/company.ts'
import { renderApp } from './renderApp.tsx'

// Whatever the site's own company says: a form that sends is proved in tests/e2e/delivery.e2e.ts.
vi.mock('../../src/content/delivery.ts', () => ({ quoteDelivery: null }))

const form = () => within(screen.getByRole('form', { name: 'Demande de Devis' }))
const input = (label: string) => form().getByLabelText<HTMLInputElement>(label)
const submitButton = () => form().getByRole<HTMLButtonElement>('button')
const openMail = { name: /^Ouvrir l’e-.?mail préparé$/ }
const toast = () => screen.findByText('Fonctionnalité non implémentée')

/** One for each submission: whether the site kept the browser from its own action. */
const submissions: boolean[] = []
const noteSubmit = (event: Event) => submissions.push(event.defaultPrevented)

const fields = () =>
  Array.from(screen.getByRole('form').querySelectorAll<HTMLInputElement>('input, select, textarea'))
const values = () => fields().map(({ value }) => value)

beforeEach(() => {
  submissions.length = 0
  window.addEventListener('submit', noteSubmit)
})
afterEach(() => window.removeEventListener('submit', noteSubmit))

async function renderContact() {
  const { router, user } = await renderApp('/contact')
  const fill = async () => {
    await user.type(input('Nom complet *'), 'Zoé L’Hôte')
    await user.type(input('Email *'), 'zoe@exemple.fr')
    await user.type(input('Téléphone'), '06 12 34 56 78')
    await user.selectOptions(form().getByLabelText('Type de projet'), 'Étanchéité')
    await user.type(input('Description du projet *'), 'Cave humide{Enter}& mur à 50 %')
  }
  return { router, user, fill }
}

test('the fields are the five required ones, with no limit but the browser’s own', async () => {
  await renderContact()
  expect(fields().map(({ name, type }) => [name, type])).toEqual([
    ['name', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['subject', 'select-one'],
    ['message', 'textarea'],
  ])
  expect(form().getByLabelText('Description du projet *').getAttribute('rows')).toBe('5')
  const choices = form().getAllByRole<HTMLOptionElement>('option', { hidden: true })
  expect(choices.map(({ value }) => value).join()).toBe(
    ',renovation,etancheite,construction,reparation,sols,autre',
  )
  const limits = '[maxlength], [minlength], [pattern], [novalidate]'
  expect(document.querySelector(limits)).toBeNull()
})

test.each([
  ['no name', 'Nom complet *', ''],
  ['no e-mail', 'Email *', ''],
  ['an e-mail that is none', 'Email *', 'zoe'],
  ['no description', 'Description du projet *', ''],
])('a form with %s is not submitted', async (_, label, value) => {
  const { user, fill } = await renderContact()
  await fill()
  await user.clear(input(label))
  if (value) await user.type(input(label), value)
  expect(input(label).validationMessage === '').toBe(false)
  await user.click(submitButton())
  expect(submissions).toEqual([])
  expect(screen.queryByText('Fonctionnalité non implémentée')).toBeNull()
})

test('Enter in a field submits too', async () => {
  const { user, fill } = await renderContact()
  await fill()
  await user.type(input('Email *'), '{Enter}')
  expect(await toast()).toBeTruthy()
  expect(submissions).toEqual([true])
})

test('nothing is sent, cleared or stored; the toast says so and holds it all as an e-mail', async () => {
  const edges = [
    vi.spyOn(window, 'fetch'),
    vi.spyOn(XMLHttpRequest.prototype, 'open'),
    vi.spyOn(navigator, 'sendBeacon'),
    vi.spyOn(HTMLFormElement.prototype, 'submit'),
    vi.spyOn(Storage.prototype, 'setItem'),
  ]
  const { user, fill } = await renderContact()
  await fill()
  const typed = ['Zoé L’Hôte', 'zoe@exemple.fr', '06 12 34 56 78', 'etancheite', 'Cave humide\n& mur à 50 %']
  expect(values()).toEqual(typed)

  await user.click(submitButton())
  await toast()
  expect(screen.getByText(/n’est pas encore implémentée/).textContent).toContain('rien n’a été envoyé')
  const mail = new URL(
    screen.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href') ?? 'none:',
  )
  expect(mail.protocol + mail.pathname).toBe(`mailto:${company.email}`)
  const body = mail.searchParams.get('body')
  for (const words of [...typed.slice(0, 3), 'Étanchéité', 'Cave humide\r\n& mur à 50 %'])
    expect(body).toContain(words)

  expect(values()).toEqual(typed)
  // The document was not left for the form's native action either.
  expect(submissions).toEqual([true])
  for (const edge of edges) expect(edge).not.toHaveBeenCalled()
  expect([location.search, document.cookie]).toEqual(['', ''])
})

test('what was typed is there when a visitor comes back, and its e-mail for as long as the form', async () => {
  const { router, user, fill } = await renderContact()
  await fill()
  expect(screen.queryByRole('link', openMail)).toBeNull()
  const typed = values()
  await router.navigate({ to: '/societe' })
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await router.navigate({ to: '/contact' })
  await screen.findByRole('form')
  expect(values()).toEqual(typed)

  await user.click(submitButton())
  await user.type(input('Nom complet *'), ' (gardien)')
  const mail = await form().findByRole('link', openMail)
  expect(new URL(mail.getAttribute('href') ?? 'none:').searchParams.get('body')).toContain(
    'Zoé L’Hôte (gardien)',
  )
})
