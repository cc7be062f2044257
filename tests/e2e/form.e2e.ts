import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import {
  barLink,
  countLoads,
  expect,
  hold,
  hydrated,
  open,
  refusedMessage,
  test,
  toasts,
} from './fixtures.ts'
import { expectStillTyped, field, fill, fillBeforeTheScripts, form, submit, typed } from './quoteForm.ts'

const button = (page: Page) => form(page).getByRole('button')

async function fillRequired(page: Page) {
  await field(page, 'Nom complet *').fill('Zoé')
  await field(page, 'Email *').fill('zoe@exemple.fr')
  await field(page, 'Description du projet *').fill('Une fissure')
}

const mailLink = (page: Page) => page.getByRole('link', { name: 'Envoyer par e-mail' })

/** The text of the mail that the toast offers; how it is encoded is tested with the code (tests/unit/mailto.test.ts). */
async function bodyOfMail(page: Page) {
  const href = await mailLink(page).getAttribute('href')
  return new URL(href ?? '').searchParams.get('body')
}

test.describe('what the browser checks', () => {
  test('an address that is none is refused, a good one is not', async ({ page }) => {
    await open(page, '/contact')
    await fillRequired(page)
    for (const bad of ['zoe', 'zoe@', '@exemple.fr', 'zoe exemple@x.fr']) {
      await field(page, 'Email *').fill(bad)
      await field(page, 'Email *').press('Enter')
      await expect(field(page, 'Email *')).toBeFocused()
      await expect(field(page, 'Email *')).toHaveJSProperty('validity.typeMismatch', true)
    }
    // Where it is wrong is seen by more than a colour.
    await expect(field(page, 'Email *')).toHaveCSS('border-top-width', '2px')
    await expect(field(page, 'Email *')).toHaveCSS('background-image', /svg/)
    await expect(field(page, 'Nom complet *')).toHaveCSS('background-image', 'none')
    await expect(toasts(page)).toHaveCount(0)
    await field(page, 'Email *').fill('zoe@exemple.fr')
    await field(page, 'Email *').press('Enter')
    await expect(toasts(page)).toHaveCount(1)
  })

  test('three fields are required, two are not: the focus goes to what is missing', async ({ page }) => {
    await open(page, '/contact')
    await expect(form(page)).not.toHaveAttribute('novalidate')
    for (const label of ['Nom complet *', 'Email *', 'Description du projet *']) {
      await fillRequired(page)
      await field(page, label).fill('')
      await submit(page)
      await expect(field(page, label)).toBeFocused()
      await expect(toasts(page)).toHaveCount(0)
    }
    await fillRequired(page)
    await submit(page)
    await expect(toasts(page)).toHaveCount(1)
  })

  test('the fields are what they should be', async ({ page }) => {
    await open(page, '/contact')
    await expect(field(page, 'Email *')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Téléphone')).toHaveAttribute('type', 'tel')
    await expect(field(page, 'Description du projet *')).toHaveAttribute('rows', '5')
    const names = await form(page).evaluate((element) =>
      Array.from(element.querySelectorAll('[name]'), (control) => control.getAttribute('name')),
    )
    expect(names).toEqual(['name', 'email', 'phone', 'subject', 'message'])
    const choices = await field(page, 'Type de projet').evaluate((element) =>
      Array.from(element.querySelectorAll('option'), ({ value }) => value),
    )
    expect(choices).toEqual(['', 'renovation', 'etancheite', 'construction', 'reparation', 'sols', 'autre'])
    for (const label of ['Nom complet *', 'Email *', 'Téléphone', 'Description du projet *']) {
      await expect(field(page, label)).not.toHaveAttribute('maxlength')
      await expect(field(page, label)).not.toHaveAttribute('pattern')
    }
  })
})

/** Shows a toast in a time that stands still unless the test moves it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: '2026-03-02T09:00:00' })
  await open(page, '/contact')
  await fillRequired(page)
  // The first one brings the toast's script, for which React wants the time to go on.
  await submit(page)
  await toasts(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.pauseAt('2026-03-02T10:00:00')
  await submit(page)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
}

test.describe('a sent form', () => {
  test('sends nothing, clears nothing, says so, and holds it all as a mail', async ({ page }) => {
    await openWithClock(page)
    await fill(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const images = await page.locator('img').count()
    await submit(page)
    await expect(mailLink(page)).toHaveAttribute('href', /Zo%C3%A9%20d/)
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText('Fonctionnalité non implémentée')
    await expect(toasts(page)).toContainText('pas encore implémentée')
    await expect(toasts(page)).toContainText('rien n’a été envoyé')
    const body = await bodyOfMail(page)
    for (const text of Object.values(typed)) expect(body).toContain(text.replaceAll('\n', '\r\n').trim())
    expect(body).toContain('Étanchéité\r\n')
    await expectStillTyped(page)
    await expect(page).toHaveURL('/contact')
    // What was typed is text wherever it is shown.
    await expect(page.locator('img')).toHaveCount(images)
    expect(requests).toEqual([])
  })

  test('names its button after what it does, and locks it meanwhile', async ({ page }) => {
    await open(page, '/contact')
    await fillRequired(page)
    const states = await button(page).evaluateHandle((element) => {
      const seen: string[] = []
      const look = () => {
        const state = `${element.textContent}${element.hasAttribute('disabled') ? ' (disabled)' : ''}`
        if (seen.at(-1) !== state) seen.push(state)
      }
      look()
      new MutationObserver(look).observe(element, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      })
      return seen
    })
    await submit(page)
    await expect(toasts(page)).toHaveCount(1)
    await expect
      .poll(() => states.evaluate((seen) => seen))
      .toEqual(['Envoyer ma demande', 'Envoi en cours... (disabled)', 'Envoyer ma demande'])
    await expect(button(page)).toBeEnabled()
  })

  test('shows one toast however often it is sent', async ({ page }) => {
    await openWithClock(page)
    for (let count = 0; count < 20; count += 1) await field(page, 'Nom complet *').press('Enter')
    await page.clock.runFor(50)
    await expect(toasts(page)).toHaveCount(1)
    await expect(button(page)).toBeEnabled()
  })
})

test.describe('the toast', () => {
  test('closes itself after 5000 ms, not before', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(4999)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('starts again when another takes its place', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(4000)
    await submit(page)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4999)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('waits while it is pointed at', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(2000)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await page.mouse.move(10, 300)
    await page.clock.runFor(2999)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('waits while it has the focus, which it gives back', async ({ page }) => {
    await openWithClock(page)
    await mailLink(page).focus()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await expect(mailLink(page)).toBeFocused()
    await field(page, 'Nom complet *').focus()
    await page.clock.runFor(5000)
    await expect(toasts(page)).toHaveCount(0)
    await expect(field(page, 'Nom complet *')).toBeFocused()
  })

  test('closes by its button and by Escape', async ({ page }) => {
    await openWithClock(page)
    await toasts(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await submit(page)
    await mailLink(page).focus()
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stays through a page change', async ({ page }) => {
    await openWithClock(page)
    await barLink(page, 'Particuliers').click()
    const arrive = async () => {
      await page.clock.runFor(50)
      return page.title()
    }
    await expect.poll(arrive).toMatch(pages.individuals.title)
    await expect(toasts(page)).toHaveCount(1)
    await expect(mailLink(page)).toHaveAttribute('href', /Une%20fissure/)
    await page.clock.runFor(5000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test.describe('without its script', () => {
    test.use({ tolerated: refusedMessage })

    test('is still a message that can be read and closed', async ({ page }) => {
      await page.route(/\/toast-[\w-]+\.js$/i, (route) => route.abort())
      await open(page, '/contact')
      await fill(page)
      await submit(page)
      const message = page.getByRole('alert')
      await expect(message).toContainText('Fonctionnalité non implémentée')
      await expect(message.getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute(
        'href',
        /^mailto:/,
      )
      await expectStillTyped(page)
      await submit(page)
      await expect(message).toHaveCount(1)
      await message.getByRole('button', { name: 'Fermer' }).click()
      await expect(message).toHaveCount(0)
    })
  })
})

test.describe('before the script is there', () => {
  test('what was typed stays and counts', async ({ page }) => {
    await fillBeforeTheScripts(page)
    await submit(page)
    const body = await bodyOfMail(page)
    expect(body).toContain(typed['Nom complet *'])
    expect(body).toContain('Étanchéité')
    expect(body).toContain('<b>merci</b> 🏠')
  })

  test('a form that was sent puts nothing into the address and loses nothing', async ({ page }) => {
    const release = await hold(page, '**/client-*.js')
    await page.goto('/contact')
    await submit(page)
    await expect(field(page, 'Nom complet *')).toBeFocused()
    await fill(page)
    const loads = countLoads(page)
    const mailing = page.waitForRequest(/^mailto:/)
    await submit(page)
    await mailing
    await release()
    await hydrated(page)
    await expect(page).toHaveURL('/contact')
    expect(loads()).toBe(0)
    await expectStillTyped(page)
    await submit(page)
    await expect(toasts(page)).toHaveCount(1)
    const body = await bodyOfMail(page)
    expect(body).toContain(typed['Nom complet *'])
  })
})
