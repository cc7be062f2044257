// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import type { Page } from '../../src/content/pages.ts'
import { paths } from '../pages.ts'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'

const societe = { path: '/societe', label: 'La Société', title: 'Qui nous sommes', description: 'Nous.' }
const home = { ...societe, path: '/', label: 'Accueil' }
const contact = { ...societe, path: '/contact', label: 'Contact' }

/** What durand is, whose trade has no name of its own. */
const business = 'HomeAndConstructionBusiness'

/** The head of a page as a browser reads it, and its graph, as if `changes` stood in entreprise.yaml. */
async function headOf(page: Page, changes: Partial<Company> = {}) {
  companyWith(changes)
  const { headTags } = await import('../../src/build/machines.ts')
  const html = `<!doctype html><head><title>x</title>${headTags(page)}</head><body></body>`
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  const script = head.querySelector('script[type="application/ld+json"]')
  const data: { '@graph': Record<string, unknown>[] } = JSON.parse(script?.textContent ?? '{"@graph":[]}')
  const graph = data['@graph']
  return {
    head,
    body,
    content: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    graph,
    node: (type: string) => graph.find((one) => one['@type'] === type),
  }
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  `L'“Art” & "Co" &amp; \\ </title>`,
  '$& $1 $` \u2028\u2029',
])('%s stays a value, in the company file and in a page’s words', async (value) => {
  const plain = await headOf(societe)
  const page = { ...societe, title: value, description: value, label: value }
  const address = { street: value, postcode: '75011', city: value }
  const { head, body, content, node } = await headOf(page, { name: value, tagline: value, address })
  expect(head.childElementCount).toBe(plain.head.childElementCount)
  expect(body.childElementCount).toBe(0)
  for (const name of ['og:site_name', 'og:title', 'og:description']) expect(content(name)).toBe(value)
  expect(content('og:image:alt')).toContain(value)
  expect(node(business)).toMatchObject({
    name: value,
    address: { streetAddress: value, addressLocality: value },
  })
  expect(node('WebPage')).toMatchObject({ name: value, description: value })
  expect(node('BreadcrumbList')).toMatchObject({ itemListElement: [{}, { name: value }] })
})

test('the sitemap lists every page at the company’s address, and robots.txt leads to it', async () => {
  companyWith({ url: 'https://a&b.fr' })
  const { sitemap, robots } = await import('../../src/build/machines.ts')
  const { documentElement } = new DOMParser().parseFromString(sitemap(), 'application/xml')
  const listed = Array.from(documentElement.getElementsByTagName('loc'), ({ textContent }) => textContent)
  expect(listed).toEqual(paths.map((path) => `https://a&b.fr${path}`))
  expect(robots()).toContain('\nSitemap: https://a&b.fr/sitemap.xml\n')
})

test.each([
  ['entreprise générale', 'GeneralContractor'],
  ['couverture', 'RoofingContractor'],
  ['peinture', 'HousePainter'],
] as const)('a company of the trade %s is a %s', async (trade, type) => {
  const { node } = await headOf(home, { trade })
  expect(node(type)).toMatchObject({ '@id': `${durand.url}/#company`, name: durand.name })
})

test('what the company file leaves empty is nowhere in the graph, nor what it says there is none of', async () => {
  const legal = { ...durand.legal, registeredName: null, siren: null, vatNumber: 'aucun' }
  const { node, head } = await headOf(contact, { social: [], geo: null, legal })
  for (const key of ['sameAs', 'taxID', 'vatID', 'legalName']) expect(node(business)).not.toHaveProperty(key)
  expect(head.innerHTML).not.toMatch(/\b(?:null|undefined|NaN)\b|""|\[\]|\{\}/)
  // In the answers, which are the owner's words, it may stand.
  expect(JSON.stringify(node(business))).not.toContain('aucun')
})

test('the graph writes hours, numbers and addresses as machines read them', async () => {
  const openingHours: Company['openingHours'] = [{ days: ['samedi'], opens: '9:30', closes: '12:00' }]
  const { node } = await headOf(home, { url: 'https://www.durand.fr', openingHours })
  expect(node(business)).toMatchObject({
    '@id': 'https://www.durand.fr/#company',
    telephone: '+33472001122',
    logo: 'https://www.durand.fr/src/assets/icons/icone-512.png',
    image: 'https://www.durand.fr/src/assets/partage-1200x630.jpg',
    geo: durand.geo,
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:30', closes: '12:00' }],
    sameAs: durand.social.map(({ url }) => url),
    legalName: 'Durand Frères',
    taxID: '732829320',
    vatID: 'FR44732829320',
  })
})

test.each([
  [home, 'HomeAndConstructionBusiness WebSite WebPage'],
  [societe, 'HomeAndConstructionBusiness WebSite WebPage BreadcrumbList'],
  [contact, 'HomeAndConstructionBusiness WebSite WebPage BreadcrumbList FAQPage'],
])('the graph of $path has its parts, and refers only to them', async (page, types) => {
  const { graph } = await headOf(page)
  expect(graph.map((node) => node['@type']).join(' ')).toBe(types)
  const ids = graph.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  const references = Array.from(JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g), ([, id]) => id)
  expect(references).not.toEqual([])
  expect(ids).toEqual(expect.arrayContaining(references))
})
