import type { Page as Tab } from '@playwright/test'
import { notFoundPage, pages, type Page } from '../../src/data/pages.ts'
import { getContent } from '../../src/data/content.ts'
import { paths } from '../pages.ts'
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
  expectScroll,
  scrollTo,
  typesetPattern,
} from './fixtures.ts'

const expertises = getContent('expertises')

// Page transitions have tests of their own (page-transition.e2e.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [390, 1280]

const setWidth = (page: Tab, width: number) => page.setViewportSize({ width, height: 844 })

/** Runs in the page: returns a list to which each later change of a node is added. */
function watchNodes() {
  const changed: string[] = []
  new MutationObserver((records) => {
    for (const { type, target } of records) changed.push(`${type} in ${target.nodeName}`)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  return changed
}

const client = '**/client-*.js'

/** Opens a page with the client held back; the returned function lets it hydrate the page. */
async function openBeforeHydration(page: Tab, path: string) {
  const release = await hold(page, client)
  await page.goto(path)
  return async () => {
    release()
    await waitForHydration(page)
    await idle(page)
  }
}

test('hydration keeps an open menu open, with its focus', async ({ page }) => {
  await setWidth(page, 390)
  const hydrate = await openBeforeHydration(page, pages.contact.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await barLink(page, pages.home.label).focus()
  await hydrate()
  await expect(page.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
  await expect(barLink(page, pages.home.label)).toBeFocused()
})

const openSummaries = (page: Tab) => page.locator('main details[open] > summary')

const firstFeatures = expertises.areas.map(({ features: [first] }) => typesetPattern(first?.title ?? ''))

for (const width of widths)
  test(`the first text of each area is open and the others are closed at ${width} px`, async ({ page }) => {
    await setWidth(page, width)
    const hydrate = await openBeforeHydration(page, pages.expertises.path)
    await expect(openSummaries(page)).toHaveText(firstFeatures)
    await hydrate()
    await expect(openSummaries(page)).toHaveText(firstFeatures)
  })

test('a link to a closed text opens it', async ({ page }) => {
  const { areas } = expertises
  const { id = '', title = '' } =
    areas.flatMap(({ features }) => features.slice(1)).find((one) => one.id) ?? {}
  const hydrate = await openBeforeHydration(page, `${pages.expertises.path}#${id}`)
  const opened = openSummaries(page).filter({ hasText: typesetPattern(title) })
  await expect(opened).toBeInViewport()
  await hydrate()
  await expect(opened).toBeInViewport()
})

/** Runs in the page: opens every closed text and closes every open one, and chooses another radio button of each group. */
function changeDisclosuresAndRadios() {
  for (const summary of document.querySelectorAll<HTMLElement>('main summary')) summary.click()
  for (const group of document.querySelectorAll('main fieldset'))
    group.querySelector<HTMLElement>('[type=radio]:not(:checked)')?.click()
}

/** Runs in the page: what a visitor sees and has changed. */
const viewState = () => ({
  open: Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'), (one) => one.open),
  checked: Array.from(
    document.querySelectorAll<HTMLInputElement>('main [type=radio]'),
    ({ checked }) => checked,
  ),
  top: Math.round(scrollY),
})

/** Reloads a page that the visitor has changed and scrolled, and expects it to be as it was. */
async function expectReloadRestores(page: Tab, isReady: () => Promise<unknown>) {
  await isReady()
  await page.evaluate(changeDisclosuresAndRadios)
  await scrollTo(
    page,
    await page.evaluate(() => Math.round((document.body.scrollHeight - innerHeight) * 0.6)),
  )
  const before = await page.evaluate(viewState)
  await page.reload()
  await isReady()
  await idle(page)
  await expect.poll(() => page.evaluate(viewState), { message: page.url() }).toEqual(before)
}

for (const width of widths)
  for (const path of paths) {
    test(`a reload after hydration restores ${path} at ${width} px`, async ({ page }) => {
      await setWidth(page, width)
      await page.goto(path)
      await expectReloadRestores(page, () => waitForHydration(page))
    })

    test(`a reload before hydration restores ${path} at ${width} px`, async ({ page }) => {
      await setWidth(page, width)
      await hold(page, client)
      await page.goto(path)
      await expectReloadRestores(page, () => page.waitForLoadState())
    })
  }

test('a reload restores the scroll position and not the fragment', async ({ page }) => {
  await setWidth(page, 390)
  const id = expertises.managers?.items[0]?.id ?? expertises.areas[0]?.id
  await page.goto(`${pages.expertises.path}#${id}`)
  await expectReloadRestores(page, () => waitForHydration(page))
})

/** URLs of servers, old links, advertisements, typing errors and attackers. */
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

/** Runs in the page: what its URL says, in whichever spelling. The router has one of its own. */
const urlParts = () => ({
  path: location.pathname.replace(/(?:\.html|(?<=\w)\/)$/, ''),
  query: Array.from(new URLSearchParams(location.search)),
  hash: location.hash,
})

test.describe('at any URL', () => {
  // Chromium itself requests some URLs with their query. Others are unknown to the server.
  test.use({ tolerated: /status of 404|\?/ })

  for (const [path, shown] of arrivals)
    test(`hydrating ${path} mutates no DOM node and keeps the meaning of the URL`, async ({ page }) => {
      const hydrate = await openBeforeHydration(page, path)
      const changes = await page.evaluateHandle(watchNodes)
      const before = await page.evaluate(urlParts)
      const text = page.getByLabel('Description du projet *')
      const isContact = shown === pages.contact
      // Chromium scrolls to a text fragment once the page has loaded.
      if (path.includes(':~:')) await page.waitForFunction(() => scrollY > 0)
      if (isContact) await text.pressSequentially('Bonjour, ')
      const top = await page.evaluate(() => scrollY)
      await hydrate()
      expect(await changes.evaluate((changed) => changed)).toEqual([])
      await expect(bar(page).locator('nav [aria-current]')).toHaveText('label' in shown ? shown.label : [])
      if (isContact) await page.keyboard.type('une fuite')
      // An image that loads above may round its box to another pixel.
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
      // Links and back work without loading a document.
      const loads = countLoads(page)
      const next = isContact ? pages.about : pages.contact
      await barLink(page, next.label).click()
      await expect(page).toHaveTitle(fullTitle(next.title))
      await expect(page).toHaveURL(next.path)
      await page.goBack()
      await expect(page).toHaveTitle(fullTitle(shown.title))
      expect(await page.evaluate(urlParts)).toEqual(before)
      if (isContact) await expect(text).toHaveValue('Bonjour, une fuite')
      await expect(pageTitle(page)).toBeVisible()
      expect(loads()).toBe(0)
    })

  test('the page does not scroll when another script replaces the URL', async ({ page }) => {
    await open(page, '/contact?utm_source=lettre')
    const text = page.getByLabel('Description du projet *')
    await text.fill('Bonjour')
    const top = await page.evaluate(() => scrollY)
    for (const change of [
      () => history.replaceState(history.state, '', '/contact'),
      () => history.replaceState(null, '', '/contact/'),
    ]) {
      await page.evaluate(change)
      await idle(page)
      await page.keyboard.type('.')
      expect(await page.evaluate(() => scrollY)).toBe(top)
    }
    await expect(text).toHaveValue('Bonjour..')
    const loads = countLoads(page)
    await barLink(page, pages.projects.label).click()
    await expect(page).toHaveTitle(fullTitle(pages.projects.title))
    expect(loads()).toBe(0)
  })
})

/** HTML and CSS without the attributes and the selector of the Popover API. */
const withoutPopoverApi = (text: string) =>
  text
    .replaceAll(/ popover(target)?=/g, ' data-popover$1=')
    .replaceAll('not selector(:popover-open)', 'selector(:root)')
    .replaceAll(':popover-open', ':popover-unknown')

test.describe('a page that cannot be hydrated stays usable static HTML', () => {
  test.use({ tolerated: /status of 40/ })

  test('at a URL that is not UTF-8', async ({ page }) => {
    await page.goto('/r%E9alisations')
    await page.mouse.move(9, 9)
    await idle(page)
    expect(await page.evaluate(isHydrated)).toBe(false)
    await barLink(page, pages.contact.label).click()
    await waitForHydration(page)
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  })

  test('without the Popover API, on a phone and on a desktop', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.route(/\/$|\.css$|contact$|societe$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withoutPopoverApi(await response.text()) })
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

/** Run in the page: what other scripts do to a document before hydration. */
const changesByOthers = {
  'a password manager and a spelling checker': () => {
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

const changeByExtension = changesByOthers['an extension that writes into head and body']

/** Runs in the page: everything that a visitor has done to it. */
const userState = () => {
  const focused = document.activeElement
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')
  return {
    typed: Array.from(fields, ({ value }) => value),
    focused: focused?.id,
    caret: focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null,
    open: Array.from(document.querySelectorAll('details'), (one) => one.open),
    checked: Array.from(
      document.querySelectorAll<HTMLInputElement>('[type=radio]'),
      ({ checked }) => checked,
    ),
    top: scrollY,
  }
}

async function expectNoDuplicateMeta(page: Tab) {
  for (const entry of ['title', '[name="description"]', '[rel="canonical"]', '[name="viewport"]'])
    await expect(page.locator(`head ${entry}`)).toHaveCount(1)
}

/** By `href`: a translator has changed the texts. */
async function leaveAndReturn(page: Tab, title: string) {
  const loads = countLoads(page)
  await page.locator(`header nav a[href="${pages.individuals.path}"]`).click()
  await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
  await page.goBack()
  await expect(page).toHaveTitle(fullTitle(title))
  expect(loads()).toBe(0)
}

for (const [who, change] of Object.entries(changesByOthers))
  test(`a request survives hydration, leaving and sending on a page changed by ${who}`, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pages.contact.path)
    await page.evaluate(change)
    await page.locator('main summary').first().click()
    await page.locator('#name').fill('Zoé')
    await page.locator('#email').fill('zoe@exemple.fr')
    await page.locator('#phone').fill('06 12')
    await page.locator('#subject').selectOption('renovation')
    const message = page.locator('#message')
    await message.pressSequentially('Une fuite')
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft')
    const before = await page.evaluate(userState)
    expect(before).toMatchObject({ focused: 'message', caret: [4, 4] })
    await hydrate()
    expect(await page.evaluate(userState)).toEqual(before)
    await expectNoDuplicateMeta(page)
    await page.keyboard.type('grosse ')
    await leaveAndReturn(page, pages.contact.title)
    expect(await page.evaluate(userState)).toMatchObject({
      typed: before.typed.with(4, 'Une grosse fuite'),
      open: before.open,
    })
    await expectNoDuplicateMeta(page)
    await page.locator('main form [type="submit"]').click()
    const link = toasts(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /06%2012/)
    await expect(link).toHaveAttribute('href', /grosse%20fuite/)
  })

for (const { path, title } of [pages.expertises, pages.projects])
  test(`open texts and chosen pictures of ${path} survive hydration and leaving on a changed page`, async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, path)
    await page.evaluate(changeByExtension)
    await page.evaluate(changeDisclosuresAndRadios)
    await scrollTo(page, 900)
    const before = await page.evaluate(userState)
    expect(before.open.length + before.checked.length).toBeGreaterThan(0)
    await hydrate()
    expect(await page.evaluate(userState)).toEqual(before)
    await leaveAndReturn(page, title)
    await expectScroll(page, 900)
    expect(await page.evaluate(userState)).toMatchObject({ open: before.open, checked: before.checked })
  })

/** Runs in the page: holds React's scheduler, which prefers `setImmediate`, until `releaseReact` is called. */
function holdReact() {
  const held: (() => void)[] = []
  let isReleased = false
  Object.assign(window, {
    setImmediate: (task: () => void) => (isReleased ? setTimeout(task) : held.push(task)),
    isReactHeld: () => held.length > 0,
    releaseReact: () => {
      isReleased = true
      held.splice(0).forEach((task) => setTimeout(task))
    },
  })
}

/** Opens a changed page whose hydration has begun and is held; the returned function lets React render. */
async function openDuringHydration(page: Tab, path: string, act: () => Promise<unknown>) {
  await page.addInitScript(holdReact)
  const release = await hold(page, client)
  await page.goto(path)
  await page.evaluate(changeByExtension)
  await act()
  release()
  await page.waitForFunction(() => Reflect.get(window, 'isReactHeld')())
  return async () => {
    await page.evaluate(() => Reflect.get(window, 'releaseReact')())
    await waitForHydration(page)
    await idle(page)
  }
}

for (const [how, move] of [
  ['Tab', (page: Tab) => page.keyboard.press('Tab')],
  ['a click', (page: Tab) => page.locator('#email').click()],
  ['a script', (page: Tab) => page.locator('#email').focus()],
] as const)
  test(`the focus that ${how} moves while React renders a changed page stays there`, async ({ page }) => {
    const name = page.locator('#name')
    const email = page.locator('#email')
    const hydrate = await openDuringHydration(page, pages.contact.path, () => name.fill('Zoé'))
    await move(page)
    await page.keyboard.type('zoe@')
    await hydrate()
    await page.keyboard.type('exemple.fr')
    await expect(name).toHaveValue('Zoé')
    await expect(email).toHaveValue('zoe@exemple.fr')
  })

for (const isOpenBefore of [true, false])
  test(`a menu that is ${isOpenBefore ? 'closed' : 'opened'} while React renders a changed page stays so`, async ({
    page,
  }) => {
    await setWidth(page, 390)
    const button = page.locator('header button')
    const hydrate = await openDuringHydration(page, pages.contact.path, async () => {
      await button.focus()
      if (isOpenBefore) await page.keyboard.press('Enter')
    })
    await page.keyboard.press(isOpenBefore ? 'Escape' : 'Enter')
    await hydrate()
    await expect(button).toHaveAttribute('aria-expanded', String(!isOpenBefore))
    await expect(page.locator('header nav')).toBeVisible({ visible: !isOpenBefore })
  })

test('a page hydrates even if an image never loads', async ({ page }) => {
  await page.clock.install()
  await hold(page, '**/*.avif')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(15_000)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await waitForHydration(page)
})

test('on a slow connection, a page loads its scripts only at the first interaction', async ({ page }) => {
  await page.clock.install()
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
