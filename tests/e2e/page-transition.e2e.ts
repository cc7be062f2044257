import type { Page } from '@playwright/test'
import { pages } from '../../src/data/pages.ts'
import { quoteForm } from '../../src/data/quoteForm.ts'
import { site } from '../../src/data/site.ts'
import {
  typesetPattern,
  bar,
  barLink,
  countLoads,
  expect,
  expectScroll,
  fullTitle,
  hold,
  holdFades,
  idle,
  open,
  pageBox,
  pageTitle,
  scrollTo,
  test,
} from './fixtures.ts'
import { getContent } from '../../src/data/content.ts'

const about = getContent('societe')
const contact = getContent('contact')
const expertises = getContent('expertises')
const home = getContent('accueil')
const projectContent = getContent('realisations')

// Back, forward and a reload are tested in tests/cross-browser; title, focus and announcement in tests/unit.

type Words = { hero: { title: string } }

/** Notes from now on what the frames show: the titles on the page, of which there must be one, and its place. */
const record = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      const titles = Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent)
      // React may take a frame to put the next page in the place of the one that is gone.
      if (titles.length > 0) seen.add(`${titles.join(' and ')} at ${Math.round(scrollY)}`)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })

const expectSeen = async (recording: Awaited<ReturnType<typeof record>>, ...places: [Words, number][]) =>
  expect(await recording.evaluate((seen) => Array.from(seen))).toEqual(
    places.map(([{ hero }, top]) => `${hero.title} at ${top}`),
  )

/** Waits until the page with this title stands still. */
async function settled(page: Page, { hero }: Words) {
  await expect(pageTitle(page)).toHaveText(typesetPattern(hero.title))
  await expect(pageBox(page)).toHaveCSS('opacity', '1')
}

/** Afterwards, since it may take this document away before it answers. */
const goBy = (page: Page, entries: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), entries)

test('a page fades out for 0.5 s, and only then the next one in, at its top: of three the last, but not the first', async ({
  page,
}) => {
  await page.addInitScript(holdFades)
  await open(page, '/')
  await settled(page, home)
  await scrollTo(page, 50)
  const recording = await record(page)
  for (const { label } of [pages.about, pages.expertises, pages.contact]) await barLink(page, label).click()
  await expect(page).toHaveURL(pages.contact.path)
  // The last page's script is there: a fade that ends before would show one of the others.
  await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  await idle(page)
  for (const to of [0, 1]) {
    const fade = await page.waitForFunction((opacity) => {
      const [running, ...others] = document.querySelector('main > div')?.getAnimations() ?? []
      const { effect } = running ?? {}
      const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined
      return others.length === 0 && Number(last?.['opacity']) === opacity ? running : null
    }, to)
    expect(await fade.evaluate((one) => one?.effect?.getTiming().duration)).toBe(500)
    await fade.evaluate((one) => Object.assign(one ?? {}, { currentTime: 250 }))
    await expect(pageBox(page)).toHaveCSS('opacity', '0.5')
    // The bar's ground is that of the page on screen. One that had begun to change would at first look as before.
    await bar(page).evaluate((element) => element.getAnimations().forEach((change) => change.finish()))
    await expect(bar(page)).toHaveCSS('background-color', to === 0 ? 'rgba(0, 0, 0, 0)' : /^rgb\(/)
    // Neither what is hovered and preloaded meanwhile nor what is written into the address begins it anew.
    await barLink(page, pages.projects.label).hover()
    await page.evaluate(() => history.replaceState(history.state, '', '/contact?ref=1'))
    await idle(page)
    expect(await fade.evaluate((one) => one?.currentTime)).toBe(250)
    await fade.evaluate((one) => one?.finish())
  }
  await settled(page, contact)
  await expectSeen(recording, [home, 50], [contact, 0])
})

test('a fade takes half a second, however often a link is clicked meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate')
    const fades: unknown[] = []
    Element.prototype.animate = function (...timing) {
      const fade = animate.apply(this, timing)
      const begun = performance.now()
      const end = () => fades.push(fade.currentTime === 500 && performance.now() - begun >= 500)
      void fade.finished.then(end, () => fades.push('cancelled'))
      return fade
    }
    Object.assign(window, { fades })
  })
  await open(page, '/')
  for (const { label } of [pages.about, pages.contact]) await barLink(page, label).click()
  await settled(page, contact)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toEqual([true, true])
})

