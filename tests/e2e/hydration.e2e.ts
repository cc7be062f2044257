import type { Page } from '@playwright/test'
import { expertises } from '../../src/content/expertises.ts'
import { pages } from '../../src/content/pages.ts'
import { symptoms } from '../../src/content/symptoms.ts'
import { menu } from '../pages.ts'
import {
  barLink,
  everyPath,
  expect,
  hold,
  hydrated,
  notFoundMessage,
  open,
  pageTitle,
  test,
} from './fixtures.ts'

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
    test(`changes nothing that ${path} shows, and looks at its script once`, async ({ page }) => {
      const scripts = scriptsOf(page)
      const release = await hold(page, '**/client-*.js')
      await page.goto(path)
      const texts = await page.locator('#root').innerText()
      const changes = await page.evaluateHandle(() => {
        const lists: string[] = []
        new MutationObserver((records) => {
          for (const { addedNodes, removedNodes, target } of records)
            for (const node of [...addedNodes, ...removedNodes])
              lists.push(`${node.nodeName} in ${target.nodeName}`)
        }).observe(document.body, { childList: true, subtree: true })
        return lists
      })
      await release()
      await hydrated(page)
      expect(await changes.evaluate((lists) => lists)).toEqual([])
      expect(await page.locator('#root').innerText()).toBe(texts)
      expect(new Set(scripts).size).toBe(scripts.length)
      expect(scripts.filter((script) => /\/\w+Page-/.test(script))).toHaveLength(1)
    })

  test('folds the features on a phone, but not under the eyes of who is reading them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const features = page.locator('main details')
    await open(page, `${pages.expertises.path}#${symptoms.items.cellar.id}`)
    await page.getByRole('navigation', { name: expertises.indexLabel }).getByRole('link').first().click()
    await expect(page).toHaveURL(`${pages.expertises.path}#${expertises.areas[0].id}`)
    await expect(features).toHaveCount(0)
    // Another page between them: the address alone would differ by its fragment, and load nothing.
    await open(page, pages.contact.path)
    await open(page, pages.expertises.path)
    await expect(features.first()).toBeVisible()
  })

  test('loses nothing that is typed, open or focused while it goes on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // React hydrates in slices of 5 ms, each a message to itself. These are held after the first few. However fast the
    // machine is, a slice must not get far: until then, each look at the clock finds it another millisecond later.
    await page.addInitScript(() => {
      const held: (() => void)[] = []
      let sent = 0
      let late = 0
      const now = performance.now.bind(performance)
      performance.now = () => now() + (held.length === 0 ? ++late : late)
      Object.defineProperty(window, 'MessageChannel', {
        value: class extends MessageChannel {
          constructor() {
            super()
            const send = this.port2.postMessage.bind(this.port2)
            const sendOrHold = (message: unknown) => {
              sent += 1
              if (sent < 10) return send(message)
              held.push(() => send(message))
              document.documentElement.toggleAttribute('data-held', true)
            }
            Object.assign(this.port2, { postMessage: sendOrHold })
          }
        },
      })
      addEventListener('release', () => {
        sent = -Infinity
        for (const release of held) release()
      })
    })
    await page.goto('/contact')
    await page.waitForSelector('[data-held]')
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
    const typed = page.getByLabel('Description du projet *')
    // Without an event that React waits for, as a browser's or a program's own filling-in does.
    await typed.evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Une fissure'
      document.getElementById('menu')?.showPopover()
      document.querySelector<HTMLElement>('#menu a')?.focus()
    })
    await page.evaluate(() => dispatchEvent(new Event('release')))
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
    await expect(barLink(page, 'Accueil')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(typed).toHaveValue('Une fissure')
  })
})

const neverPainted = () =>
  Object.defineProperty(window, 'PerformanceObserver', {
    value: class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options)
      }
    },
  })

test.describe('the scripts come', () => {
  test('where the browser tells of no first paint, as Firefox where a page opens scrolled', async ({
    page,
  }) => {
    await page.addInitScript(neverPainted)
    await open(page, '/societe#mentions-legales')
  })

  test('when a picture never does', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(neverPainted)
    await hold(page, '**/*.avif')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(15_000)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    await hydrated(page)
  })

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    test(`only at the first touch where bytes are spared: ${JSON.stringify(connection)}`, async ({
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
      await hydrated(page)
      expect(scripts.length).toBeGreaterThan(2)
    })
  }
})

test.describe('a long visit', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('leaves nothing behind', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return session.send('Memory.getDOMCounters')
    }
    const visitAll = async () => {
      for (const { label } of [...menu.slice(1), pages.home]) {
        await barLink(page, label).click()
        await expect(pageTitle(page)).toBeFocused()
      }
    }
    await open(page, '/')
    // Each page's script comes with the first round.
    await visitAll()
    const before = await count()
    for (const _ of [1, 2, 3, 4]) await visitAll()
    // The browser may collect what is left of the last page later; what is kept for ever it never does.
    await expect(async () => {
      const after = await count()
      expect(after.nodes).toBeLessThan(before.nodes * 1.5)
      expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5)
    }).toPass()
    await expect(pageTitle(page)).toHaveCount(1)
  })
})
