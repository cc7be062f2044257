// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pages } from '../../src/data/pages.ts'
import { site } from '../../src/data/site.ts'
import { getContent } from '../../src/data/content.ts'
import { follow, renderApp } from './renderApp.tsx'

const about = getContent('societe')

const title = () => document.querySelector('h1')

test('navigation updates the title, focuses the h1, announces the page and scrolls once', async () => {
  const { user } = await renderApp('/')
  // The browser itself announces the first page, and hydration does not move the focus.
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(document.body)

  const skip = document.querySelector('a')
  if (skip) await user.click(skip)
  await waitFor(() => expect(location.hash).toBe(`#${site.mainId}`))
  expect(screen.getByRole('status').textContent).toBe('')

  vi.mocked(scrollTo).mockClear()
  await follow(user, pages.about)
  await waitFor(() => expect(document.title).toBe(pages.about.documentTitle))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title()?.textContent).toBe(about.hero.title)
  expect(screen.getByRole('status').textContent).toBe(pages.about.title)
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})
