import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { about } from '../../src/content/about.ts'
import { leadsNowhere, pages, type Page } from '../../src/content/pages.ts'
import { renderApp } from './renderApp.tsx'

/** Written out, not imported: what is required must not follow a change of the code. */
const required = [
  ['Accueil', '/'],
  ['La Société', '/societe'],
  ['Expertises Techniques', '/expertises'],
  ['Travaux Spéciaux', '/travaux-speciaux'],
  ['Réalisations', '/realisations'],
  ['Particuliers', '/particuliers'],
  ['Contact', '/contact'],
].filter(([, path]) => !leadsNowhere(path))

const fullTitle = ({ title }: Page) => `${title} – ${company.name}`

const bar = () => within(screen.getByRole('navigation', { name: 'Navigation principale' }))
const title = () => screen.getByRole('heading', { level: 1 })

const asPairs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('the seven required links stand in the bar, in their order', async () => {
  await renderApp('/')
  const paths = required.map(([, path]) => path)
  const links = asPairs(bar().getAllByRole('link'))
  expect(links.filter(([, path]) => paths.includes(path ?? ''))).toEqual(required)
})

test.each(['/?utm_source=lettre', '/contact?utm_source=lettre', '/contact#questions', '/contact/'])(
  'what is added to an address leaves its link the current one: %s',
  async (address) => {
    await renderApp(address)
    expect(bar().getAllByRole('link', { current: 'page' })).toHaveLength(1)
  },
)

test('a page change moves title, description, canonical address, focus and announcement', async () => {
  const { user } = await renderApp('/')
  expect(document.title).toBe(fullTitle(pages.home))
  // The browser itself announces the first page, and its focus is where the visitor put it.
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(document.body)

  await user.click(bar().getByRole('link', { name: pages.about.label }))
  await waitFor(() => expect(document.title).toBe(fullTitle(pages.about)))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title().textContent).toBe(about.hero.title)
  expect(screen.getByRole('status').textContent).toBe(pages.about.title)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    pages.about.description,
  )
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${company.url}${pages.about.path}`,
  )
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

// What App.tsx counts on: only what <RouterProvider> renders makes the router scroll and keep positions.
test('the router itself moves no window and stores no place', async () => {
  const { user } = await renderApp('/')
  await user.click(bar().getByRole('link', { name: 'Contact' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(contact.hero.title))
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
