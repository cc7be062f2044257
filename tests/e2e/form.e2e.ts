import { site } from '../../src/content/site.ts'
import type { Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/content/pages.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import {
  asSet,
  barLink,
  countLoads,
  expect,
  expectScroll,
  fullTitle,
  hold,
  idle,
  holdToasts,
  takenOver,
  open,
  pageTitle,
  scrollTo,
  test,
  toasts,
} from './fixtures.ts'
import {
  expectRequiredStillTyped,
  expectStillTyped,
  field,
  fill,
  fillRequired,
  form,
  submit,
  typed,
} from './quoteForm.ts'

// What the fields are is tested in pages.e2e.ts, how a mail is encoded in tests/unit/mailto.test.ts, what browsers refuse
// of their own in tests/engines.

const mailLink = (page: Page) => page.getByRole('link', { name: 'Envoyer par e-mail' })

/** Shows a toast in a time that stands still unless the test moves it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: '2026-03-02T09:00:00' })
  await open(page, pages.contact.path)
  await fillRequired(page)
  // The first one brings the toast's script, for which React wants the time to go on.
  await submit(page)
  await toasts(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt('2026-03-02T10:00:00')
  await submit(page)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
}

async function expectToastFor(page: Page, time: number) {
  await page.clock.runFor(time - 1)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
}

test('a form that opens the mail program keeps what was typed; its button is locked meanwhile', async ({
  page,
}) => {
  await open(page, pages.contact.path)
  await fillRequired(page)
  const states = await form(page)
    .getByRole('button')
    .evaluateHandle((button) => {
      const seen = new Set<string>()
      const look = () => seen.add(`${button.textContent} ${button.matches(':disabled')}`)
      // The name changes together with the state.
      new MutationObserver(look).observe(button, { attributes: true })
      return seen
    })
  await submit(page)
  await expect(toasts(page)).toHaveCount(1)
  // Nothing was sent: it is all that the visitor has.
  await expectRequiredStillTyped(page)
  await expect
    .poll(() => states.evaluate((seen) => [...seen]))
    .toEqual(['Envoi en cours... true', 'Envoyer ma demande false'])
})

test('there is one toast, however often it is asked for; it closes 5000 ms after the last time', async ({
  page,
}) => {
  await openWithClock(page)
  await page.clock.runFor(4000)
  for (let count = 0; count < 5; count += 1) await field(page, 'Nom complet *').press('Enter')
  await expectToastFor(page, 5000)
  await expect(page).toHaveURL(pages.contact.path)
  await submit(page)
  await expectToastFor(page, 5000)
})

test('the toast waits while it is pointed at or has the focus, and closes by Escape', async ({ page }) => {
  await openWithClock(page)
  await page.clock.runFor(2000)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await page.mouse.move(10, 300)
  await expectToastFor(page, 3000)
  await submit(page)
  await mailLink(page).focus()
  await page.clock.runFor(20_000)
  await field(page, 'Nom complet *').focus()
  await expectToastFor(page, 5000)
  await expect(field(page, 'Nom complet *')).toBeFocused()
  await submit(page)
  await mailLink(page).focus()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('with each toast the link to the prepared e-mail is in sight; closing it does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(holdToasts)
  await open(page, pages.contact.path)
  await fillRequired(page)
  for (const _ of ['once', 'and once more']) {
    await form(page)
      .getByRole('button')
      .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await submit(page)
    await expect(form(page).getByRole('link', { name: asSet(quoteForm.openMail) })).toBeInViewport({
      ratio: 1,
    })
  }
  await scrollTo(page, 0)
  await toasts(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await expectScroll(page, 0)
})

test('the toast stays through a page change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page)
  await barLink(page, pages.individuals.label).click()
  await expect(page).toHaveURL(pages.individuals.path)
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return form(page).count()
    })
    .toBe(0)
  await expect(pageTitle(page)).toBeFocused()
  await expect(toasts(page)).toContainText('Fonctionnalité non implémentée')
  await expect(toasts(page)).toContainText('n’est pas encore implémentée')
  await expect(mailLink(page)).toHaveAttribute('href', /Une%20fissure/)
})

test('the call at the end of an answer writes into the form what it is about, once, for the visitor to change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, pages.expertises.path)
  const call = page.locator('main a[href*="projet="]').first()
  const { searchParams } = new URL((await call.getAttribute('href')) ?? '', page.url())
  const said = { subject: searchParams.get('projet'), message: searchParams.get('constat') }
  const message = field(page, 'Description du projet *')
  const follow = async () => {
    await call.evaluate((link) => link.closest('details')?.setAttribute('open', ''))
    await call.click()
    await expect(page).toHaveURL(`${pages.contact.path}#${site.quoteFormId}`)
    await expect(page.getByRole('heading', { name: quoteForm.title })).toBeFocused()
  }
  await follow()
  await expect(field(page, 'Type de projet')).toHaveValue(said.subject ?? '')
  await expect(message).toHaveValue(`${said.message}\n`)
  await message.fill('Autre chose')
  await barLink(page, pages.about.label).click()
  await expect(page).toHaveURL(pages.about.path)
  await page.goBack()
  await expect(message).toHaveValue('Autre chose')
  // What was typed stays, below the new line.
  await barLink(page, pages.expertises.label).click()
  await follow()
  await expect(message).toHaveValue(`${said.message}\nAutre chose`)
  // Nor is it said again after a reload or on the way back.
  await message.fill('Tout autre chose')
  await page.goBack()
  await expect(page).toHaveURL(pages.expertises.path)
  await page.goForward()
  await expect(message).toHaveValue('Tout autre chose')
})

test('a call that is followed no more is not said later', async ({ page }) => {
  await open(page, pages.expertises.path)
  await hold(page, '**/ContactPage-*.js')
  const call = page.locator('main a[href*="constat="]').first()
  await call.evaluate((link) => link.closest('details')?.setAttribute('open', ''))
  await call.click()
  await expect(page).toHaveURL(/\/contact\?projet=/)
  await barLink(page, pages.about.label).click()
  await expect(page).toHaveTitle(fullTitle(pages.about.title))
  await page.unrouteAll()
  await barLink(page, pages.contact.label).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(form(page)).toBeVisible()
  await idle(page)
  await expect(field(page, 'Description du projet *')).toHaveValue('')
})

