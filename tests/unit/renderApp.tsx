import './document.ts'
import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { pages } from '../../src/data/pages.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import { site } from '../../src/data/site.ts'

vi.mock('react-dom/client', { spy: true })

/** Prerenders the site at a URL, lets a visitor act `before` hydration, then hydrates it. */
export async function renderApp(address: string, before?: () => void) {
  // Each document evaluates the site's modules once, and one of them has the form's values.
  vi.resetModules()
  const { render: renderOnServer } = await import('../../src/entry-server.tsx')
  const { hydrate } = await import('../../src/entry-client.tsx')
  const html = await renderOnServer(address, readFileSync('index.html', 'utf8'), {})
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  document.head.innerHTML = head.innerHTML
  document.body.innerHTML = body.innerHTML
  window.history.replaceState(null, '', address)
  before?.()
  const { hydrateRoot } = await import('react-dom/client')
  const count = vi.mocked(hydrateRoot).mock.results.length
  await act(hydrate)
  const { value: root } = vi.mocked(hydrateRoot).mock.results[count] ?? {}
  onTestFinished(() => act(() => root.unmount()))
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

/** Follows a link of the header. */
export async function follow(user: UserEvent, { label }: { label: string }) {
  // In jsdom every popover is closed, and so is the menu.
  const bar = screen.getByRole('navigation', { name: site.navigationLabel, hidden: true })
  await user.click(within(bar).getByText(label))
}

/** Goes from the form to another page. */
export async function leaveForm(user: UserEvent) {
  await follow(user, pages.individuals)
  await waitFor(() => expect(document.forms).toHaveLength(0))
}

// By tag name, because queries by role take jsdom a second on a whole page.
export const form = () => within(document.forms[0] ?? document.body)

/** The fields that a visitor sees, in their order. */
export const fields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      'form :is(input, select, textarea):not([type=hidden], #website)',
    ),
  )

export const values = () => fields().map(({ value }) => value)

export const submit = () => form().getByText<HTMLButtonElement>(quoteForm.submit)

/** Types characters that are hard to encode into every field, and returns them. */
export async function fill(user: UserEvent) {
  const [kind = ''] = Object.keys(quoteForm.fields.subject.options)
  const typed = [
    'Zoé d’Œuvre & fils = "50 %" +1;',
    'zoe+devis@exemple.fr',
    '06 12',
    kind,
    'Mur : 100 % #1\n🏠',
  ]
  for (const [index, field] of fields().entries()) {
    if (field.matches('select')) await user.selectOptions(field, kind)
    else await user.click(field).then(() => user.paste(typed[index]))
  }
  return typed
}

/** Stops the clock. user-event and Testing Library would wait for it, so use `press` and `pass` afterwards. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

export const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

/** Presses while time stands still. */
export const press = (control: HTMLElement) => act(async () => void fireEvent.click(control))

export const toasts = () => Array.from(document.querySelectorAll<HTMLElement>('[role=region] li'))
