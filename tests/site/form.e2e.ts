import { expect, open, test, toasts } from '../e2e/fixtures.ts'
import { mailtoHref } from '../../src/data/companyDetails.ts'
import { pages } from '../../src/data/pages.ts'
import { endpointFormTexts, quoteDelivery } from '../../src/data/quoteForm.ts'

// A form that delivers sends a POST, also to another origin.
test.use({ tolerated: /^request POST / })

const typed = {
  name: 'Zoé d’Œuvre',
  email: 'zoe@exemple.fr',
  phone: '06 12 34 56 78',
  message: 'Une fissure, 20 m² & « humide »',
}

test(`the form ${quoteDelivery ? `sends to ${quoteDelivery.endpoint}` : 'prepares an e-mail'} with all that was typed`, async ({
  page,
}) => {
  await open(page, pages.contact.path)
  const form = page.locator('main form')
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(text)
  const choices = form.locator('select option:not([value=""])')
  const choice = (await choices.first().getAttribute('value')) ?? ''
  await form.locator('select').selectOption(choice)
  const label = (await choices.first().textContent()) ?? ''
  const submit = form.locator('[type="submit"]')
  if (quoteDelivery === null) {
    await submit.click()
    await expect(toasts(page)).toBeVisible()
    const mail = new URL((await form.locator('a[href*="?subject="]').getAttribute('href')) ?? '')
    expect(`${mail.protocol}${mail.pathname}`).toBe(mailtoHref)
    for (const text of [...Object.values(typed), label]) expect(mail.searchParams.get('body')).toContain(text)
    return
  }
  const { endpoint, extraFields } = quoteDelivery
  await page.route(endpoint, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      ...(endpoint.endsWith('.html') ? { body: 'Merci' } : { json: { ok: true } }),
    }),
  )
  const request = page.waitForRequest(endpoint)
  await submit.click()
  const sent = new URLSearchParams((await request).postData() ?? '')
  expect(Object.fromEntries(sent)).toEqual({ ...typed, subject: choice, website: '', ...extraFields })
  await expect(form.locator('[name="message"]')).toHaveValue('')
  await expect(form.getByRole('alert')).toContainText(endpointFormTexts.outcomes.accepted.title)
})
