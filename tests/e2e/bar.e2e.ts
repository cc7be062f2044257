import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages.ts'
import { telephoneHref } from '../../src/content/companyDetails.ts'
import { site } from '../../src/content/site.ts'
import { menu } from '../pages.ts'
import {
  bar,
  barLink,
  expect,
  expectScroll,
  fullTitle,
  holdFades,
  idle,
  open,
  pageTitle,
  scrollTo,
  test,
} from './fixtures.ts'

/** 0 is see-through, 1 is opaque; in between the colour is still changing. */
const opacityOfBar = (page: Page) =>
  bar(page).evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor)
    return Number(alpha?.[1] ?? alpha?.[2] ?? 1)
  })

const expectOpacity = (page: Page, opacity: 0 | 1) => expect.poll(() => opacityOfBar(page)).toBe(opacity)

const toggle = (page: Page) => bar(page).getByRole('button', { name: /^(?:Menu|Fermer)$/ })
const inertParts = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('[inert]'), ({ localName }) => localName))

const openMenu = async (page: Page) => {
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(barLink(page, 'Contact')).toBeVisible()
  expect(await inertParts(page)).toEqual(['main', 'footer'])
}

const expectClosed = async (page: Page) => {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(barLink(page, 'Contact')).toBeHidden()
  expect(await inertParts(page)).toEqual([])
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
}

test.describe('the bar', () => {
  test('is see-through at the top of the home page only', async ({ page }) => {
    await open(page, '/')
    await expectOpacity(page, 0)
    await scrollTo(page, 50)
    await expectOpacity(page, 0)
    await scrollTo(page, 51)
    await expectOpacity(page, 1)
    await scrollTo(page, 50)
    await expectOpacity(page, 0)
    await scrollTo(page, 0)
    await barLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expectOpacity(page, 1)
    await bar(page).getByRole('link', { name: site.logoLabel }).click()
    await expectOpacity(page, 0)
  })

  test('changes its ground with the page on screen, not with the address', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(holdFades)
    await barLink(page, 'La Société').click()
    await expect(page).toHaveURL('/societe')
    await idle(page)
    expect(await opacityOfBar(page)).toBe(0)
    await page.locator('main > div').evaluate((box) => box.getAnimations()[0]?.finish())
    await expectOpacity(page, 1)
  })

  test('stays at the top of the window', async ({ page }) => {
    for (const path of ['/', '/societe']) {
      await open(page, path)
      await scrollTo(page, 600)
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      expect((await bar(page).boundingBox())?.y).toBe(0)
    }
  })

  test('is opaque at once where the page was reloaded further down', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 400)
    await page.reload()
    await expectScroll(page, 400)
    await expectOpacity(page, 1)
  })

  test('marks the current page and no other', async ({ page }) => {
    for (const { path, label } of menu) {
      await open(page, path)
      await expect(bar(page).getByRole('navigation').locator('[aria-current=page]')).toHaveText([label])
    }
    await barLink(page, 'Accueil').click()
    await expect(barLink(page, 'Accueil')).toHaveAttribute('aria-current', 'page')
    await expect(barLink(page, 'Contact')).not.toHaveAttribute('aria-current')
  })

  test('shows the seven links on one line from 1024 px, and not at 1023', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await open(page, '/societe')
    const links = bar(page).getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(menu.map(({ label }) => label))
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    expect(new Set(middles).size).toBe(1)
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1]
      if (before) expect(box?.x).toBeGreaterThanOrEqual(before.x + before.width)
    }
    const last = boxes.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1024)

    const logo = bar(page).getByRole('link', { name: site.logoLabel })
    const narrow = await logo.boundingBox()
    expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThan(boxes[0]?.x ?? 0)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await logo.boundingBox())?.width).toBe(narrow?.width)

    await page.setViewportSize({ width: 1023, height: 768 })
    await expect(links).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})

