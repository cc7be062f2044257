import type { Page } from '@playwright/test'
import { z } from 'zod'

export const canonical = (page: Page) => page.locator('link[rel="canonical"]')

export const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]')

const tags = {
  title: 'title:not(svg *)',
  canonical: 'link[rel="canonical"]',
  robots: 'meta[name="robots"]',
  themeColour: 'meta[name="theme-color"]',
  card: '[property^="og:"], [name^="twitter:"]',
}

/** How often each tag stands in the page, and what titles and describes it. */
export const headOf = (page: Page) =>
  page.evaluate((selectors) => {
    const counts = Object.entries(selectors).map(([tag, selector]) => [
      tag,
      document.querySelectorAll(selector).length,
    ])
    const descriptions = document.querySelectorAll('meta[name="description"]')
    return {
      ...Object.fromEntries(counts),
      text: document.title,
      address: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      descriptions: Array.from(descriptions, (description) => description.getAttribute('content')),
    }
  }, tags)

const graphShape = z.object({
  '@graph': z.array(
    z.object({
      '@type': z.string(),
      image: z.string().optional(),
      logo: z.string().optional(),
      hasOfferCatalog: z
        .array(
          z.object({
            name: z.string(),
            url: z.string(),
            itemListElement: z.array(z.object({ itemOffered: z.object({ name: z.string() }) })),
          }),
        )
        .default([]),
      mainEntity: z
        .array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }))
        .default([]),
    }),
  ),
})

/** The node of that type in the JSON-LD of the page. */
export async function nodeOf(page: Page, type: string) {
  const graph = graphShape.parse(JSON.parse((await jsonLd(page).textContent()) ?? ''))['@graph']
  const node = graph.find((one) => one['@type'] === type)
  if (!node) throw new Error(`No ${type} in the graph of ${page.url()}`)
  return node
}
