import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getContent } from '../../src/data/content.ts'
import { pages } from '../../src/data/pages.ts'
import { makeSite, serveSite } from '../owners/sites.ts'
import {
  barLink,
  countLoads,
  expect,
  open,
  pageTitle,
  test as base,
  typesetPattern,
  waitForHydration,
} from './fixtures.ts'
import { expectStillTyped, field, fill } from './quoteForm.ts'

// `npm run dev` on a copy of the project, whose files the tests edit.

const test = base.extend<object, { site: Awaited<ReturnType<typeof serveSite>> }>({
  site: [
    async ({}, provide) => {
      const site = await serveSite(await makeSite({}), 'dev')
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  // Vite's scripts have queries. While the server restarts, the page asks it in vain.
  tolerated:
    /status of 404|^request GET|net::ERR_|Failed to fetch dynamically imported module|failed to connect to websocket/,
})

/** Loads Contact once the server answers with `text`: a valid change of a content file restarts it, and a page that loads meanwhile may wait in vain. */
async function loadWith(page: Page, origin: string, text: string) {
  const address = `${origin}${pages.contact.path}`
  const answer = () =>
    fetch(address, { signal: AbortSignal.timeout(30_000) }).then((response) => response.text(), String)
  await expect.poll(answer, { timeout: 0 }).toContain(text)
  // Vite's client may reload the page at the same moment.
  await expect(() => page.goto(address, { timeout: 60_000 })).toPass({ timeout: 0 })
  await expect(page.getByText(text)).toBeVisible()
  await waitForHydration(page)
}

/** Replaces texts in a file of the copy, which is written once. */
async function edit(folder: string, file: string, replacements: Record<string, string>) {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8')
  const replaced = Object.entries(replacements).reduce((text, [old, replacement]) => {
    expect(text).toContain(old)
    return text.replace(old, replacement)
  }, before)
  await writeFile(path, replaced)
}

test('each page is served at its path and the 404 page elsewhere, and the menu works', async ({ page }) => {
  for (const [path, { title }] of [
    ['/nulle-part', getContent('introuvable')],
    ['/contact?utm_source=lettre', getContent('contact').hero],
  ] as const) {
    await open(page, path)
    await expect(pageTitle(page)).toHaveText(typesetPattern(title))
  }
  await barLink(page, pages.about.label).click()
  await expect(page).toHaveURL(pages.about.path)
  await expect(pageTitle(page)).toHaveText(typesetPattern(getContent('societe').hero.title))
})

test('an edited component or style is shown without loading the page, and what was typed stays', async ({
  page,
  site: { folder },
}) => {
  await open(page, pages.contact.path)
  const loads = countLoads(page)
  await fill(page)
  await edit(folder, 'src/quote-form/Field.tsx', { '{label}': '{`${label} !`}' })
  const edited = field(page, 'Email * !')
  await expect(edited).toBeVisible()
  await edit(folder, 'src/quote-form/Field.css.ts', {
    'lineHeight: 1.4': "lineHeight: 1.4, fontStyle: 'italic'",
  })
  await expect(edited).toHaveCSS('font-style', 'italic')
  await expectStillTyped(page)
  expect(loads()).toBe(0)
})

test('an edit of a content file is shown; an error in it is shown in French until it is mended', async ({
  page,
  site: { folder, origin },
}) => {
  test.setTimeout(600_000)
  const file = 'src/content/contact.yaml'
  await open(page, pages.contact.path)
  await edit(folder, file, { 'text: Réponse': 'text: Toujours réponse' })
  await loadWith(page, origin, 'Toujours réponse')
  await edit(folder, file, { 'email:\n  title:': 'email:\n  titre:' })
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(
    /contact\.yaml, ligne \d+, email\.titre : le site n’a pas de champ de ce nom/,
    { timeout: 120_000 },
  )
  const mended = 'Elles répondent encore'
  await edit(folder, file, { 'email:\n  titre:': 'email:\n  title:', 'Toujours réponse': mended })
  await loadWith(page, origin, mended)
  await expect(overlay).toHaveCount(0)
})
