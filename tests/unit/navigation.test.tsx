import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '../../src/content/about.ts'
import { company } from '../../src/content/company.ts'
import { pages, type MenuPage } from '../../src/content/pages.ts'
import { shownPages } from '../../src/content/shownPages.ts'
import { site } from '../../src/content/site.ts'
import { render } from '../../src/server.tsx'
import { renderApp } from './renderApp.tsx'

/** The head has one tag of each kind, with the words of its page. Returns it by name. */
function expectHead({ path, title, description }: MenuPage) {
  const all = document.head.querySelectorAll('title, link[rel="canonical"], meta[name], meta[property]')
  const tags = Array.from(all, (tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.localName,
    tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
  ])
  const head = Object.fromEntries(tags)
  expect(Object.keys(head)).toHaveLength(tags.length)
  expect(head).toMatchObject({ title: title + site.titleSuffix, description, link: company.url + path })
  expect(head).not.toHaveProperty('robots')
  return head
}

test.each(shownPages)('$path has its own head, for those who share it too', async (page) => {
  document.head.innerHTML = (await render(page.path)).head
  const head = expectHead(page)
  expect(head).toMatchObject({ 'og:url': head.link, 'og:description': head.description })
  expect(head.title).toContain(head['og:title'])
})

const title = () => document.querySelector('h1')

test('a page change moves head, focus and announcement, and the window once', async () => {
  const { user } = await renderApp('/')
  // The browser itself announces the first page, and its focus is where the visitor put it.
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(document.body)

  // To jsdom every popover is closed, also one that is the menu of a wide window.
  const bar = screen.getByRole('navigation', { name: site.navigationLabel, hidden: true })
  await user.click(within(bar).getByText(pages.about.label))
  await waitFor(() => void expectHead(pages.about))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title()?.textContent).toBe(about.hero.title)
  expect(screen.getByRole('status').textContent).toBe(pages.about.title)
  // What App.tsx counts on: only what <RouterProvider> renders makes the router scroll and keep places.
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
