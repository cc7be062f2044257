import type { Page as Tab } from '@playwright/test'
import { notFoundPage, pages, type Page } from '../../src/data/pages.ts'
import {
  bar,
  barLink,
  countLoads,
  expect,
  fullTitle,
  hold,
  isHydrated,
  waitForHydration,
  idle,
  open,
  pageTitle,
  test,
  toasts,
} from './fixtures.ts'
import { getContent } from '../../src/data/content.ts'

const expertises = getContent('expertises')
const { symptoms } = getContent('particuliers')

// How a page fades is looked at elsewhere (page-transition.e2e.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const onPhone = (page: Tab) => page.setViewportSize({ width: 390, height: 844 })

/** In the page: notes from now on which of its nodes are changed. */
function watchNodes() {
  const changed: string[] = []
  new MutationObserver((records) => {
    for (const { type, target } of records) changed.push(`${type} in ${target.nodeName}`)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  return changed
}

/** Opens the page as it is before our scripts come; the returned function lets them take it over. */
async function openBeforeHydration(page: Tab, address: string) {
  const release = await hold(page, '**/client-*.js')
  await page.goto(address)
  return async () => {
    release()
    await waitForHydration(page)
    await idle(page)
  }
}

test('taking a page over leaves an open menu open, with its focus', async ({ page }) => {
  await onPhone(page)
  const hydrate = await openBeforeHydration(page, pages.contact.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await barLink(page, pages.home.label).focus()
  await hydrate()
  await expect(page.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
  await expect(barLink(page, pages.home.label)).toBeFocused()
})

test('the first script folds the features but the one that the address names', async ({ page }) => {
  const opened = page.locator('main details[open]')
  const id = symptoms.items.findLast(({ page: to }) => to === 'expertises')?.id ?? ''
  await hold(page, '**/client-*.js')
  await page.goto(pages.expertises.path)
  // On a wide window the first of each area is open, and all under a picture from edge to edge.
  await expect(page.locator('main details[data-open-when="not all"][open]')).toHaveCount(0)
  await expect(page.locator('main li:first-child > details[open]')).toHaveCount(expertises.areas.length)
  await onPhone(page)
  await page.reload()
  await expect(opened).toHaveCount(0)
  await page.goto(pages.contact.path)
  await page.goto(`${pages.expertises.path}#${id}`)
  await expect(opened.locator('summary')).toHaveId(id)
})

test('it folds nothing that the visitor has already scrolled to', async ({ page }) => {
  const release = await hold(page, '**/start-*.js')
  await page.goto(pages.expertises.path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  release()
  await waitForHydration(page)
  await expect(page.locator('main details[data-open-when]:not([open])')).toHaveCount(0)
})

/** One of each kind: of servers, old links, advertisements, mistyped and hostile ones. */
const arrivals: [address: string, shown: Page][] = [
  ['/', pages.home],
  ['/contact/', pages.contact],
  ['/contact.html#questions', pages.contact],
  ['/contact?utm_campaign=lettre%20mars&utm_id=120211234567890123#devis', pages.contact],
  ['/contact?ref&a=1,2;b&x=1&x=2&q=%E9t&d={}&%', pages.contact],
  ['/contact#:~:text=Nom%20complet', pages.contact],
  ['/contact?name=Zoé&message=<img src=x onerror=document.title=1>#<img src=x>', pages.contact],
  ['/CONTACT', notFoundPage],
]

/** In the page: what its address says, however it is spelled: the router writes it in its own way. */
const addressParts = () => ({
  path: location.pathname.replace(/(?:\.html|(?<=\w)\/)$/, ''),
  query: Object.fromEntries(new URLSearchParams(location.search)),
  hash: location.hash,
})

test.describe('whatever its address', () => {
  // The query may stand in the requests that the browser makes of it itself; some addresses are unknown to the server.
  test.use({ tolerated: /status of 404|\?/ })

  for (const [address, shown] of arrivals)
    test(`taking a page over changes no node of it, nor what its address says: ${address}`, async ({
      page,
    }) => {
      const hydrate = await openBeforeHydration(page, address)
      const changes = await page.evaluateHandle(watchNodes)
      const before = await page.evaluate(addressParts)
      const text = page.getByLabel('Description du projet *')
      const isContact = shown === pages.contact
      // The browser looks for a quoted text, and goes there, when the page has loaded.
      if (address.includes(':~:')) await page.waitForFunction(() => scrollY > 0)
      if (isContact) await text.pressSequentially('Bonjour, ')
      const top = await page.evaluate(() => scrollY)
      await hydrate()
      expect(await changes.evaluate((changed) => changed)).toEqual([])
      await expect(bar(page).locator('nav [aria-current]')).toHaveText('label' in shown ? shown.label : [])
      if (isContact) await page.keyboard.type('une fuite')
      // A picture that loads above may round its box otherwise.
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
      // It leads on without a load, and back to the same.
      const loads = countLoads(page)
      const next = isContact ? pages.about : pages.contact
      await barLink(page, next.label).click()
      await expect(page).toHaveTitle(fullTitle(next.title))
      await expect(page).toHaveURL(next.path)
      await page.goBack()
      await expect(page).toHaveTitle(fullTitle(shown.title))
      expect(await page.evaluate(addressParts)).toEqual(before)
      if (isContact) await expect(text).toHaveValue('Bonjour, une fuite')
      await expect(pageTitle(page)).toBeVisible()
      expect(loads()).toBe(0)
    })

  test('nothing moves when another script changes it', async ({ page }) => {
    await open(page, '/contact?utm_source=lettre')
    const text = page.getByLabel('Description du projet *')
    await text.fill('Bonjour')
    const top = await page.evaluate(() => scrollY)
    for (const change of [
      () => history.replaceState(history.state, '', '/contact'),
      () => history.pushState({ a: 1 }, '', '#photo'),
      () => history.back(),
      () => history.replaceState(null, '', '/contact/'),
    ]) {
      await page.evaluate(change)
      await idle(page)
      await page.keyboard.type('.')
      expect(await page.evaluate(() => scrollY)).toBe(top)
    }
    await expect(text).toHaveValue('Bonjour....')
    const loads = countLoads(page)
    await barLink(page, pages.projects.label).click()
    await expect(page).toHaveTitle(fullTitle(pages.projects.title))
    expect(loads()).toBe(0)
  })
})

/** As the browser knows neither the attributes nor the selector. */
const asBefore = (text: string) =>
  text
    .replaceAll(/ popover(target)?=/g, ' data-popover$1=')
    .replaceAll('not selector(:popover-open)', 'selector(:root)')
    .replaceAll(':popover-open', ':popover-unknown')

test.describe('what cannot be taken over is left as written, and works as without scripts', () => {
  test.use({ tolerated: /status of 40/ })

  test('an address that is no UTF-8', async ({ page }) => {
    await page.goto('/r%E9alisations')
    await page.mouse.move(9, 9)
    await idle(page)
    expect(await page.evaluate(isHydrated)).toBe(false)
    await barLink(page, pages.contact.label).click()
    await waitForHydration(page)
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  })

  test('a browser without popovers, on a phone and on a desk', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.route(/\/$|\.css$|contact$|societe$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: asBefore(await response.text()) })
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(pages.home.path)
      await page.mouse.move(9, 9)
      await idle(page)
      expect(await page.evaluate(isHydrated)).toBe(false)
      if (width === 390) await bar(page).getByRole('link', { name: 'Menu' }).click()
      const links = width === 390 ? page.getByRole('contentinfo') : bar(page)
      await links.getByRole('link', { name: pages.about.label, exact: true }).click()
      await expect(page).toHaveTitle(fullTitle(pages.about.title))
      await page.getByRole('main').getByRole('link').last().click({ trial: true })
    }
  })
})

/** In the page: what others do to a document before our scripts come, each in its own way. */
const others = {
  'a password manager and a corrector': () => {
    for (const field of document.querySelectorAll('form :is(input, select, textarea)')) {
      field.setAttribute('data-com-onepassword-filled', 'light')
      field.before(document.createElement('grammarly-extension'))
      field.after(document.createElement('com-1password-button'))
    }
  },
  'a translator': () => {
    document.documentElement.lang = 'en'
    for (const element of document.querySelectorAll('body :not(script, style, noscript, textarea, option)'))
      for (const text of Array.from(element.childNodes))
        if (text instanceof Text)
          text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }))
  },
  'a host that hides e-mail addresses': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#7b1814')
      link.replaceChildren(
        Object.assign(document.createElement('span'), { textContent: '[email\u00A0protected]' }),
      )
    }
  },
  'an extension that writes into head and body': () => {
    for (const parent of document.querySelectorAll('head, body, #root, main, main > div, header, footer')) {
      parent.prepend(document.createElement(parent === document.head ? 'meta' : 'div'))
      parent.append(document.createElement(parent === document.head ? 'meta' : 'div'))
      parent.setAttribute('data-darkreader-inline-bgcolor', '')
    }
  },
}

