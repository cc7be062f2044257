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
  waitForHydration,
} from './fixtures.ts'
import { getContent } from '../../src/data/content.ts'

const about = getContent('societe')
const contact = getContent('contact')
const expertises = getContent('expertises')
const home = getContent('accueil')
const projectContent = getContent('realisations')

// tests/cross-browser proves back, forward and reload, tests/unit title, focus and announcement.

type Content = { hero: { title: string } }

/** Records the titles, of which there must be one, and the scroll position of each frame from now on. */
const record = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<string>()
    const update = () => {
      const titles = Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent)
      // React may mount the next page a frame after it has unmounted the old one.
      if (titles.length > 0) seen.add(`${titles.join(' and ')} at ${Math.round(scrollY)}`)
      requestAnimationFrame(update)
    }
    update()
    return seen
  })

const expectFrames = async (recording: Awaited<ReturnType<typeof record>>, ...frames: [Content, number][]) =>
  expect(await recording.evaluate((seen) => Array.from(seen))).toEqual(
    frames.map(([{ hero }, top]) => `${hero.title} at ${top}`),
  )

/** Waits until the page with this title has faded in. */
async function settled(page: Page, { hero }: Content) {
  await expect(pageTitle(page)).toHaveText(typesetPattern(hero.title))
  await expect(pageBox(page)).toHaveCSS('opacity', '1')
}

/** In a task of its own: the document may be gone before it answers. */
const goBy = (page: Page, entries: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), entries)

/** Runs in the page: the opacities to which its box fades. */
const fadeTargets = () =>
  document
    .querySelector('main > div')
    ?.getAnimations()
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? Number(effect.getKeyframes().at(-1)?.['opacity']) : NaN,
    )

/** The fade of the page to an opacity, once it is the only one; `holdFades` has stopped it at its start. */
async function fadeTo(page: Page, opacity: number) {
  await expect.poll(() => page.evaluate(fadeTargets), 'opacities to which the page fades').toEqual([opacity])
  return page.evaluateHandle(() => document.querySelector('main > div')?.getAnimations()[0])
}

test('after three clicks only the last page fades in, at its top, once the old page has faded out for 500 ms', async ({
  page,
}) => {
  await page.addInitScript(holdFades)
  await open(page, '/')
  await settled(page, home)
  await scrollTo(page, 50)
  const recording = await record(page)
  for (const { label } of [pages.about, pages.expertises, pages.contact]) await barLink(page, label).click()
  await expect(page).toHaveURL(pages.contact.path)
  // The title proves that the last page's chunk has loaded: the fade would otherwise lead to one of the other pages.
  await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  await idle(page)
  for (const to of [0, 1]) {
    const fade = await fadeTo(page, to)
    expect(await fade.evaluate((one) => one?.effect?.getTiming().duration)).toBe(500)
    await fade.evaluate((one) => Object.assign(one ?? {}, { currentTime: 250 }))
    await expect(pageBox(page)).toHaveCSS('opacity', '0.5')
    // The header's background is that of the displayed page; its own transition would hide a wrong one at first.
    await bar(page).evaluate((element) => element.getAnimations().forEach((change) => change.finish()))
    await expect(bar(page)).toHaveCSS('background-color', to === 0 ? 'rgba(0, 0, 0, 0)' : /^rgb\(/)
    // Neither a preload on hover nor a replaced URL restarts the fade.
    await barLink(page, pages.projects.label).hover()
    await page.evaluate(() => history.replaceState(history.state, '', '/contact?ref=1'))
    await idle(page)
    expect(await fade.evaluate((one) => one?.currentTime)).toBe(250)
    await fade.evaluate((one) => one?.finish())
  }
  await settled(page, contact)
  await expectFrames(recording, [home, 50], [contact, 0])
})

test('a click during the fade does not restart it', async ({ page }) => {
  await page.addInitScript(holdFades)
  await open(page, '/')
  await barLink(page, pages.about.label).click()
  const fade = await fadeTo(page, 0)
  await fade.evaluate((one) => Object.assign(one ?? {}, { currentTime: 250 }))
  await barLink(page, pages.contact.label).click()
  await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  await idle(page)
  expect(await fade.evaluate((one) => [one?.playState, one?.currentTime])).toEqual(['paused', 250])
  await fade.evaluate((one) => one?.finish())
  await (await fadeTo(page, 1)).evaluate((one) => one?.finish())
  await settled(page, contact)
})

test('the old page stays until the chunk has loaded, and a later click cancels the navigation', async ({
  page,
}) => {
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
  await expectFrames(recording, [home, 1500], [contact, 0])
  await expect(page).toHaveURL(pages.contact.path)
})

test('nothing fades with reduced motion or at a link to the current page', async ({ page }) => {
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

test.describe('scroll restoration', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link to a fragment shows it below the header and opens its <details>', async ({ page }) => {
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
    for (const _ of ['first click', 'second click']) {
      await scrollTo(page, 0)
      await legalLink.click()
      await expectShown(site.legalId)
    }
  })

  test('back and forward restore the scroll position of each entry, not its fragment', async ({ page }) => {
    const { path } = pages.expertises
    const links = page.getByRole('navigation', { name: expertises.indexLabel }).getByRole('link')
    const parts = page.locator('main section[id]')
    await open(page, path)
    const loads = countLoads(page)
    for (const [at, top] of [
      [1, 1400],
      [2, 2600],
    ] as const) {
      // Not by the mouse, which would first scroll the link into the viewport.
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

  test('back restores checked pictures and open texts', async ({ page }) => {
    const opened = page.locator('main details[open] > summary')
    const before = page.getByRole('radio', { name: projectContent.states.before }).first()
    await open(page, pages.expertises.path)
    for (const at of [0, 2, 5]) await page.locator('main summary').nth(at).click()
    const names = await opened.allTextContents()
    await scrollTo(page, 2600)
    await barLink(page, pages.projects.label).click()
    await settled(page, projectContent)
    await before.check({ force: true })
    await barLink(page, pages.contact.label).click()
    await settled(page, contact)
    await goBy(page, -1)
    await expect(before).toBeChecked()
    await goBy(page, -1)
    await expect(opened).toHaveText(names)
    await expectScroll(page, 2600)
  })

  test('back leaves the pictures as they are if the page has got one project more since', async ({
    page,
  }) => {
    const checked = page.locator('main :checked')
    await open(page, pages.projects.path)
    const count = await checked.count()
    await barLink(page, pages.contact.label).click()
    await settled(page, contact)
    // As if the page had had a project less when it was left.
    await page.addInitScript(() => {
      const entries: [string, { checked: number[] }][] = JSON.parse(
        sessionStorage.getItem('saved-states') ?? '[]',
      )
      const fewer = entries.map(([key, state]) => [key, { ...state, checked: state.checked.slice(3) }])
      sessionStorage.setItem('saved-states', JSON.stringify(fewer))
    })
    await page.reload()
    await waitForHydration(page)
    await goBy(page, -1)
    await settled(page, projectContent)
    await expect(checked).toHaveCount(count)
  })

  test('going back while a page loads does not scroll, and each page keeps its own position', async ({
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
