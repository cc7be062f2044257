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
  tolerated: /status of 404|^request GET|net::ERR_|Failed to fetch dynamically imported module/,
})

/** Loads Contact until it shows `text`. A valid change of a content file restarts the server, and what loads meanwhile may wait in vain. */
const loadUntilShown = (page: Page, text: string) =>
  expect(async () => {
    await page.goto(pages.contact.path, { timeout: 30_000 })
    await expect(page.getByText(text)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 0 })

/** Replaces `text` in a file of the copy. */
async function edit(folder: string, file: string, text: string, replacement: string) {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(text)
  await writeFile(path, before.replace(text, replacement))
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
  await edit(folder, 'src/quote-form/Field.tsx', '{label}', '{`${label} !`}')
  const edited = field(page, 'Email * !')
  await expect(edited).toBeVisible()
  await edit(folder, 'src/quote-form/Field.css.ts', 'lineHeight: 1.4', "lineHeight: 1.4, fontStyle: 'italic'")
  await expect(edited).toHaveCSS('font-style', 'italic')
  await expectStillTyped(page)
  expect(loads()).toBe(0)
})

test('an edit of a content file is shown; an error in it is shown in French until it is mended', async ({
  page,
  site: { folder },
}) => {
  test.setTimeout(300_000)
  await open(page, pages.contact.path)
  await edit(folder, 'src/content/contact.yaml', 'text: Réponse', 'text: Toujours réponse')
  await loadUntilShown(page, 'Toujours réponse')
  await waitForHydration(page)
  await edit(folder, 'src/content/contact.yaml', 'email:\n  title:', 'email:\n  titre:')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(
    /contact\.yaml, ligne \d+, email\.titre : le site n’a pas de champ de ce nom/,
  )
  const mended = 'Elles répondent encore'
  await edit(folder, 'src/content/contact.yaml', 'email:\n  titre:', 'email:\n  title:')
  await edit(folder, 'src/content/contact.yaml', 'Toujours réponse', mended)
  await loadUntilShown(page, mended)
  await expect(overlay).toHaveCount(0)
})
