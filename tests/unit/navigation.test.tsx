import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { surfaces } from '../../styles/surfaces.css.ts'
import { about } from '../../src/content/about.ts'
import { company } from '../../src/content/company.ts'
import { telephoneDisplay, telephoneHref } from '../../src/content/companyDetails.ts'
import { contact } from '../../src/content/contact.ts'
import { individuals } from '../../src/content/individuals.ts'
import { notFoundPage, pages, type Page } from '../../src/content/pages.ts'
import * as headerStyles from '../../src/layout/Header/Header.css.ts'
import { menu } from '../pages.ts'
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
]

const entries = menu.map(({ label, path }) => [label, path] as const)

const fullTitle = ({ title }: Page) => `${title} – ${company.name}`

const bar = () => within(screen.getByRole('navigation', { name: 'Navigation principale' }))
const footer = () => within(screen.getByRole('contentinfo'))
const footerHref = (name: string) => footer().getByRole('link', { name }).getAttribute('href')
const title = () => screen.getByRole('heading', { level: 1 })

const asPairs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('the seven required links stand in the bar, in their order', async () => {
  await renderApp('/')
  const paths = required.map(([, path]) => path)
  const links = asPairs(bar().getAllByRole('link'))
  expect(links.filter(([, path]) => paths.includes(path ?? ''))).toEqual(required)
})

test('the bar has a link to each page in their order, and no other', async () => {
  await renderApp('/')
  expect(asPairs(bar().getAllByRole('link'))).toEqual(entries)
})

test('the footer has the same links as quick links', async () => {
  await renderApp('/')
  const quickLinks = footer().getByRole('navigation', { name: 'Liens rapides' })
  expect(asPairs(within(quickLinks).getAllByRole('link'))).toEqual(entries)
})

test.each(entries)(
  'on « %s » its own link in the bar is the current one, and no other',
  async (label, path) => {
    await renderApp(path)
    const current = bar()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [label, 'page'],
    ])
  },
)

test.each(['/?utm_source=lettre', '/contact?utm_source=lettre', '/contact#questions'])(
  'what a campaign adds to an address leaves its link the current one: %s',
  async (address) => {
    await renderApp(address)
    expect(bar().getAllByRole('link', { current: 'page' })).toHaveLength(1)
  },
)

test.each(entries)('« %s » brings its page: one title, a heading, no doubled page', async (label, path) => {
  const { user, router } = await renderApp(path === '/' ? '/contact' : '/')
  await user.click(bar().getByRole('link', { name: label }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(document.querySelectorAll('title')).toHaveLength(1)
})

test('a page change moves title, description, canonical address, focus and announcement', async () => {
  const { user } = await renderApp('/')
  expect(document.title).toBe(fullTitle(pages.home))
  // The browser itself announces the first page, and its focus is where the visitor put it.
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(document.body)

  await user.click(bar().getByRole('link', { name: 'Particuliers' }))
  await waitFor(() => expect(document.title).toBe(fullTitle(pages.individuals)))
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(title().textContent).toBe(individuals.hero.title)
  expect(screen.getByRole('status').textContent).toBe(pages.individuals.title)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    pages.individuals.description,
  )
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${company.url}/particuliers`,
  )
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('the link of the page one is on leads to its top, and announces no new page', async () => {
  const { user } = await renderApp('/societe')
  Object.assign(window, { scrollY: 420 })
  await user.click(bar().getByRole('link', { name: 'La Société' }))
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('« back » brings the page before it, where it was left', async () => {
  const { user, router } = await renderApp('/societe')
  Object.assign(window, { scrollY: 420 })
  await user.click(bar().getByRole('link', { name: 'Contact' }))
  await waitFor(() => expect(title().textContent).toBe(contact.hero.title))
  act(() => router.history.back())
  await waitFor(() => expect(title().textContent).toBe(about.hero.title))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' })
})

test.each(['/nulle-part', '/societe/equipe', '/contact/1'])(
  'the unknown address %s gets the French not-found page, with ways out',
  async (path) => {
    const { user } = await renderApp(path)
    expect(title().textContent).toBe('Cette page n’existe pas')
    expect(document.title).toBe(fullTitle(notFoundPage))
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    expect(bar().queryAllByRole('link', { current: 'page' })).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Revenir à l’accueil' }))
    await waitFor(() => expect(document.title).toBe(fullTitle(pages.home)))
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  },
)

test('the not-found page also comes inside the app, and leaves', async () => {
  const { router } = await renderApp('/')
  act(() => router.history.push('/plus-la'))
  await waitFor(() => expect(title().textContent).toBe('Cette page n’existe pas'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Page introuvable'))
})

test('the bar of the home page is see-through until it is scrolled by more than 50 px', async () => {
  await renderApp('/')
  const header = screen.getByRole('banner')
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y })
    fireEvent.scroll(window)
    return header.className.split(' ')
  }
  expect(scrollTo(0)).toContain(headerStyles.seeThrough)
  expect(scrollTo(50)).toContain(headerStyles.seeThrough)
  expect(scrollTo(51)).not.toContain(headerStyles.seeThrough)
  expect(scrollTo(51)).toContain(surfaces.raised)
  expect(scrollTo(0)).toContain(headerStyles.seeThrough)
})

test.each(entries.slice(1))('the bar of « %s » is opaque at its top', async (_, path) => {
  await renderApp(path)
  expect(screen.getByRole('banner').className.split(' ')).not.toContain(headerStyles.seeThrough)
})

test('the calls of the home page lead where they must', async () => {
  await renderApp('/')
  const main = within(screen.getByRole('main'))
  const href = (name: string | RegExp) => main.getByRole('link', { name }).getAttribute('href')
  expect(href('Demander un Devis')).toBe('/contact')
  expect(href('Nos Réalisations')).toBe('/realisations')
  expect(href('Rénovation')).toBe('/particuliers')
  expect(href('Étanchéité')).toBe('/expertises')
  expect(href('Construction')).toBe('/travaux-speciaux')
  expect(href('Qualité & Conformité')).toBe('/societe')
  expect(href('Découvrir la société')).toBe('/societe')
  expect(href('Décrire mon projet')).toBe('/contact')
})

test('each of the three projects and its call lead to the contact page', async () => {
  await renderApp('/realisations')
  const main = within(screen.getByRole('main'))
  const more = main.getAllByRole('link', { name: 'En savoir plus' })
  expect(more.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact', '/contact'])
  expect(main.getByRole('link', { name: 'Démarrer mon projet' }).getAttribute('href')).toBe('/contact')
})

test('the footer has what the company file says, and leads to the legal notice', async () => {
  await renderApp('/')
  expect(telephoneDisplay).toMatch(/^0[1-9](?:\u00A0\d{2}){4}$/)
  expect(telephoneHref).toMatch(/^tel:\+33[1-9]\d{8}$/)
  expect(telephoneHref.slice(-9)).toBe(telephoneDisplay.replaceAll('\u00A0', '').slice(1))
  expect(footerHref(telephoneDisplay)).toBe(telephoneHref)
  expect(footerHref(company.email)).toBe(`mailto:${company.email}`)
  expect(footerHref('Mentions légales')).toBe('/societe#mentions-legales')
  const { street, postcode, city } = company.address
  const { textContent } = screen.getByRole('contentinfo')
  for (const words of [street, `${postcode} ${city}`]) expect(textContent).toContain(words)
})
