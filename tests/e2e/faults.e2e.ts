import type { Page } from '@playwright/test'
import { about } from '../../src/content/about.ts'
import { telephoneDisplay, telephoneHref } from '../../src/content/companyDetails.ts'
import { failure } from '../../src/content/failure.ts'
import { notFoundPage, pages } from '../../src/content/pages.ts'
import { menu } from '../pages.ts'
import {
  barLink,
  countLoads,
  everyPath,
  expect,
  fullTitle,
  hold,
  hydrated,
  idle,
  open,
  pageTitle,
  refusedMessage,
  test,
  toasts,
  unknown,
} from './fixtures.ts'

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

const refuse = (page: Page, url: string) => page.route(url, (route) => route.abort())

/** Gives another script in the place of the site's. */
const replace = (page: Page, script: string, body: string) =>
  page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }))

/** All that the console is told from now on. */
const told = (page: Page) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

test.describe('with some requests refused', () => {
  test.use({ tolerated: either(refusedMessage, /status of 404/) })

  test('with only the first script, the page stays as it came', async ({ page }) => {
    for (const script of ['**/client-*.js', '**/react-dom-*.js', '**/SpecialWorksPage-*.js']) {
      await refuse(page, script)
      await page.goto('/travaux-speciaux')
      await page.waitForEvent('requestfailed')
      await idle(page)
      await expect(pageTitle(page)).toBeVisible()
      await barLink(page, 'Contact').click()
      await expect(page).toHaveTitle(fullTitle(pages.contact.title))
      await page.unrouteAll()
    }
  })

  test('without pictures every page says what they show, and nothing moves', async ({ page }) => {
    const measure = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('main img'), (image) => {
          const { width, height } = image.getBoundingClientRect()
          return [Math.round(width), Math.round(height)]
        }),
      )
    for (const path of everyPath) {
      await page.goto(path)
      const before = await measure()
      await refuse(page, '**/*.{avif,webp,jpg,svg}')
      await page.reload()
      expect(await measure()).toEqual(before)
      // A drawing beside them says nothing more, nor do the earth and the foundations of the home page.
      for (const image of await page.locator('main picture img:not([alt=""])').all()) {
        await expect(image).toHaveAttribute('alt', /\S{3}/)
      }
      await page.unrouteAll()
    }
  })

  test('a page whose script is gone is reached by one real load', async ({ page }) => {
    await open(page, '/')
    let refused = 0
    await page.route('**/AboutPage-*.js', async (route) => {
      refused += 1
      await route.abort()
    })
    const loads = countLoads(page)
    await barLink(page, 'La Société').click()
    await expect.poll(loads).toBe(1)
    await expect(pageTitle(page)).toHaveText(about.hero.title)
    await expect(page.locator('main > div')).toHaveCSS('opacity', '1')
    // Once where the link was, once where it leads.
    await expect.poll(() => refused).toBe(2)
    await idle(page)
    expect(loads()).toBe(1)
    await expect(page).toHaveURL('/societe')
    await expect(pageTitle(page)).toBeVisible()
    // From there the links go on by themselves.
    await barLink(page, 'Contact').click()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    expect(loads()).toBe(2)
    await hydrated(page)
  })

  test('a script that fails once does not keep its page away', async ({ page }) => {
    await open(page, '/')
    await page.route('**/AboutPage-*.js', (route) => route.abort(), { times: 1 })
    const loads = countLoads(page)
    await barLink(page, 'La Société').click()
    await expect.poll(loads).toBe(1)
    await hydrated(page)
    await expect(page).toHaveTitle(fullTitle(pages.about.title))
    await barLink(page, 'Contact').click()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    await page.goBack()
    await expect(page).toHaveTitle(fullTitle(pages.about.title))
    await expect(pageTitle(page)).toHaveText(about.hero.title)
    expect(loads()).toBe(1)
  })

  test('a script that only a pointer asked for in vain does no harm', async ({ page }) => {
    await open(page, '/')
    await refuse(page, '**/AboutPage-*.js')
    const loads = countLoads(page)
    const failed = page.waitForEvent('requestfailed')
    await barLink(page, 'La Société').hover()
    await failed
    await idle(page)
    expect(loads()).toBe(0)
    await expect(page).toHaveURL('/')
    await barLink(page, 'Contact').click()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    expect(loads()).toBe(0)
  })

  test('without its font a page reads', async ({ page }) => {
    await refuse(page, '**/*.woff2')
    await open(page, '/')
    await expect(pageTitle(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  })
})

