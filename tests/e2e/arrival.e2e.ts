import type { Page } from '@playwright/test'
import { expertises } from '../../src/content/expertises.ts'
import { notFoundPage, pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { symptoms } from '../../src/content/symptoms.ts'
import {
  bar,
  barLink,
  countLoads,
  everyPath,
  expect,
  fullTitle,
  hold,
  takenOver,
  idle,
  notFoundMessage,
  open,
  pageTitle,
  test,
  toasts,
} from './fixtures.ts'

// How a page fades is looked at elsewhere (page-change.e2e.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The scripts that the page asks for from now on. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test.describe('taking a page over', () => {
  // Any message of React fails a test by its fixture.
  test.use({ tolerated: notFoundMessage })

  for (const path of everyPath)
    test(`changes nothing that ${path} shows`, async ({ page }) => {
      const release = await hold(page, '**/client-*.js')
      await page.goto(path)
      const changes = await page.evaluateHandle(() => {
        const changed: string[] = []
        new MutationObserver((records) => {
          for (const { type, target } of records) changed.push(`${type} in ${target.nodeName}`)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
        return changed
      })
      release()
      await takenOver(page)
      await idle(page)
      expect(await changes.evaluate((changed) => changed)).toEqual([])
    })

  test('leaves the features folded but the one that the address names', async ({ page }) => {
    const opened = page.locator('main details[open]')
    const answer = symptoms.items.findLast(({ path }) => path === pages.expertises.path)
    await hold(page, '**/client-*.js')
    await page.goto(pages.expertises.path)
    // On a wide window the first of each area is open, and all under a picture from edge to edge.
    await expect(page.locator('main details[data-unfolded="not all"][open]')).toHaveCount(0)
    await expect(page.locator('main li:first-child > details[open]')).toHaveCount(expertises.areas.length)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(opened).toHaveCount(0)
    await page.goto(pages.contact.path)
    await page.goto(`${pages.expertises.path}#${answer?.id}`)
    await expect(opened).toHaveCount(1)
    await expect(opened.locator('summary')).toHaveId(answer?.id ?? '')
  })

  test('shows a text that the address quotes, also one that is folded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const words =
      expertises.areas
        .flatMap(({ features }) => features.map(({ text }) => /^(?:[\wÀ-ÿ]+ ){3}/.exec(text)?.[0]))
        .findLast((start) => start !== undefined) ?? ''
    const quoted = page.locator('main details p', { hasText: words })
    await page.goto(`${pages.expertises.path}#:~:text=${encodeURIComponent(words.trim())}`)
    await takenOver(page)
    await idle(page)
    await expect(quoted).toBeInViewport()
  })

  test('folds nothing that the visitor has already scrolled to', async ({ page }) => {
    const release = await hold(page, '**/start-*.js')
    await page.goto(pages.expertises.path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    release()
    await takenOver(page)
    await expect(page.locator('main details[data-unfolded]:not([open])')).toHaveCount(0)
  })

  test('leaves an answer open that was opened before', async ({ page }) => {
    const release = await hold(page, '**/start-*.js')
    await page.goto(pages.contact.path, { waitUntil: 'commit' })
    const answer = page.locator('main details').first()
    await answer.locator('summary').click()
    release()
    await takenOver(page)
    await expect(answer).toHaveAttribute('open')
  })

  // What is typed before is looked at with the form (form.e2e.ts).
  test('leaves an open menu open, with its focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, '**/client-*.js')
    await page.goto(pages.contact.path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await barLink(page, pages.home.label).focus()
    release()
    await takenOver(page)
    await expect(page.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
    await expect(barLink(page, pages.home.label)).toBeFocused()
  })
})

// Every way to write an address, from advertisements, old links, servers and mistyped ones.
const arrivals = [
  ...[
    '/contact',
    '/contact/',
    '/contact.html',
    '/contact?utm_campaign=lettre%20mars',
    '/contact?fbclid=IwAR0_x-y&utm_id=120211234567890123',
    '/contact?ref',
    '/contact?a=1,2;b',
    '/contact?q=%E9tanch',
    '/contact?x=1&x=2',
    '/contact?amount=1e5&ok=true',
    '/contact?%',
    '/contact?a=%22b%22&c=[1]&d={}#devis',
    '/contact#questions',
    '/contact#:~:text=Nom%20complet',
    './/contact',
  ].map((address) => ({ address, shown: pages.contact })),
  { address: '/index.html?gclid=1', shown: pages.home },
  { address: '/societe.html#mentions-legales', shown: pages.about },
  ...['/CONTACT', '/contact//', '/r%E9alisations', '/soci%C3', '/Societe.HTML', '/contact%2F', '/%'].map(
    (address) => ({ address, shown: { ...notFoundPage, label: [] } }),
  ),
]

test.describe('whatever its address', () => {
  // The query may stand in the requests that the browser makes of it itself; some addresses are unknown to the server.
  test.use({ tolerated: /status of 40|\?/ })

  for (const { address, shown } of arrivals)
    test(`a page stays as the server answered, and so does its address: ${address}`, async ({ page }) => {
      const release = await hold(page, '**/client-*.js')
      await page.goto(address)
      const before = await page.evaluate(() => location.href)
      const text = page.getByLabel('Description du projet *')
      const isContact = shown === pages.contact
      // The browser looks for a quoted text, and goes there, when the page has loaded.
      if (address.includes(':~:')) await page.waitForFunction(() => scrollY > 0)
      if (isContact) await text.pressSequentially('Bonjour, ')
      const top = await page.evaluate(() => scrollY)
      release()
      await takenOver(page)
      await idle(page)
      await expect(page).toHaveTitle(fullTitle(shown.title))
      await expect(bar(page).locator('nav [aria-current]')).toHaveText(shown.label)
      expect(await page.evaluate(() => location.href)).toBe(before)
      if (isContact) {
        await page.keyboard.type('une fuite')
        await expect(text).toHaveValue('Bonjour, une fuite')
      }
      // A picture that loads above may round its box otherwise.
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
      // It leads on without a load, and back to the same.
      const loads = countLoads(page)
      await barLink(page, pages.projects.label).click()
      await expect(page).toHaveTitle(fullTitle(pages.projects.title))
      await expect(page).toHaveURL(pages.projects.path)
      await page.goBack()
      await expect(page).toHaveTitle(fullTitle(shown.title))
      await expect(pageTitle(page)).toBeVisible()
      expect(await page.evaluate(() => location.href)).toBe(before)
      if (isContact) await expect(text).toHaveValue('Bonjour, une fuite')
      expect(loads()).toBe(0)
    })

  test('nothing moves when another script changes it', async ({ page }) => {
    await open(page, '/contact?utm_source=lettre')
    const text = page.getByLabel('Description du projet *')
    await text.fill('Bonjour')
    const top = await page.evaluate(() => scrollY)
    const changes = [
      () => history.replaceState(history.state, '', '/contact'),
      () => history.pushState({ a: 1 }, '', '#photo'),
      () => history.back(),
      () => history.replaceState(null, '', '/contact#devis'),
      () => history.replaceState(null, '', '/contact/'),
      () => history.pushState(null, '', '?photo=1'),
    ]
    for (const change of changes) {
      await page.evaluate(change)
      await idle(page)
      await page.keyboard.type('.')
      expect(await page.evaluate(() => scrollY)).toBe(top)
    }
    await expect(text).toHaveValue(`Bonjour${'.'.repeat(changes.length)}`)
    const loads = countLoads(page)
    await barLink(page, pages.projects.label).click()
    await expect(page).toHaveTitle(fullTitle(pages.projects.title))
    expect(loads()).toBe(0)
  })

  test('nothing moves on an entry that another site has left there', async ({ page }) => {
    const release = await hold(page, '**/client-*.js')
    await page.goto('/contact')
    await page.evaluate(() => history.replaceState({ key: 'default', left: 'x' }, ''))
    const text = page.getByLabel('Description du projet *')
    await text.pressSequentially('Bonjour, ')
    const top = await page.evaluate(() => scrollY)
    release()
    await takenOver(page)
    await idle(page)
    await page.keyboard.type('une fuite')
    await expect(text).toHaveValue('Bonjour, une fuite')
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  test('a link to a part of the page keeps the query of the page', async ({ page }) => {
    await open(page, '/contact?ref')
    const loads = countLoads(page)
    await page.getByRole('link', { name: site.skipLink }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/contact?ref#${site.mainId}`)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/contact?ref')
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    expect(loads()).toBe(0)
  })
})

/** In the page: what others do to a document before our scripts come, each in its own way. */
const others = {
  'an iPhone, which makes links of numbers and addresses': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      const found = /\d{2}(?:[\s\u00A0]\d{2}){4}|\d+ rue [^<]+\d{5} Paris|8h-18h/.exec(text.data)
      if (!found || text.parentElement?.closest('script, style, noscript, title')) continue
      const range = document.createRange()
      range.setStart(text, found.index)
      range.setEnd(text, found.index + found[0].length)
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://1'
      range.surroundContents(link)
      link.dataset.other = ''
    }
  },
  'a password manager and a corrector, in the form': () => {
    for (const field of document.querySelectorAll('form input, form select, form textarea')) {
      field.setAttribute('data-com-onepassword-filled', 'light')
      const icon = document.createElement('com-1password-button')
      icon.dataset.other = ''
      field.after(icon)
      const corrector = document.createElement('grammarly-extension')
      corrector.dataset.other = ''
      field.before(corrector)
    }
    document.querySelector('form')?.prepend(Object.assign(document.createElement('div'), { id: 'other' }))
  },
  'a translator': () => {
    document.documentElement.lang = 'en'
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option'))
        continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      outer.dataset.other = ''
      text.replaceWith(outer)
    }
  },
  'a host that hides e-mail addresses': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      const hidden = document.createElement('span')
      hidden.className = '__cf_email__'
      hidden.dataset.other = ''
      hidden.textContent = '[email\u00A0protected]'
      link.href = '/cdn-cgi/l/email-protection#7b1814'
      link.replaceChildren(hidden)
    }
  },
  'an extension that writes into head and body': () => {
    for (const parent of document.querySelectorAll('head, body, #root, main, main > div, header, footer')) {
      const mark = document.createElement(parent === document.head ? 'meta' : 'div')
      mark.dataset.other = ''
      parent.prepend(mark)
      parent.append(mark.cloneNode())
    }
    for (const element of document.querySelectorAll('header, main, footer, main > div > *'))
      element.setAttribute('data-darkreader-inline-bgcolor', '')
  },
}

