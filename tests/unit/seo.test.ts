// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import type { ContentFile } from '../../src/content/schemas/files.ts'
import type { Company } from '../../src/content/schemas/company.ts'
import type { Page } from '../../src/data/pages.ts'
import { paths } from '../pages.ts'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'
import * as load from '../../src/data/load.ts'

const inner = {
  path: '/contact',
  label: 'Contact',
  title: 'Nous joindre',
  documentTitle: 'Nous joindre',
  description: 'Nous.',
}
const home = { ...inner, path: '/', label: 'Accueil' }

/** The parsed head of a page and its JSON-LD graph, with `changes` in entreprise.yaml. */
async function headOf(page: Page, changes: Partial<Company> = {}) {
  companyWith(changes)
  const { headTags } = await import('../../src/build/seo.ts')
  const html = `<!doctype html><head><title>x</title>${headTags(page)}</head><body></body>`
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  const script = head.querySelector('script[type="application/ld+json"]')
  const data: { '@graph': Record<string, unknown>[] } = JSON.parse(script?.textContent ?? '')
  const [business = {}, second, ...others] = data['@graph']
  expect(others).toEqual([])
  const content = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  return { head, body, content, business, second }
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  `L'“Art” & "Co" &amp; \\ </title>`,
  '$& $1 $` \u2028\u2029',
])('%s stays a value, in the company file and in a page’s words', async (value) => {
  const plain = await headOf(inner)
  const page = { ...inner, title: value, description: value, label: value }
  const address = { street: value, postcode: '75011', city: value }
  const { head, body, content, business, second } = await headOf(page, { name: value, address })
  expect(head.childElementCount).toBe(plain.head.childElementCount)
  expect(body.childElementCount).toBe(0)
  for (const name of ['og:site_name', 'og:title', 'og:description']) expect(content(name)).toBe(value)
  expect(business).toMatchObject({ name: value, address: { streetAddress: value, addressLocality: value } })
  expect(second).toMatchObject({ itemListElement: [{}, { name: value }] })
})

test('the sitemap lists every page at the company’s URL, and robots.txt links to it', async () => {
  companyWith({ url: 'https://a&b.fr' })
  const { sitemap, robots } = await import('../../src/build/seo.ts')
  const { documentElement } = new DOMParser().parseFromString(sitemap(), 'application/xml')
  const listed = Array.from(documentElement.getElementsByTagName('loc'), ({ textContent }) => textContent)
  expect(listed).toEqual(paths.map((path) => `https://a&b.fr${path}`))
  expect(robots()).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a&b.fr/sitemap.xml\n')
})

const readWithoutProjects = (name: ContentFile) => {
  const content = load.loadContent(name)
  return name === 'realisations' && 'page' in content
    ? { ...content, page: { ...content.page, isLeftOut: true } }
    : content
}

test('a page that is left out is not in the sitemap', async () => {
  vi.resetModules()
  vi.doMock('../../src/data/load.ts', () => ({ ...load, loadContent: readWithoutProjects }))
  const { sitemap } = await import('../../src/build/seo.ts')
  expect(sitemap()).toContain('/contact</loc>')
  expect(sitemap()).not.toContain('/realisations')
})

test.each([inner, home])('a link to $path that is shared leads there', async (page) => {
  const { content } = await headOf(page)
  expect(content('og:url')).toBe(durand.url + page.path)
})

test('the JSON-LD graph has one business of the company’s trade, the site’s name and the page’s breadcrumb', async () => {
  const openingHours: Company['openingHours'] = [
    { days: ['samedi'], opens: '09:30', closes: '12:00' },
    { days: ['lundi'], opens: 'sur rendez-vous' },
  ]
  const closures = [{ from: '2020-08-03', until: '2020-08-24' }, ...(durand.closures ?? [])]
  const { business, second } = await headOf(inner, { trade: 'Couverture', openingHours, closures })
  expect(business).toMatchObject({
    '@type': 'RoofingContractor',
    telephone: '+33472001122',
    geo: durand.geo,
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:30', closes: '12:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2098-12-28', validThrough: '2099-01-03', opens: '00:00', closes: '00:00' },
    ],
    sameAs: durand.social.map(({ url }) => url),
    legalName: 'Durand Frères',
    taxID: '732829320',
    vatID: 'FR44732829320',
  })
  expect(second).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: `${durand.url}/` },
      { position: 2, name: 'Contact', item: `${durand.url}/contact` },
    ],
  })
  // Search engines take the site's name from the home page.
  expect((await headOf(home)).second).toEqual({ '@type': 'WebSite', name: 'Durand', url: `${durand.url}/` })
})

test.each([
  ['peinture et ravalement', 'HousePainter'],
  ['Entreprise de couverture, zinguerie', 'RoofingContractor'],
  ['Chauffage et plomberie', 'HVACBusiness'],
  ['Recouverture', 'HomeAndConstructionBusiness'],
])('the business type of the trade « %s » is %s', async (trade, type) => {
  expect((await headOf(home, { trade })).business['@type']).toBe(type)
})

test('the graph has hours past midnight, and ends a day at 23:59', async () => {
  const days: Company['openingHours'][number]['days'] = ['lundi']
  const openingHours = [
    { days, opens: '00:00', closes: '24:00' },
    { days, opens: '18:00', closes: '02:00' },
  ]
  const { business } = await headOf(home, { openingHours })
  expect(business.openingHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '23:59' },
    { opens: '18:00', closes: '02:00' },
  ])
})

test('empty fields and « aucun » do not appear in the JSON-LD graph', async () => {
  const legal = { ...durand.legal, registeredName: null, siren: null, vatNumber: 'aucun' }
  const { business } = await headOf(home, {
    trade: 'charpente',
    social: [],
    closures: null,
    geo: null,
    legal,
  })
  expect(business).toMatchObject({ '@type': 'HomeAndConstructionBusiness' })
  for (const key of ['sameAs', 'specialOpeningHoursSpecification', 'taxID', 'vatID', 'legalName', 'geo'])
    expect(business).not.toHaveProperty(key)
  expect(JSON.stringify(business)).not.toMatch(/null|undefined|NaN|""|\[\]|\{\}|aucun/)
})