test('on paper a long message is whole', async ({ page }) => {
  await page.goto(pages.contact.path)
  const message = field(page, 'Description du projet *')
  await message.fill('Une fissure\n'.repeat(30))
  await page.emulateMedia({ media: 'print' })
  expect(
    await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(0)
})

test('what is filled in without any event is in the e-mail, also after it was prepared', async ({ page }) => {
  await page.addInitScript(holdToasts)
  await open(page, pages.contact.path)
  await fillRequired(page)
  const put = (id: string, text: string) =>
    page.evaluate(
      (values) => {
        const element = document.getElementById(values.id)
        if (element instanceof HTMLInputElement) element.value = values.text
      },
      { id, text },
    )
  await put('phone', '06 12 34 56 78')
  await submit(page)
  await expect(mailLink(page)).toHaveAttribute('href', /06%2012%2034%2056%2078/)
})

test('sent by the key of a phone’s keyboard, the keyboard goes, and the toast is not under it', async ({
  page,
}) => {
  await open(page, pages.contact.path)
  await fillRequired(page)
  await field(page, 'Nom complet *').press('Enter')
  await expect(toasts(page)).toHaveCount(1)
  await expect(form(page).getByRole('button')).toBeFocused()
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
  await takenOver(page)
  await expect(page).toHaveURL(pages.contact.path)
  expect(loads()).toBe(0)
  await expectStillTyped(page)
  await submit(page)
  await expect(mailLink(page)).toHaveAttribute('href', /Zo%C3%A9%20d/)
  const body = new URL((await mailLink(page).getAttribute('href')) ?? '').searchParams.get('body')
  for (const text of Object.values(typed)) expect(body).toContain(text.replaceAll('\n', '\r\n').trim())
  expect(body).toContain('Étanchéité\r\n')
})

test.describe('an address', () => {
  // The query stands in the requests that the browser makes of it itself.
  test.use({ tolerated: /\?/ })

  test('that somebody sends fills in the form, beside what an advertisement adds and what is typed', async ({
    page,
  }) => {
    const release = await hold(page, '**/client-*.js')
    await page.goto(
      `${pages.contact.path}?utm_source=lettre&projet=sols&constat=Un+sol+us%C3%A9.#${site.quoteFormId}`,
    )
    await field(page, 'Description du projet *').fill('Bonjour')
    release()
    await takenOver(page)
    await expect(field(page, 'Type de projet')).toHaveValue('sols')
    await expect(field(page, 'Description du projet *')).toHaveValue('Un sol usé.\nBonjour')
    await expect(page).toHaveURL(`${pages.contact.path}?utm_source=lettre#${site.quoteFormId}`)
  })
})

test('what the browser gives back on the way from another site stays, and nothing else is kept', async ({
  page,
}) => {
  await open(page, pages.contact.path)
  await fill(page)
  await page.goto('/robots.txt')
  await page.goBack()
  await takenOver(page)
  await expectStillTyped(page)
  await barLink(page, pages.individuals.label).click()
  await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
  await page.goBack()
  await expectStillTyped(page)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('zoe')
})
