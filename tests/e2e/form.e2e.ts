import { pages } from '../../src/data/pages.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import {
  typesetPattern,
  barLink,
  countLoads,
  expect,
  expectScroll,
  fullTitle,
  hold,
  open,
  openWithStoppedClock,
  pageTitle,
  scrollTo,
  waitForHydration,
  test,
  toasts,
} from './fixtures.ts'
import { expectStillTyped, field, fill, fillRequired, form, submit, typed } from './quoteForm.ts'
import { loadContent } from '../../src/data/load.ts'

const company = loadContent('entreprise')

// What needs a real browser; tests/unit (quoteForm, delivery, mailto) has the rest, tests/cross-browser the native validation.

test('each toast leaves the link to the prepared e-mail in the viewport, and does not scroll when it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithStoppedClock(page, pages.contact.path)
  await fillRequired(page)
  for (const _ of ['once', 'and once more']) {
    await form(page)
      .getByRole('button', { name: quoteForm.submit })
      .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await submit(page)
    await expect(form(page).getByRole('link', { name: typesetPattern(quoteForm.openMail) })).toBeInViewport({
      ratio: 1,
    })
  }
  await scrollTo(page, 0)
  await toasts(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await expectScroll(page, 0)
})

test('a toast closes itself after 5000 ms, and until then its link has what the form holds', async ({
  page,
}) => {
  await openWithStoppedClock(page, pages.contact.path)
  await fillRequired(page)
  await submit(page)
  await page.clock.runFor(4999)
  await field(page, 'Nom complet *').fill('Zoé Martin')
  await expect(toasts(page).getByRole('link')).toHaveAttribute('href', /Zo%C3%A9%20Martin/)
  // The toast's timer may start after `click` has returned.
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0, { timeout: 0 })
  }).toPass()
})

test('a toast that Escape closes on another page leaves the focus on the title of that page', async ({
  page,
}) => {
  await openWithStoppedClock(page, pages.contact.path)
  await fillRequired(page)
  await submit(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await barLink(page, pages.individuals.label).click()
  await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
  await expect(pageTitle(page)).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(pageTitle(page)).toBeFocused()
})

test('a form submitted before hydration opens the mail program and keeps its values', async ({ page }) => {
  const release = await hold(page, '**/client-*.js')
  await page.goto(pages.contact.path)
  await fill(page)
  const loads = countLoads(page)
  const mailing = page.waitForRequest(/^mailto:/)
  await submit(page)
  const mail = new URL((await mailing).url())
  expect(mail.pathname).toBe(company.email)
  // Chromium writes the accents of such a mail as two characters each, whatever the form says.
  expect(mail.searchParams.get('body')).toMatch(/^name=Zo[^]*\r\nphone=06 12 34 56 78\r\n/)
  release()
  await waitForHydration(page)
  await expect(page).toHaveURL(pages.contact.path)
  expect(loads()).toBe(0)
  await expectStillTyped(page)
  await submit(page)
  const link = toasts(page).getByRole('link')
  await expect(link).toHaveAttribute('href', /Zo%C3%A9%20d/)
  const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
  for (const text of Object.values(typed)) expect(body).toContain(text.replaceAll('\n', '\r\n').trim())
})

test('values that the browser restores after another document are kept', async ({ page }) => {
  await open(page, pages.contact.path)
  await fill(page)
  await page.goto('/robots.txt')
  await page.goBack()
  await waitForHydration(page)
  await expectStillTyped(page)
  await barLink(page, pages.individuals.label).click()
  await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
  await page.goBack()
  await expectStillTyped(page)
})