/** In the page: all that a visitor has done to it. */
const doings = () => {
  const focused = document.activeElement
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')
  return {
    typed: Array.from(fields, ({ value }) => value),
    focused: focused?.id,
    caret: focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null,
    unfolded: Array.from(document.querySelectorAll('details'), (fold) => fold.open),
    top: scrollY,
  }
}

/** Of each of these entries the head has one. */
async function expectOneHead(page: Tab) {
  for (const entry of ['title', '[name="description"]', '[rel="canonical"]', '[name="viewport"]'])
    await expect(page.locator(`head ${entry}`)).toHaveCount(1)
}

for (const [who, change] of Object.entries(others))
  test(`nothing is lost on a page changed by ${who}`, async ({ page }) => {
    await onPhone(page)
    const hydrate = await openBeforeHydration(page, pages.contact.path)
    await page.evaluate(change)
    await page.locator('main summary').first().click()
    await page.locator('#name').fill('Zoé')
    await page.locator('#email').fill('zoe@exemple.fr')
    await page.locator('#subject').selectOption('renovation')
    const message = page.locator('#message')
    await message.pressSequentially('Une fuite')
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft')
    const before = await page.evaluate(doings)
    expect(before).toMatchObject({ focused: 'message', caret: [4, 4] })
    await hydrate()
    expect(await page.evaluate(doings)).toEqual(before)
    await expectOneHead(page)
    await page.keyboard.type('grosse ')
    // All works as on any other page.
    await page.locator('main form [type="submit"]').click()
    await expect(toasts(page).getByRole('link')).toHaveAttribute('href', /grosse%20fuite/)
    const loads = countLoads(page)
    await page.locator('header button').click()
    await page.locator('header nav a[href="/expertises"]').click()
    await expect(page).toHaveTitle(fullTitle(pages.expertises.title))
    await page.goBack()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    await expect(message).toHaveValue('Une grosse fuite')
    expect((await page.evaluate(doings)).typed).toEqual(before.typed.with(4, 'Une grosse fuite'))
    await expectOneHead(page)
    expect(loads()).toBe(0)
  })

test('the scripts come also when a picture never does; to save data, at the first touch only', async ({
  page,
}) => {
  await page.clock.install()
  await hold(page, '**/*.avif')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(15_000)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await waitForHydration(page)
  await page.unrouteAll()

  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  )
  await page.goto('/societe#mentions-legales')
  await page.clock.runFor(30_000)
  expect(scripts).toHaveLength(1)
  await page.keyboard.press('Tab')
  await waitForHydration(page)
})
