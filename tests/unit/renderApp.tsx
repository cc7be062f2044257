import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../../src/layout/App/App.tsx'
import { createAppRouter } from '../../src/router.tsx'
import { render as renderOnServer } from '../../src/server.tsx'

/** The whole site at a path, taken over as in a browser: without StrictMode's double effects. */
export async function renderApp(path: string) {
  const { head, body } = await renderOnServer(path)
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${body}</div>`
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  render(<App router={router} />, { container, hydrate: true })
  return { router, user: userEvent.setup() }
}