test.describe('the bar of another company', () => {
  // Its HTML is changed here, and React must not put it right.
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 390, 1024]) {
    for (const name of ['Bo', 'Entreprise Générale de Bâtiment Martinez']) {
      test(`holds the name ${name} and five to nine pages at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 768 })
        await page.goto('/societe')
        const logo = bar(page).getByRole('link', { name: site.logoLabel })
        await logo.locator('span').evaluate((span, text) => {
          span.lastChild?.replaceWith(text)
          span.toggleAttribute('data-long', text.length > 9)
        }, name)
        for (const count of [5, 9]) {
          await page.locator('#menu ul').evaluate((list, wanted) => {
            while (list.children.length > wanted) list.children[1]?.remove()
            for (let missing = wanted - list.children.length; missing > 0; missing -= 1)
              list.prepend(list.children[0]?.cloneNode(true) ?? '')
          }, count)
          const targets = await bar(page).locator(':is(a, button):visible').all()
          const boxes = await Promise.all(targets.map((target) => target.boundingBox()))
          expect(boxes).toHaveLength(width < 1024 ? 3 : count + 1)
          const height = (await bar(page).boundingBox())?.height
          let end = 0
          for (const box of boxes) {
            expect(box?.width).toBeGreaterThanOrEqual(44)
            expect(box?.height).toBeGreaterThanOrEqual(44)
            expect(box?.y).toBeGreaterThanOrEqual(0)
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height ?? 0)
            expect(box?.x).toBeGreaterThanOrEqual(end)
            end = (box?.x ?? 0) + (box?.width ?? 0)
          }
          expect(end).toBeLessThanOrEqual(width)
        }
      })
    }
  }
})

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('holds the seven links, each as large as a finger', async ({ page }) => {
    await open(page, '/')
    await expectClosed(page)
    await openMenu(page)
    const links = bar(page).getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(menu.map(({ label }) => label))
    await expect.poll(() => opacityOfBar(page)).toBe(1)
    await expect(toggle(page)).toHaveText('Fermer')
    const call = bar(page).getByRole('link', { name: site.callLabel })
    await expect(call).toHaveAttribute('href', telephoneHref)
    const targets = [call, toggle(page), bar(page).getByRole('link', { name: site.logoLabel })]
    targets.push(...(await page.locator('#menu').getByRole('link').all()))
    expect(targets.length).toBeGreaterThanOrEqual(9)
    for (const target of targets) {
      await expect(target).toBeInViewport({ ratio: 1 })
      const box = await target.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })

  test('closes when a link is chosen, also that of the page one is on', async ({ page }) => {
    await open(page, '/')
    for (const label of ['La Société', 'La Société', 'Contact', 'Accueil', 'Accueil']) {
      const { path, title } = menu.find((candidate) => candidate.label === label) ?? pages.home
      await openMenu(page)
      await barLink(page, label).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(fullTitle(title))
      await expectClosed(page)
    }
    await openMenu(page)
    await bar(page).getByRole('link', { name: site.logoLabel }).click()
    await expectClosed(page)
  })

  test('closes by its toggle, by Escape with the focus back, and by going back', async ({ page }) => {
    await open(page, '/')
    await openMenu(page)
    await toggle(page).click()
    await expectClosed(page)

    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(barLink(page, 'Contact')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(barLink(page, 'Accueil')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(toggle(page)).toBeFocused()

    await openMenu(page)
    await barLink(page, 'Particuliers').click()
    await expect(page).toHaveURL('/particuliers')
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expectClosed(page)
  })

  test('locks nothing once the window has grown', async ({ page }) => {
    await open(page, '/societe')
    await openMenu(page)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(barLink(page, 'Contact')).toBeVisible()
    await expect.poll(() => inertParts(page)).toEqual([])
    await scrollTo(page, 300)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expect(pageTitle(page)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectClosed(page)
  })

  test('opened before the script came, stays open and is known to it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await toggle(page).click()
    await expect(barLink(page, 'Contact')).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await inertParts(page)).toEqual(['main', 'footer'])
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
})
