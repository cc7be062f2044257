import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { company } from '../../src/content/company.ts'
import { pages, type MenuPage } from '../../src/content/pages.ts'
import { shownPages } from '../../src/content/shownPages.ts'
import { fileOf } from '../../src/build/publicFiles.ts'
import { paths } from '../pages.ts'
import { dist } from '../server/process.ts'
import { asSet, barLink, expect, fullTitle, open, test } from './fixtures.ts'

// What the company and its hours are in the JSON-LD is tested with the content (tests/unit), the head of an
// unknown address in faults.e2e.ts.

/** The head by name, of which each may be there once. */
async function headOf(page: Page) {
  const tags = await page.evaluate(() => {
    const all = 'title:not(svg *), [rel="canonical"], meta[name], meta[property], [type*="json"]'
    return Array.from(document.querySelectorAll(all), (tag) => {
      const attribute = ['name', 'property', 'rel', 'type'].find((name) => tag.hasAttribute(name))
      const value = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent
      return [tag.getAttribute(attribute ?? '') ?? tag.localName, value] as const
    })
  })
  const head = Object.fromEntries(tags)
  expect(tags.map(([name]) => name)).toEqual(Object.keys(head))
  return head
}

test('each head has one tag of each kind, with the words of its page, also after a page change', async ({
  page,
}) => {
  const expectHead = async ({ path, title, description }: MenuPage) => {
    const head = await headOf(page)
    expect(head).toMatchObject({
      title: expect.stringMatching(asSet(fullTitle(title))),
      description: expect.stringMatching(asSet(description)),
      canonical: company.url + path,
      'theme-color': expect.any(String),
    })
    expect(head).not.toHaveProperty('robots')
    return head
  }
  for (const entry of shownPages) {
    await page.goto(entry.path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const head = await expectHead(entry)
    expect(head).toMatchObject({ 'og:url': head['canonical'], 'og:description': head['description'] })
    expect(head['title']).toContain(head['og:title'])
  }
  await open(page, pages.home.path)
  await barLink(page, pages.about.label).click()
  await expect(async () => void (await expectHead(pages.about))).toPass()
})

test('the pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How React and Vite write HTML, which a parser reads alike: <!doctype>, <br/>, srcSet, required="".
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // React's useId starts with an underscore: right in HTML 5, and no style sheet selects by it.
      'valid-id': ['error', { relaxed: true }],
      // The length of a title is up to that of the company's name; that of the site's part is tested with the copy.
      'long-title': 'off',
      // Every telephone number has no-break spaces, but the large one of Contact: spaced out, it needs two lines.
      'tel-non-breaking': 'off',
      // ARIA lets a list bear a name, as that of the social profiles does; what it forbids to name stays an error.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // To VoiceOver in Safari a list without markers is no list, unless it says so. The area of toasts is Radix's.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
    },
  })
  for (const path of [...paths, '/404']) {
    const { results } = await validator.validateFile(join(dist, fileOf(path)))
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(found, path).toEqual([])
  }
})
