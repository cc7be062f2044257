import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../../src/layout/Shell/App.tsx'
import { createAppRouter } from '../../src/router.tsx'

/** The whole site at a path, as a visitor finds it once its scripts are there: without StrictMode's double effects. */
export async function renderApp(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  render(<App router={router} />)
  return { router, user: userEvent.setup() }
}
