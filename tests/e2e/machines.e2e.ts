import { expect, test, type Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { openingHoursText } from '../../src/content/companyDetails.ts'
import { paths } from '../pages.ts'
import { canonical, content, graphOf, jsonLd, meta } from './head.ts'

const cardTags = [
  ...['type', 'site_name', 'locale', 'title', 'description', 'url', 'image'].map((name) => `og:${name}`),
  ...['type', 'width', 'height', 'alt'].map((name) => `og:image:${name}`),
]

/** Width and height of the picture at `path`, which must answer as `type`. */
async function pictureSize(page: Page, path: string, type: string) {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-type']).toBe(type)
  return page
    .locator('img')
    .evaluate((img) => (img instanceof HTMLImageElement ? `${img.naturalWidth}x${img.naturalHeight}` : ''))
}

test.describe('the HTML as it is sent', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths) {
    test(`${path} has one of each tag, and they agree`, async ({ page }) => {
      await page.goto(path)
      for (const name of ['description', 'theme-color', 'twitter:card', ...cardTags]) {
        await expect(meta(page, name), name).toHaveCount(1)
        expect(await content(page, name), name).not.toBe('')
      }
      for (const one of ['title', 'link[rel="canonical"]']) {
        await expect(page.locator(`head ${one}`)).toHaveCount(1)
      }
      await expect(jsonLd(page)).toHaveCount(1)
      await expect(meta(page, 'robots')).toHaveCount(0)

      await expect(canonical(page)).toHaveAttribute('href', company.url + path)
      expect(await content(page, 'og:url')).toBe(company.url + path)
      expect(await page.title()).toContain(await content(page, 'og:title'))
      expect(await content(page, 'og:description')).toBe(await content(page, 'description'))
      expect(await content(page, 'og:locale')).toBe('fr_FR')

      const { webPage, breadcrumb, faq } = await graphOf(page)
      expect(webPage).toMatchObject({ url: company.url + path, name: await content(page, 'og:title') })
      expect(webPage.description).toBe(await content(page, 'description'))

      const label = await page.locator('header nav [aria-current="page"]').textContent()
      const trail = [
        { position: 1, name: 'Accueil', item: `${company.url}/` },
        { position: 2, name: label, item: company.url + path },
      ]
      expect(breadcrumb?.itemListElement).toEqual(path === '/' ? undefined : trail)
      expect(faq !== undefined).toBe(path === '/contact')
    })

    test(`${path} tells of the company what its footer shows`, async ({ page }) => {
      await page.goto(path)
      const { company: told } = await graphOf(page)
      const footer = page.locator('footer')
      await expect(footer.locator(`a[href="tel:${told.telephone}"]`)).toHaveText(
        told.telephone.replace('+33', '0').replace(/(\d{2})(?=\d)/g, '$1\u00A0'),
      )
      await expect(footer.locator(`a[href="mailto:${told.email}"]`)).toHaveText(told.email)
      const { streetAddress, postalCode, addressLocality } = told.address
      await expect(footer.locator('address')).toContainText(streetAddress)
      await expect(footer.locator('address')).toContainText(`${postalCode} ${addressLocality}`)
      await expect(footer).toContainText(told.name)
      await expect(footer).toContainText(told.slogan)
      await expect(footer).toContainText(openingHoursText)
      const social = await footer.locator('a[href^="https:"]').evaluateAll((links) => links.map(String))
      expect(social).toEqual(told.sameAs)
    })
  }

  test('the questions of the graph are those on /contact', async ({ page }) => {
    await page.goto('/contact')
    const { faq } = await graphOf(page)
    const shown = await page
      .locator('details')
      .evaluateAll((all) => all.map((one) => Array.from(one.children, ({ textContent }) => textContent)))
    expect(shown).toHaveLength(4)
    expect(faq?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
  })

  test('each service of the graph is a heading of the page it names', async ({ page }) => {
    await page.goto('/')
    const { hasOfferCatalog } = (await graphOf(page)).company
    expect(hasOfferCatalog).toHaveLength(3)
    for (const { name, url, itemListElement } of hasOfferCatalog) {
      await page.goto(new URL(url).pathname)
      await expect(page.locator('header nav [aria-current="page"]')).toHaveText(name)
      const headings = await page.locator('h2, h3').allTextContents()
      expect(headings).toEqual(expect.arrayContaining(itemListElement.map((one) => one.itemOffered.name)))
    }
  })

  test('the picture of shared links is there, of the size that is said', async ({ page }) => {
    await page.goto('/')
    const [picture, width, height, type] = await Promise.all(
      ['', ':width', ':height', ':type'].map(async (part) => (await content(page, `og:image${part}`)) ?? ''),
    )
    const told = (await graphOf(page)).company
    expect(told.image).toBe(picture)
    expect(picture).toMatch(/^https:/)
    expect(await pictureSize(page, new URL(picture ?? '').pathname, type ?? '')).toBe(`${width}x${height}`)
    expect(await pictureSize(page, new URL(told.logo).pathname, 'image/png')).toBe('512x512')
  })

  test('an unknown address is not to be kept', async ({ page }) => {
    expect((await page.goto('/nulle-part'))?.status()).toBe(404)
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(meta(page, 'theme-color')).toHaveCount(1)
    await expect(canonical(page)).toHaveCount(0)
    await expect(jsonLd(page)).toHaveCount(0)
    await expect(page.locator('[property^="og:"], [name^="twitter:"]')).toHaveCount(0)
  })
})
