// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pages } from '../../src/words/pages.ts'
import { site } from '../../src/words/site.ts'
import { renderApp } from './renderApp.tsx'
import { words } from '../../src/words/words.ts'

const about = words('societe')

const title = () => document.querySelector('h1')

test('a page change moves title, focus and announcement, and the window once', async () => {
  const { user } = await renderApp('/')
  // The browser itself announces the first page, and its focus is where the visitor put it.
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(document.body)

  // To jsdom every popover is closed, also one that is the menu of a wide window.
  const bar = screen.getByRole('navigation', { name: site.navigationLabel, hidden: true })
  await user.click(within(bar).getByText(pages.about.label))
  await waitFor(() => expect(document.title).toBe(pages.about.title + site.titleSuffix))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title()?.textContent).toBe(about.hero.title)
  expect(screen.getByRole('status').textContent).toBe(pages.about.title)
  // What App.tsx counts on: only what <RouterProvider> renders makes the router scroll and keep places.
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
