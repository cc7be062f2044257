import type { Page } from '@playwright/test'
import { telephoneHref } from '../../src/content/companyDetails.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { menu } from '../pages.ts'
import {
  bar,
  barLink,
  endFade,
  expect,
  expectScroll,
  holdFades,
  idle,
  open,
  scrollTo,
  test,
} from './fixtures.ts'

const { home, about } = pages

// What the menu does in each browser is in tests/engines; that it stays open while the scripts come, in hydration.e2e.ts.

// In between the colour is still changing.
const seeThrough = 'rgba(0, 0, 0, 0)'
const opaque = /^rgb\(/
const expectGround = (page: Page, ground: string | RegExp) =>
  expect(bar(page)).toHaveCSS('background-color', ground)

const toggle = (page: Page) => bar(page).getByRole('button', { name: /^(?:Menu|Fermer)$/ })
const menuLinks = (page: Page) => bar(page).getByRole('navigation').getByRole('link')

const targets = (page: Page) => bar(page).locator(':is(a, button):visible')
const boxesOfTargets = (page: Page) =>
  targets(page).evaluateAll((all) => all.map((target) => target.getBoundingClientRect().toJSON()))

/** Whether the menu is open, and with it the rest of the page out of reach. */
async function expectMenu(page: Page, isOpen: boolean) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(menuLinks(page)).toHaveCount(isOpen ? menu.length : 0)
  await expect(page.locator('[inert]')).toHaveCount(isOpen ? 2 : 0)
  const scrolls = expect(page.locator('html'))
  await (isOpen ? scrolls : scrolls.not).toHaveCSS('overflow', 'hidden')
}

test.describe('the bar', () => {
  test('is see-through down to 50 px on the home page only, and stays at the top of the window', async ({
    page,
  }) => {
    await open(page, home.path)
    for (const [top, ground] of [
      [50, seeThrough],
      [51, opaque],
      [50, seeThrough],
      [600, opaque],
    ] as const) {
      await scrollTo(page, top)
      await expectGround(page, ground)
    }
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
    // Further down it is opaque at once, also where a reload opens the page there.
    await page.reload()
    await expectScroll(page, 600)
    await expectGround(page, opaque)
  })

  test('changes its ground with the page on screen, not with the address', async ({ page }) => {
    await open(page, home.path)
    await page.evaluate(holdFades)
    await barLink(page, about.label).click()
    await expect(page).toHaveURL(about.path)
    await idle(page)
    // A ground that had begun to change would still look as before in its first moment.
    await bar(page).evaluate((element) => element.getAnimations().forEach((change) => change.finish()))
    await expectGround(page, seeThrough)
    await endFade(page)
    await expectGround(page, opaque)
  })

  test('shows all links from 1024 px, where an open menu locks nothing, and the menu at 1023', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 768 })
    await open(page, about.path)
    await expectMenu(page, false)
    await toggle(page).click()
    await expectMenu(page, true)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(menuLinks(page)).toHaveText(menu.map(({ label }) => label))
    await expect(toggle(page)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await scrollTo(page, 300)
    await page.setViewportSize({ width: 1023, height: 768 })
    await expectMenu(page, false)
  })
})

test.describe('the bar of any company', () => {
  // Its HTML is changed here, and React must not put it right.
  test.use({ javaScriptEnabled: false })

  for (const name of ['Bo', 'Entreprise Générale de Bâtiment Martinez'])
    test(`holds the name ${name} and five to nine pages`, async ({ page }) => {
      await page.goto(about.path)
      const logo = bar(page).getByRole('link', { name: site.logoLabel })
      await logo.locator('span').evaluate((span, text) => {
        span.lastChild?.replaceWith(text)
        span.toggleAttribute('data-long', text.length > 9)
      }, name)
      for (const count of [9, 5]) {
        await page.locator('#menu ul').evaluate((list, wanted) => {
          list.append(...Array.from(list.children, (item) => item.cloneNode(true)))
          while (list.children.length > wanted) list.children[1]?.remove()
        }, count)
        for (const width of [320, 390, 1024]) {
          await page.setViewportSize({ width, height: 768 })
          await expect(targets(page)).toHaveCount(width < 1024 ? 3 : count + 1)
          const boxes = await boxesOfTargets(page)
          const height = (await bar(page).boundingBox())?.height ?? 0
          let end = 0
          for (const box of boxes) {
            expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
            expect(box.top).toBeGreaterThanOrEqual(0)
            expect(box.bottom).toBeLessThanOrEqual(height)
            expect(box.left).toBeGreaterThanOrEqual(end)
            end = box.right
          }
          expect(end).toBeLessThanOrEqual(width)
        }
      }
    })
})

test('the open menu holds all links, each as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, home.path)
  await toggle(page).click()
  await expectMenu(page, true)
  await expect(menuLinks(page)).toHaveText(menu.map(({ label }) => label))
  await expectGround(page, opaque)
  await expect(toggle(page)).toHaveText('Fermer')
  await expect(bar(page).getByRole('link', { name: site.callLabel })).toHaveAttribute('href', telephoneHref)
  const boxes = await boxesOfTargets(page)
  expect(boxes.length).toBeGreaterThan(menu.length + 2)
  for (const { width, height, top, bottom } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(844)
  }
})