/** In the page: all that a visitor has done to it. */
const doings = () => {
  const focused = document.activeElement
  return {
    typed: Array.from(
      document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)'),
      ({ value }) => value,
    ),
    focused: focused?.id,
    caret: focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null,
    unfolded: Array.from(document.querySelectorAll('details'), (fold) => fold.open),
    top: scrollY,
  }
}

/** In the page: the entries of the head of which there must be one. */
const headEntries = () =>
  ['title', '[name="description"]', '[rel="canonical"]', '[name="viewport"]', '[property="og:title"]'].map(
    (entry) => document.head.querySelectorAll(entry).length,
  )

for (const [who, change] of Object.entries(others))
  test(`nothing is lost on a page changed by ${who}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await hold(page, '**/client-*.js')
    await page.goto(pages.contact.path)
    await page.evaluate(change)
    const button = page.locator('main form [type="submit"]')
    await page.locator('main summary').first().click()
    await page.locator('#name').fill('Zoé')
    await page.locator('#email').fill('zoe@exemple.fr')
    await page.locator('#subject').selectOption('renovation')
    const message = page.locator('#message')
    await message.pressSequentially('Une fuite')
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft')
    const before = await page.evaluate(doings)
    expect(before).toMatchObject({ focused: 'message', caret: [4, 4] })
    release()
    await takenOver(page)
    await idle(page)
    expect(await page.evaluate(doings)).toEqual(before)
    expect(await page.evaluate(headEntries)).toEqual([1, 1, 1, 1, 1])
    await page.keyboard.type('grosse ')
    await expect(message).toHaveValue('Une grosse fuite')
    // All works as on any other page.
    await button.click()
    await expect(toasts(page).getByRole('link')).toHaveAttribute('href', /grosse%20fuite/)
    const menuButton = page.locator('header button')
    await menuButton.click()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
    const loads = countLoads(page)
    await page.locator('header nav a[href="/expertises"]').click()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveTitle(fullTitle(pages.expertises.title))
    await page.goBack()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    await expect(message).toHaveValue('Une grosse fuite')
    expect((await page.evaluate(doings)).typed).toEqual(before.typed.with(4, 'Une grosse fuite'))
    await expect(page.locator('main form a[href*="grosse%20fuite"]')).toBeVisible()
    expect(await page.evaluate(headEntries)).toEqual([1, 1, 1, 1, 1])
    expect(loads()).toBe(0)
  })

test('the scripts come also when a picture never does', async ({ page }) => {
  await page.clock.install()
  await hold(page, '**/*.avif')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(15_000)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await takenOver(page)
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
  test(`with ${Object.keys(connection).join()} the scripts come at the first touch only`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const scripts = scriptsOf(page)
    await page.goto('/societe#mentions-legales')
    await page.clock.runFor(30_000)
    expect(scripts).toHaveLength(1)
    await page.keyboard.press('Tab')
    await takenOver(page)
    expect(scripts.length).toBeGreaterThan(2)
  })