test.describe('with an error in a page', () => {
  // Of the two below the first is thrown while it renders, the second once it is on screen.
  const inRender = `export default function () { throw new Error('panne') }`
  const inEffect = `const ref = (node) => { if (node) throw new Error('panne') }
    const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: { ref } }
    export default function () { return element }`
  const once = `let times = 0
    export default function () { if (times++ === 0) throw new Error('panne'); return 'Trop tard' }`

  test.use({ tolerated: /panne/ })

  for (const [when, body] of Object.entries({ 'in its render': inRender, 'in an effect': inEffect })) {
    test(`${when} it is said in French, with the ways on, and told once`, async ({ page }) => {
      await open(page, '/')
      const messages = told(page)
      await replace(page, '**/AboutPage-*.js', body)
      const loads = countLoads(page)
      await barLink(page, 'La Société').click()
      await expect(pageTitle(page)).toHaveText(failure.title)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: telephoneDisplay })).toHaveAttribute('href', telephoneHref)
      await expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(messages).toHaveLength(1)
      expect(messages[0]).toMatch(/^error: .*panne/)
      // The bar leads on without a load, and back is the same.
      await barLink(page, 'Contact').click()
      await expect(page).toHaveTitle(fullTitle(pages.contact.title))
      await expect(pageTitle(page)).not.toHaveText(failure.title)
      await page.goBack()
      await expect(pageTitle(page)).toHaveText(failure.title)
      expect(loads()).toBe(0)
      await page.unrouteAll()
      await main.getByRole('button', { name: failure.reload }).click()
      await expect(pageTitle(page)).toHaveText(about.hero.title)
      await expect(page).toHaveURL('/societe')
      expect(loads()).toBe(1)
      await hydrated(page)
    })
  }

  test('while it is taken over, the page stays as it came and works without scripts', async ({ page }) => {
    const messages = told(page)
    await replace(page, '**/ContactPage-*.js', inRender)
    const release = await hold(page, '**/client-*.js')
    await page.goto('/contact')
    const before = await page.locator('#root').innerHTML()
    await page.getByLabel('Nom complet *').fill('Zoé')
    await release()
    await expect.poll(() => messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^error: .*panne/)
    await page.getByLabel('Email *').fill('zoe@exemple.fr')
    await idle(page)
    expect(await page.locator('#root').innerHTML()).toBe(before)
    await expect(page.getByLabel('Nom complet *')).toHaveValue('Zoé')
    // The browser's own submit, which nothing of ours stops.
    const isStopped = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('submit', (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          })
        }),
    )
    await page.getByLabel('Description du projet *').fill('Une fissure')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    expect(await isStopped).toBe(false)
    const loads = countLoads(page)
    await barLink(page, 'Particuliers').click()
    await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
    expect(loads()).toBe(1)
    expect(messages).toHaveLength(1)
  })

  test('that React makes good is told with its cause', async ({ page }) => {
    const messages = told(page)
    await replace(page, '**/AboutPage-*.js', once)
    await page.goto('/societe')
    await expect(page.getByRole('main')).toHaveText('Trop tard')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^error: .*panne/s)
  })
})

test('where storage is forbidden everything works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await open(page, '/')
  const loads = countLoads(page)
  for (const { label, title } of menu.slice(1)) {
    await barLink(page, label).click()
    await expect(page).toHaveTitle(fullTitle(title))
  }
  await page.getByLabel('Nom complet *').fill('Zoé')
  await page.getByLabel('Email *').fill('zoe@exemple.fr')
  await page.getByLabel('Description du projet *').fill('Une fissure')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveTitle(fullTitle(pages.individuals.title))
  expect(loads()).toBe(0)
})

test('while its script is on the way a page reads, and a link chosen leads on', async ({ page }) => {
  const release = await hold(page, '**/client-*.js')
  await page.goto('/')
  await expect(pageTitle(page)).toBeVisible()
  const loads = countLoads(page)
  await barLink(page, 'Réalisations').click()
  await expect(page).toHaveTitle(fullTitle(pages.projects.title))
  expect(loads()).toBe(1)
  await release()
  await hydrated(page)
  await barLink(page, 'Contact').click()
  await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  expect(loads()).toBe(1)
})

test.describe('hostile addresses', () => {
  test.use({ tolerated: /status of 404|\?/ })

  test('are shown nowhere and run nothing', async ({ page }) => {
    const titles = [...menu, notFoundPage].map(({ title }) => fullTitle(title))
    const payload = '<img src=x onerror=document.title=1>'
    for (const path of [
      `/?q=${payload}#${payload}`,
      `/societe#${payload}`,
      `/contact?name=${payload}&message=Volé`,
      `${unknown}${payload}`,
      '/#__proto__',
      '/societe#%E0%A4%A',
    ]) {
      await page.goto(path)
      await hydrated(page)
      await expect(pageTitle(page)).toHaveCount(1)
      expect(titles).toContain(await page.title())
      await expect(page.locator('[onerror]')).toHaveCount(0)
      await expect(page.locator('main')).not.toContainText('onerror')
    }
    await page.goto('/contact?name=Zo%C3%A9&message=Vol%C3%A9')
    await hydrated(page)
    // Nothing in an address is taken for what the visitor typed.
    await expect(page.getByLabel('Nom complet *')).toHaveValue('')
  })
})
