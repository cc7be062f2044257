import './document.ts'
import { createBrowserHistory } from '@tanstack/react-router'
import { act, fireEvent, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { quoteForm } from '../../src/words/quoteForm.ts'
import { App } from '../../src/layout/App/App.tsx'
import { createAppRouter } from '../../src/routes.tsx'
import { render as renderOnServer } from '../../src/server.tsx'

/** The whole site at an address, taken over as in a browser, after what a visitor has done `before`. */
export async function renderApp(address: string, before?: () => void) {
  const { head, body } = await renderOnServer(address)
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${body}</div>`
  window.history.replaceState(null, '', address)
  before?.()
  const history = createBrowserHistory()
  onTestFinished(history.destroy)
  const router = createAppRouter(history)
  await router.load()
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  render(<App router={router} />, { container, hydrate: true })
  return { router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

// By tags: to ask for roles takes jsdom a second on a whole page.
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

/** Types into every field what an encoding may stumble over, and returns it. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
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

/** From now on time stands still unless the test moves it; user-event and Testing Library would wait for it. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

export const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

/** Presses while time stands still. */
export const press = (control: HTMLElement) => act(async () => void fireEvent.click(control))

export const toasts = () => Array.from(document.querySelectorAll<HTMLElement>('[role=region] li'))
