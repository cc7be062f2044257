import type { Page } from '@playwright/test'
import { z } from 'zod'

export const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)
export const content = (page: Page, name: string) => meta(page, name).getAttribute('content')
export const canonical = (page: Page) => page.locator('link[rel="canonical"]')
export const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]')

const nodes = {
  GeneralContractor: z.object({
    '@type': z.literal('GeneralContractor'),
    name: z.string(),
    slogan: z.string(),
    telephone: z.string(),
    email: z.string(),
    logo: z.string(),
    image: z.string(),
    address: z.object({ streetAddress: z.string(), postalCode: z.string(), addressLocality: z.string() }),
    sameAs: z.array(z.string()).default([]),
    hasOfferCatalog: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        itemListElement: z.array(z.object({ itemOffered: z.object({ name: z.string() }) })),
      }),
    ),
  }),
  WebPage: z.object({
    '@type': z.literal('WebPage'),
    url: z.string(),
    name: z.string(),
    description: z.string(),
  }),
  BreadcrumbList: z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
  }),
  FAQPage: z.object({
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
  }),
}
const graphShape = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })

/** The JSON-LD of the page, by type, held to the shape that search engines ask for. */
export async function graphOf(page: Page) {
  const graph = graphShape.parse(JSON.parse((await jsonLd(page).textContent()) ?? ''))['@graph']
  const find = (type: string) => graph.find((node) => node['@type'] === type)
  return {
    company: nodes.GeneralContractor.parse(find('GeneralContractor')),
    webPage: nodes.WebPage.parse(find('WebPage')),
    breadcrumb: nodes.BreadcrumbList.optional().parse(find('BreadcrumbList')),
    faq: nodes.FAQPage.optional().parse(find('FAQPage')),
  }
}
