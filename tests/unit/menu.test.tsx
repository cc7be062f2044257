import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { menu } from '../pages.ts'
import { renderApp } from './renderApp.tsx'
import { setWindowWidth } from './window.ts'

const toggle = () => screen.getByRole('button', { name: 'Menu' })
const links = () => {
  const bar = screen.queryByRole('navigation', { name: 'Navigation principale' })
  return bar ? within(bar).getAllByRole('link') : []
}
const link = (name: string) => links().find(({ textContent }) => textContent === name) ?? document.body

const isExpanded = (expanded: boolean) =>
  waitFor(() => expect(toggle().getAttribute('aria-expanded')).toBe(String(expanded)))

const areInert = () =>
  [screen.getByRole('main'), screen.getByRole('contentinfo')].map((part) => part.hasAttribute('inert'))

beforeEach(() => setWindowWidth(390))

async function openMenu(path: string) {
  const app = await renderApp(path)
  await isExpanded(false)
  expect(links()).toEqual([])
  await app.user.click(toggle())
  await isExpanded(true)
  expect(links()).toHaveLength(menu.length)
  return app
}

test('the toggle opens the menu and closes it again', async () => {
  const { user } = await openMenu('/')
  expect(toggle().getAttribute('aria-controls')).toBe(toggle().getAttribute('popovertarget'))
  await user.click(toggle())
  await isExpanded(false)
  expect(links()).toEqual([])
})

test('behind the open menu the page cannot be reached', async () => {
  const { user } = await openMenu('/')
  expect(areInert()).toEqual([true, true])
  await user.click(toggle())
  await isExpanded(false)
  expect(areInert()).toEqual([false, false])
})

test('it closes when a link is chosen', async () => {
  const { user, router } = await openMenu('/')
  await user.click(link('Réalisations'))
  await isExpanded(false)
  expect(router.state.location.pathname).toBe('/realisations')
  expect(links()).toEqual([])
})

test('it closes when the link of the page one is on is chosen', async () => {
  const { user, router } = await openMenu('/societe')
  await user.click(link('La Société'))
  await isExpanded(false)
  expect(router.state.location.pathname).toBe('/societe')
})

test('it closes when its own call to the form is chosen', async () => {
  const { user, router } = await openMenu('/societe')
  await user.click(screen.getByRole('link', { name: site.menu.quote }))
  await isExpanded(false)
  expect(router.state.location.pathname).toBe('/contact')
})

test('Escape closes it, gives the focus back, and nothing is chosen', async () => {
  const { user, router } = await openMenu('/')
  await user.tab()
  expect(document.activeElement).toBe(link('Accueil'))
  await user.keyboard('{Escape}')
  await isExpanded(false)
  expect(document.activeElement).toBe(toggle())
  expect(router.state.location.pathname).toBe('/')
})

test('a press outside closes it, one inside does not', async () => {
  const { user } = await openMenu('/')
  await user.click(screen.getByRole('navigation', { name: 'Navigation principale' }))
  await isExpanded(true)
  await user.click(screen.getByRole('banner'))
  await isExpanded(false)
  expect(links()).toEqual([])
})

test('it closes when the window becomes wide enough for the bar', async () => {
  await openMenu('/')
  act(() => setWindowWidth(1023))
  await isExpanded(true)
  act(() => setWindowWidth(1024))
  await isExpanded(false)
  expect(links()).toHaveLength(menu.length)
})

test('the current link is marked in the menu too, and only that one', async () => {
  await openMenu('/expertises')
  const current = links().filter((each) => each.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Expertises Techniques'])
})
