import type { JSHandle, Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { about } from '../../src/content/about.ts'
import { contact } from '../../src/content/contact.ts'
import { expertises } from '../../src/content/expertises.ts'
import { pages } from '../../src/content/pages.ts'
import { projects } from '../../src/content/projects.ts'
import { site } from '../../src/content/site.ts'
import { menu } from '../pages.ts'
import {
  barLink,
  countLoads,
  expect,
  expectScroll,
  frames,
  fullTitle,
  hold,
  hydrated,
  open,
  pageTitle,
  scrollTo,
  test,
} from './fixtures.ts'

/** What was on screen in one frame. */
type Frame = {
  time: number
  /** The title on the page; there must be one, and one box around it. */
  title: string
  titles: number
  boxes: number
  opacity: number
  /** How long the fade that runs takes in all, in ms. */
  duration: number | null
  top: number
}

/** Records every frame from now on. */
const record = (page: Page): Promise<JSHandle<Frame[]>> =>
  page.evaluateHandle(() => {
    const recorded: Frame[] = []
    const look = (time: number) => {
      const titles = document.querySelectorAll('h1')
      const boxes = document.querySelectorAll('main > div')
      const [box] = boxes
      const timing = box?.getAnimations()[0]?.effect?.getTiming()
      recorded.push({
        time,
        title: titles[0]?.textContent ?? '',
        titles: titles.length,
        boxes: boxes.length,
        opacity: box ? Number(getComputedStyle(box).opacity) : NaN,
        duration: typeof timing?.duration === 'number' ? timing.duration : null,
        top: scrollY,
      })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return recorded
  })

const framesOf = (recording: JSHandle<Frame[]>) => recording.evaluate((recorded) => recorded)

/** Waits until the page with this title stands still. */
async function settled(page: Page, title: string | RegExp) {
  await expect(pageTitle(page)).toHaveText(title)
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1')
}

const titleOn = async (page: Page) => (await pageTitle(page).textContent()) ?? ''

const neverTwo = (recorded: Frame[]) => {
  expect(Math.max(...recorded.map(({ titles }) => titles))).toBe(1)
  expect(Math.max(...recorded.map(({ boxes }) => boxes))).toBe(1)
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('the fade', () => {
  test('lets one page go in half a second, in its place, before the next comes at its top', async ({
    page,
  }) => {
    await open(page, '/')
    const before = await titleOn(page)
    await scrollTo(page, 500)
    const recording = await record(page)
    await barLink(page, 'Réalisations').click()
    await settled(page, projects.hero.title)
    const recorded = await framesOf(recording)
    neverTwo(recorded)

    const after = await titleOn(page)
    const leaving = recorded.filter(({ title }) => title === before)
    const arriving = recorded.filter(({ title }) => title === after)
    // Nothing else in between, but perhaps one frame of nothing.
    expect(recorded.length - leaving.length - arriving.length).toBeLessThanOrEqual(1)
    expect(recorded.findIndex(({ title }) => title === after)).toBeGreaterThanOrEqual(leaving.length)

    expect(new Set(leaving.map(({ top }) => top))).toEqual(new Set([500]))
    expect(new Set(arriving.map(({ top }) => top))).toEqual(new Set([0]))
    for (const [index, frame] of leaving.entries()) {
      expect(frame.opacity).toBeLessThanOrEqual(leaving[index - 1]?.opacity ?? 1)
    }
    for (const [index, frame] of arriving.entries()) {
      expect(frame.opacity).toBeGreaterThanOrEqual(arriving[index - 1]?.opacity ?? 0)
    }
    expect(leaving.at(-1)?.opacity).toBeLessThan(0.2)
    expect(arriving[0]?.opacity).toBeLessThan(0.2)

    const durations = new Set(recorded.flatMap(({ duration }) => duration ?? []))
    expect(durations).toEqual(new Set([500]))
    const start = leaving.findLast(({ opacity }) => opacity === 1)?.time ?? NaN
    const change = arriving[0]?.time ?? NaN
    expect(change - start).toBeGreaterThan(450)
    // A busy machine paints late, but not twice as late.
    expect(change - start).toBeLessThan(1000)
  })

  test('spares the first page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForSelector('main > div')
    const recording = await record(page)
    await hydrated(page)
    await frames(page, 30)
    const recorded = await framesOf(recording)
    expect(new Set(recorded.map(({ opacity }) => opacity))).toEqual(new Set([1]))
    neverTwo(recorded)
  })

  test('shows only the last of three pages wanted in a row', async ({ page }) => {
    await open(page, '/')
    const before = await titleOn(page)
    const recording = await record(page)
    // A frame apart, in the page itself: on a busy machine a fade may be over before the next order comes from here.
    await barLink(page, 'La Société').evaluate(
      async (first, labels) => {
        const links = Array.from(first.closest('ul')?.querySelectorAll('a') ?? [])
        for (const label of labels) {
          links.find(({ textContent }) => textContent === label)?.click()
          await new Promise(requestAnimationFrame)
        }
      },
      ['La Société', 'Expertises Techniques', 'Contact'],
    )
    await settled(page, contact.hero.title)
    await expect(page).toHaveURL('/contact')
    await frames(page, 40)
    const recorded = await framesOf(recording)
    neverTwo(recorded)
    const seen = new Set(recorded.map(({ title }) => title).filter(Boolean))
    expect(seen).toEqual(new Set([before, contact.hero.title]))
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  })

  test('turns round when the visitor goes back during it', async ({ page }) => {
    // WebKit takes what this writes for an inline style, which the policy refuses; the fade would jump.
    await page.addInitScript(() => {
      Animation.prototype.commitStyles = () => reportError(new Error('commitStyles() was called'))
    })
    await open(page, '/')
    // A fifth as fast, so that also a busy machine is in the middle of the fade when it goes back.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.2 })
    const before = await titleOn(page)
    await scrollTo(page, 500)
    const recording = await record(page)
    await barLink(page, 'Particuliers').click()
    await page.locator('main > div').evaluate(async (box) => {
      while (Number(getComputedStyle(box).opacity) >= 0.8) await new Promise(requestAnimationFrame)
      history.back()
    })
    await settled(page, before)
    await expect(page).toHaveTitle(fullTitle(pages.home.title))
    await frames(page, 30)
    const recorded = await framesOf(recording)
    neverTwo(recorded)
    expect(new Set(recorded.map(({ title }) => title))).toEqual(new Set([before]))
    expect(new Set(recorded.map(({ top }) => top))).toEqual(new Set([500]))
    const jumps = recorded.map(({ opacity }, index) =>
      Math.abs(opacity - (recorded[index - 1]?.opacity ?? 1)),
    )
    expect(Math.max(...jumps)).toBeLessThan(0.5)
    expect(recorded.at(-1)?.opacity).toBe(1)
  })

  test('waits for a page whose script is late', async ({ page }) => {
    await open(page, '/')
    const before = await titleOn(page)
    const release = await hold(page, '**/AboutPage-*.js')
    const recording = await record(page)
    await barLink(page, 'La Société').click()
    await frames(page, 30)
    expect(new Set((await framesOf(recording)).map(({ title, opacity }) => `${title} ${opacity}`))).toEqual(
      new Set([`${before} 1`]),
    )
    await release()
    await settled(page, about.hero.title)
    neverTwo(await framesOf(recording))
  })

  test('forgets a late page once the visitor wants another', async ({ page }) => {
    await open(page, '/')
    const release = await hold(page, '**/AboutPage-*.js')
    await barLink(page, 'La Société').click()
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    const recording = await record(page)
    const late = page.waitForResponse('**/AboutPage-*.js')
    await release()
    const response = await late
    await response.finished()
    await frames(page, 40)
    expect(new Set((await framesOf(recording)).map(({ title, opacity }) => `${title} ${opacity}`))).toEqual(
      new Set([`${contact.hero.title} 1`]),
    )
    await expect(page).toHaveURL('/contact')
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('is no fade at all', async ({ page }) => {
      await open(page, '/')
      await scrollTo(page, 500)
      const recording = await record(page)
      await barLink(page, 'Contact').click()
      await settled(page, contact.hero.title)
      await expectScroll(page, 0)
      await page.goBack()
      await settled(page, /Rénover/)
      await expectScroll(page, 500)
      await frames(page, 10)
      const recorded = await framesOf(recording)
      neverTwo(recorded)
      expect(new Set(recorded.filter(({ boxes }) => boxes === 1).map(({ opacity }) => opacity))).toEqual(
        new Set([1]),
      )
    })
  })
})

test.describe('places', () => {
  test('back and forward return to where each page was read', async ({ page }) => {
    await open(page, '/')
    const loads = countLoads(page)
    await scrollTo(page, 800)
    await barLink(page, 'Réalisations').click()
    await settled(page, projects.hero.title)
    await expectScroll(page, 0)
    await scrollTo(page, 400)
    await barLink(page, 'Expertises Techniques').click()
    await settled(page, expertises.hero.title)
    await expectScroll(page, 0)
    await page.goBack()
    await settled(page, projects.hero.title)
    await expectScroll(page, 400)
    await page.goBack()
    await settled(page, /Rénover/)
    await expectScroll(page, 800)
    await page.goForward()
    await settled(page, projects.hero.title)
    await expectScroll(page, 400)
    expect(loads()).toBe(0)
  })

  test('a fragment is shown below the bar, from another page, from the same one and at once', async ({
    page,
  }) => {
    const legal = page.locator('#mentions-legales')
    const expectShown = async () => {
      await expect(legal).toBeInViewport()
      await expect
        .poll(async () => Math.round((await legal.boundingBox())?.y ?? -1))
        .toBeGreaterThanOrEqual(0)
      expect((await legal.boundingBox())?.y).toBeLessThan(300)
    }
    await open(page, '/')
    await footerLink(page, 'Mentions légales').click()
    await settled(page, about.hero.title)
    await expect(page).toHaveURL('/societe#mentions-legales')
    await expectShown()
    await expect(legal).toBeFocused()

    await scrollTo(page, 0)
    await footerLink(page, 'Mentions légales').click()
    await expectShown()

    await barLink(page, 'La Société').click()
    await expect(page).toHaveURL('/societe')
    await expectScroll(page, 0)
    await footerLink(page, 'Mentions légales').click()
    await expectShown()
    await page.goBack()
    await expect(page).toHaveURL('/societe')

    await open(page, '/contact')
    await open(page, '/societe#mentions-legales')
    await expectShown()
  })

  test('a fragment in what is folded is unfolded and shown', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('link', { name: contact.formNote.rights }).click()
    await settled(page, about.hero.title)
    const rights = page.getByText(about.legal.rightsText)
    await expect(page).toHaveURL(`/societe#${site.personalDataId}`)
    await expect(page.getByText(about.legal.personalDataText)).toBeInViewport()
    await expect(rights).toBeVisible()

    await open(page, '/societe')
    await expect(rights).toBeHidden()
    await open(page, '/contact')
    await open(page, `/societe#${site.personalDataId}`)
    await expect(page.getByText(about.legal.personalDataText)).toBeInViewport()
  })

  test('the areas of the expertises are reached by their index, and left by back', async ({ page }) => {
    await open(page, '/expertises')
    const loads = countLoads(page)
    const index = page.getByRole('navigation', { name: expertises.indexLabel })
    await index.getByRole('link', { name: 'Sols Techniques' }).click()
    const floors = page.getByRole('region', { name: 'Sols Techniques' })
    await expect(floors).toBeInViewport()
    await expect(page).toHaveURL(/#sols-techniques$/)
    await page.goBack()
    await expect(page).toHaveURL('/expertises')
    await expectScroll(page, 0)
    await expect(page.locator('main > div')).toHaveCSS('opacity', '1')
    expect(loads()).toBe(0)
  })

  test('a page change that is called off moves nothing', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 1500)
    const release = await hold(page, '**/ProjectsPage-*.js')
    const recording = await record(page)
    await barLink(page, 'Réalisations').click()
    await expect(page).toHaveURL('/realisations')
    await frames(page, 10)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await frames(page, 30)
    await release()
    await frames(page, 30)
    const recorded = await framesOf(recording)
    expect(new Set(recorded.map(({ top, opacity }) => `${top} ${opacity}`))).toEqual(new Set(['1500 1']))
  })

  test('back and forward find the place read after a fragment, not the fragment', async ({ page }) => {
    await open(page, '/expertises')
    const index = page.getByRole('navigation', { name: expertises.indexLabel })
    await index.getByRole('link', { name: 'Réparations et Renforts' }).click()
    await expect(page).toHaveURL('/expertises#reparations-renforts')
    await scrollTo(page, 1400)
    await index.getByRole('link', { name: 'Sols Techniques' }).click()
    await expect(page).toHaveURL('/expertises#sols-techniques')
    await expect(page.getByRole('region', { name: 'Sols Techniques' })).toBeFocused()
    await scrollTo(page, 2600)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    const recording = await record(page)
    await page.goBack()
    await settled(page, expertises.hero.title)
    await expectScroll(page, 2600)
    // Not for one frame anywhere else.
    const arrived = (await framesOf(recording)).filter(({ title }) => title !== contact.hero.title)
    expect(new Set(arrived.filter(({ titles }) => titles).map(({ top }) => top))).toEqual(new Set([2600]))
    await page.goBack()
    await expectScroll(page, 1400)
    await page.goBack()
    await expect(page).toHaveURL('/expertises')
    await expectScroll(page, 0)
    await page.goForward()
    await expectScroll(page, 1400)
    await page.goForward()
    await expectScroll(page, 2600)
    // The same link once more leads to its fragment once more.
    await index.getByRole('link', { name: 'Sols Techniques' }).click()
    await expect(page.getByRole('region', { name: 'Sols Techniques' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2600)
  })

  test('the skip link is an entry of its own, with its own place', async ({ page }) => {
    await open(page, '/societe')
    const main = page.getByRole('main')
    await scrollTo(page, 300)
    await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
    await expect(page).toHaveURL('/societe#contenu')
    await expect(main).toBeFocused()
    await expectScroll(page, 0)
    await scrollTo(page, 600)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    await page.goBack()
    await settled(page, about.hero.title)
    await expectScroll(page, 600)
    await page.goBack()
    await expect(page).toHaveURL('/societe')
    await expectScroll(page, 300)
  })

  test('an address with a slash at its end is the same page', async ({ page }) => {
    await open(page, '/societe/')
    const legal = page.locator('#mentions-legales')
    await footerLink(page, 'Mentions légales').click()
    await expect(page).toHaveURL('/societe#mentions-legales')
    await expect(legal).toBeFocused()
    await expect.poll(async () => (await legal.boundingBox())?.y).toBeLessThan(300)
    await expect(page.getByRole('status')).toBeEmpty()
    await page.goBack()
    await expect(page).toHaveURL('/societe/')
    await barLink(page, 'La Société').click()
    await expectScroll(page, 0)
    await expect(page.getByRole('status')).toBeEmpty()
  })

  test('no page gets the place of another whose script is late', async ({ page }) => {
    await open(page, '/')
    await barLink(page, 'Expertises Techniques').click()
    await settled(page, expertises.hero.title)
    // A document that has not loaded the home page's script, which is now two entries behind the contact page.
    await page.reload()
    await hydrated(page)
    const release = await hold(page, '**/HomePage-*.js')
    // Back during the fade, in the page itself: it must not be over before the order comes.
    await barLink(page, 'Contact').evaluate(async (link) => {
      if (link instanceof HTMLElement) link.click()
      while (!document.querySelector('main > div')?.getAnimations().length)
        await new Promise(requestAnimationFrame)
      history.go(-2)
    })
    await settled(page, contact.hero.title)
    await expect(page).toHaveURL('/')
    await scrollTo(page, 300)
    await page.evaluate(() => history.go(2))
    await expect(page).toHaveURL('/contact')
    await frames(page, 30)
    await expectScroll(page, 300)
    await release()
    await page.evaluate(() => history.go(-2))
    await settled(page, /Rénover/)
    await expectScroll(page, 0)
    await page.evaluate(() => history.go(2))
    await settled(page, contact.hero.title)
    await expectScroll(page, 300)
  })

  test('the link of the current page leads to its top, without a fade', async ({ page }) => {
    await open(page, '/societe')
    await scrollTo(page, 600)
    const recording = await record(page)
    await barLink(page, 'La Société').click()
    await expectScroll(page, 0)
    await frames(page, 10)
    expect(new Set((await framesOf(recording)).map(({ opacity }) => opacity))).toEqual(new Set([1]))
  })

  test('a reload keeps the places', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 900)
    await page.reload()
    await hydrated(page)
    await expectScroll(page, 900)
    await frames(page, 20)
    await expectScroll(page, 900)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    await scrollTo(page, 200)
    await page.reload()
    await hydrated(page)
    await expectScroll(page, 200)
    // The pages before the reload, too, and the link of the page one is on adds nothing to the history.
    const entries = await page.evaluate(() => history.length)
    await barLink(page, 'Contact').click()
    await expectScroll(page, 0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await settled(page, /Rénover/)
    await expectScroll(page, 900)
  })

  test('coming back from elsewhere finds the page as it was left, and it works', async ({ page }) => {
    await open(page, '/realisations')
    await scrollTo(page, 500)
    // Chromium itself notes a place only after a second.
    await frames(page, 70)
    await page.route('/ailleurs', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><p>Ailleurs</p>' }),
    )
    await page.goto('/ailleurs')
    await page.goBack()
    await hydrated(page)
    await expectScroll(page, 500)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    await expectScroll(page, 0)
    await page.goBack()
    await settled(page, projects.hero.title)
    await expectScroll(page, 500)
  })
})

test('each page change gives one title, one description and one address', async ({ page }) => {
  await open(page, '/')
  for (const { path, label, title, description } of [...menu.slice(1), pages.home]) {
    await barLink(page, label).click()
    await expect(page).toHaveTitle(fullTitle(title))
    await expect(page.locator('title')).toHaveCount(1)
    const descriptions = page.locator('meta[name=description]')
    await expect(descriptions).toHaveCount(1)
    await expect(descriptions).toHaveAttribute('content', description)
    const canonicals = page.locator('link[rel=canonical]')
    await expect(canonicals).toHaveCount(1)
    await expect(canonicals).toHaveAttribute('href', company.url + path)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
})

test('each page change is announced and moves the focus to the new title', async ({ page }) => {
  await open(page, '/')
  const live = page.getByRole('status')
  // The first page is the browser's to announce, and keeps the focus where the browser puts it.
  await expect(live).toBeEmpty()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  for (const { label, title } of menu.slice(1, 4)) {
    await barLink(page, label).click()
    await expect(live).toHaveText(title)
    await expect(pageTitle(page)).toBeFocused()
    expect(await focusedText(page)).toBe(await titleOn(page))
  }
  await page.goBack()
  await expect(live).toHaveText(pages.expertises.title)
  await expect.poll(() => focusedText(page)).toBe(expertises.hero.title)
})
