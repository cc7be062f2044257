import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Company } from '../../src/content/companySchema.ts'
import type { Page } from '../../src/content/pages.ts'
import { paths } from '../pages.ts'
import { durand, emptyLegal } from './durand.ts'

const files = {
  sharedPicture: '/assets/partage-1.jpg',
  logo: '/assets/icone-512-1.png',
}

const societe = {
  path: '/societe',
  label: 'La Société',
  title: 'Qui nous sommes',
  description: 'Une entreprise.',
}
const home = { ...societe, path: '/', label: 'Accueil' }
const contactPage = { ...societe, path: '/contact', label: 'Contact' }
const notFound = { ...societe, path: null }

/** The modules under test, as if `changes` stood in company.ts. */
async function siteOf(changes: Partial<Company> = {}) {
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company: { ...durand, ...changes } }))
  return {
    ...(await import('../../src/prerender/headTags.ts')),
    ...(await import('../../src/prerender/sitemapAndRobots.ts')),
  }
}

afterEach(() => vi.doUnmock('../../src/content/company.ts'))

const graphShape = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })),
})

/** The head of a page as a browser reads it, and its graph by type. */
async function headOf(page: Page, changes?: Partial<Company>) {
  const { headTags } = await siteOf(changes)
  const html = `<!doctype html><head><title>x</title>${headTags(page, files)}</head><body></body>`
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  const script = head.querySelector('script[type="application/ld+json"]')
  const graph = script ? graphShape.parse(JSON.parse(script.textContent))['@graph'] : []
  return {
    head,
    body,
    content: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    graph,
    node: (type: string) => graph.find((one) => one['@type'] === type),
  }
}

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  `L'“Art” & "Co" &amp; \\ </title>`,
  '$& $1 $` \u2028\u2029',
]

test.each(hostile)('%s stays a value, in the company file and in a page’s words', async (value) => {
  const plain = await headOf(societe)
  const page = { ...societe, title: value, description: value, label: value }
  const address = { street: value, postcode: '75011', city: value }
  const { head, body, content, node } = await headOf(page, { name: value, tagline: value, address })
  expect(head.childElementCount).toBe(plain.head.childElementCount)
  expect(body.childElementCount).toBe(0)
  for (const name of ['og:site_name', 'og:title', 'og:description']) expect(content(name)).toBe(value)
  expect(content('og:image:alt')).toContain(value)
  expect(node('GeneralContractor')).toMatchObject({
    name: value,
    slogan: value,
    address: { streetAddress: value, addressLocality: value },
  })
  expect(node('WebPage')).toMatchObject({ name: value, description: value })
  expect(node('BreadcrumbList')).toMatchObject({ itemListElement: [{}, { name: value }] })
})

test('the sitemap lists every page at the company’s address, and robots.txt leads to it', async () => {
  const { sitemap, robots } = await siteOf({ url: 'https://a&b.fr' })
  const { documentElement } = new DOMParser().parseFromString(sitemap(), 'application/xml')
  const listed = Array.from(documentElement.getElementsByTagName('loc'), ({ textContent }) => textContent)
  expect(listed).toEqual(paths.map((path) => `https://a&b.fr${path}`))
  expect(robots()).toContain('\nSitemap: https://a&b.fr/sitemap.xml\n')
})

test('what the company file leaves empty is nowhere in the graph, nor what it says there is none of', async () => {
  const legal = { ...emptyLegal, vatNumber: 'aucun' }
  const { node, head } = await headOf(contactPage, { social: [], geo: null, legal })
  const contractor = node('GeneralContractor')
  for (const key of ['sameAs', 'taxID', 'vatID', 'legalName']) expect(contractor).not.toHaveProperty(key)
  expect(head.innerHTML).not.toMatch(/null|undefined|""|\[\]|\{\}|NaN|aucun/)
})

const typesOf = async (page: Page) => (await headOf(page)).graph.map((node) => node['@type'])

test('the graph tells the company as its file does', async () => {
  const { node } = await headOf(home, {
    url: 'https://www.durand.fr',
    phone: '+33 (0)1 23 45 67 89',
    openingHours: [{ days: ['samedi'], opens: '9:30', closes: '12:00' }],
  })
  expect(node('GeneralContractor')).toMatchObject({
    '@id': 'https://www.durand.fr/#company',
    url: 'https://www.durand.fr/',
    telephone: '+33123456789',
    email: durand.email,
    logo: 'https://www.durand.fr/assets/icone-512-1.png',
    image: 'https://www.durand.fr/assets/partage-1.jpg',
    address: { postalCode: '69001', addressLocality: 'Lyon', addressCountry: 'FR' },
    geo: durand.geo,
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:30', closes: '12:00' }],
    sameAs: durand.social.map(({ url }) => url),
    legalName: 'Durand Frères',
    taxID: '732829320',
    vatID: 'FR44732829320',
  })
})

test('the graph has a breadcrumb on inner pages and questions on the contact page only', async () => {
  const everywhere = ['GeneralContractor', 'WebSite', 'WebPage']
  expect(await typesOf(home)).toEqual(everywhere)
  expect(await typesOf(societe)).toEqual([...everywhere, 'BreadcrumbList'])
  expect(await typesOf(contactPage)).toEqual([...everywhere, 'BreadcrumbList', 'FAQPage'])
})

test('the graph refers only to what is in it', async () => {
  const { graph } = await headOf(contactPage)
  const ids = graph.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
  expect(references.length).toBeGreaterThan(0)
  for (const id of references) expect(ids).toContain(id)
})

test('the page for unknown addresses has no card and no graph', async () => {
  const { head, graph } = await headOf(notFound)
  expect(graph).toEqual([])
  expect(head.querySelector('[property^="og:"], [name^="twitter:"], script')).toBeNull()
})