test('a page whose script is late is waited for, and forgotten when another is chosen', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 1500)
  const recording = await record(page)
  const release = await hold(page, '**/AboutPage-*.js')
  await barLink(page, pages.about.label).click()
  await expect(page).toHaveURL(pages.about.path)
  await idle(page)
  await settled(page, home)
  await barLink(page, pages.contact.label).click()
  await settled(page, contact)
  const late = page.waitForResponse('**/AboutPage-*.js')
  release()
  await (await late).finished()
  await idle(page)
  await settled(page, contact)
  await expectSeen(recording, [home, 1500], [contact, 0])
  await expect(page).toHaveURL(pages.contact.path)
})

test('nothing fades with reduced motion, nor on the way to the top of the page one is on', async ({
  page,
}) => {
  await page.addInitScript(holdFades)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await barLink(page, pages.about.label).click()
  await settled(page, about)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scrollTo(page, 600)
  const entries = await page.evaluate(() => history.length)
  await barLink(page, pages.about.label).click()
  await expectScroll(page, 0)
  await idle(page)
  await settled(page, about)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test.describe('places', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link to a part shows it below the bar, unfolded, from another page and from the same', async ({
    page,
  }) => {
    const rights = page.getByText('Vos droits', { exact: true })
    const expectShown = async (id: string) => {
      const part = page.locator(`#${id}`)
      await expect(part).toBeFocused()
      await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? -1)).toBeGreaterThanOrEqual(0)
      expect((await part.boundingBox())?.y).toBeLessThan(300)
    }
    await open(page, pages.contact.path)
    await page.getByRole('link', { name: quoteForm.rights }).click()
    await expect(page).toHaveURL(`${pages.about.path}#${site.personalDataId}`)
    await expectShown(site.personalDataId)
    await expect(rights).toBeVisible()
    const legalLink = page.getByRole('contentinfo').getByRole('link', { name: site.footer.legalLink })
    for (const _ of ['once', 'and once more']) {
      await scrollTo(page, 0)
      await legalLink.click()
      await expectShown(site.legalId)
    }
  })

  test('back and forward find the place that was read after a link to a part, not the part', async ({
    page,
  }) => {
    const { path } = pages.expertises
    const links = page.getByRole('navigation', { name: expertises.indexLabel }).getByRole('link')
    const parts = page.locator('main section[id]')
    await open(page, path)
    const loads = countLoads(page)
    for (const [at, top] of [
      [1, 1400],
      [2, 2600],
    ] as const) {
      // Not by the mouse: it would first scroll the link into a low window, or from under the bar.
      await links.nth(at).dispatchEvent('click')
      await expect(page).toHaveURL(new URL((await links.nth(at).getAttribute('href')) ?? '', page.url()).href)
      await expect(parts.nth(at)).toBeFocused()
      await scrollTo(page, top)
    }
    await barLink(page, pages.contact.label).click()
    await settled(page, contact)
    for (const [entries, place] of [
      [-1, 2600],
      [-1, 1400],
      [-1, 0],
      [1, 1400],
      [1, 2600],
    ] as const) {
      await goBy(page, entries)
      await expectScroll(page, place)
    }
    expect(loads()).toBe(0)
  })

  test('back finds the same picture chosen and the same features unfolded', async ({ page }) => {
    const unfolded = page.locator('main details[open] > summary')
    const before = page.getByRole('radio', { name: projectContent.states.before }).first()
    await open(page, pages.expertises.path)
    for (const at of [0, 2, 5]) await page.locator('main summary').nth(at).click()
    const names = await unfolded.allTextContents()
    await scrollTo(page, 2600)
    await barLink(page, pages.projects.label).click()
    await settled(page, projectContent)
    await before.check({ force: true })
    await barLink(page, pages.contact.label).click()
    await settled(page, contact)
    await goBy(page, -1)
    await expect(before).toBeChecked()
    await goBy(page, -1)
    await expect(unfolded).toHaveText(names)
    await expectScroll(page, 2600)
  })

  test('back while a slow page loads moves nothing, and no page gets the place of another', async ({
    page,
  }) => {
    await open(page, pages.contact.path)
    await scrollTo(page, 200)
    const release = await hold(page, '**/HomePage-*.js')
    await barLink(page, pages.home.label).click()
    await expect(page).toHaveURL('/')
    await scrollTo(page, 700)
    await goBy(page, -1)
    await expect(page).toHaveURL(pages.contact.path)
    await idle(page)
    await expectScroll(page, 700)
    await goBy(page, 1)
    release()
    await settled(page, home)
    await expectScroll(page, 0)
    await goBy(page, -1)
    await settled(page, contact)
    await expectScroll(page, 700)
  })
})
