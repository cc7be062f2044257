import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { elementScripts } from '../../src/elementScripts.ts'
import { prerenderedIn } from '../../src/layout/PageTransition/currentPage.ts'
import { App } from '../../src/layout/Shell/App.tsx'
import { createAppRouter } from '../../src/router.tsx'
import { render as renderOnServer } from '../../src/server.tsx'
import { partOf } from '../../src/ui/parts.ts'

/** The whole site at a path, as a visitor finds it once its scripts are there: without StrictMode's double effects. */
export async function renderApp(path: string) {
  const { head, body } = await renderOnServer(path)
  document.head.innerHTML = head
  document.body.innerHTML = body
  const history = createMemoryHistory({ initialEntries: [path] })
  const prerendered = prerenderedIn(document, history.location.pathname)
  const router = createAppRouter(history, prerendered)
  render(<App router={router} prerendered={prerendered} scripts={elementScripts} />, {
    container: partOf(document, 'app'),
  })
  return { router, user: userEvent.setup() }
}
