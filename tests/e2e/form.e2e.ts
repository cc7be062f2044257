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
  holdToasts,
  open,
  scrollTo,
  waitForHydration,
  test,
  toasts,
} from './fixtures.ts'
import { expectStillTyped, fill, fillRequired, form, submit, typed } from './quoteForm.ts'
import { loadContent } from '../../src/data/load.ts'

const company = loadContent('entreprise')

// What needs a browser. All else is proved in tests/unit (quoteForm, delivery, mailto), what browsers refuse of their own in
// tests/cross-browser.

test('with each toast the link to the prepared e-mail is in sight; closing it does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(holdToasts)
  await open(page, pages.contact.path)
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

test('a form sent before its script is there goes to the mail program and loses nothing', async ({
  page,
}) => {
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

test('what the browser gives back on the way from another site stays', async ({ page }) => {
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
