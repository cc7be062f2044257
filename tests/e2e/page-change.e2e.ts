import type { Page } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { about } from '../../src/content/about.ts'
import { contact } from '../../src/content/contact.ts'
import { expertises } from '../../src/content/expertises.ts'
import { home } from '../../src/content/home.ts'
import { pages } from '../../src/content/pages.ts'
import { projects } from '../../src/content/projects.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { site } from '../../src/content/site.ts'
import { menu } from '../pages.ts'
import {
  asSet,
  barLink,
  countLoads,
  expect,
  expectScroll,
  hold,
  holdFades,
  hydrated,
  idle,
  open,
  pageTitle,
  scrollTo,
  test,
} from './fixtures.ts'
import { canonical } from './head.ts'

/** Notes from now on what the frames show: the titles on the page, of which there must be one, and its place. */
const record = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      const titles = Array.from(document.querySelectorAll('h1'), ({ textContent }) =>
        textContent.replace(/\s/g, ' '),
      )
      // React may take a frame to put the next page in the place of the one that is gone.
      if (titles.length > 0) seen.add(`${titles.join(' and ')} at ${Math.round(scrollY)}`)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })

const seenIn = (recording: Awaited<ReturnType<typeof record>>) => recording.evaluate((seen) => [...seen])

const box = (page: Page) => page.locator('main > div')

/** What the fade that stands still shows `time` ms after its start. */
const fadeAt = async (page: Page, time: number) => {
  await expect.poll(() => box(page).evaluate((element) => element.getAnimations().length)).toBe(1)
  return box(page).evaluate((element, currentTime) => {
    const [fade] = element.getAnimations()
    if (fade) fade.currentTime = currentTime
    const [from] = fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes() : []
    return {
      title: element.querySelector('h1')?.textContent,
      from: Number(from?.['opacity']),
      opacity: Number(getComputedStyle(element).opacity),
      duration: fade?.effect?.getTiming().duration,
    }
  }, time)
}

const endFade = (page: Page) => box(page).evaluate((element) => element.getAnimations()[0]?.finish())

/** Waits until the page with this title stands still. */
async function settled(page: Page, title: string) {
  await expect(pageTitle(page)).toHaveText(title)
  await expect(box(page)).toHaveCSS('opacity', '1')
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('the fade', () => {
  test('lets one page go in half a second, in its place, before the next comes at its top', async ({
    page,
  }) => {
    await open(page, '/')
    await page.evaluate(holdFades)
    await scrollTo(page, 500)
    const recording = await record(page)
    await barLink(page, 'Réalisations').click()
    const leaving = { title: home.hero.title, from: 1, duration: 500 }
    expect(await fadeAt(page, 250)).toEqual({ ...leaving, opacity: 0.5 })
    expect((await fadeAt(page, 499.9)).opacity).toBeCloseTo(0)
    await expect(pageTitle(page)).toHaveText(home.hero.title)
    await endFade(page)
    await expect(pageTitle(page)).toHaveText(projects.hero.title)
    const arriving = { title: projects.hero.title, from: 0, duration: 500 }
    expect(await fadeAt(page, 0)).toEqual({ ...arriving, opacity: 0 })
    expect(await fadeAt(page, 250)).toEqual({ ...arriving, opacity: 0.5 })
    await endFade(page)
    await settled(page, projects.hero.title)
    expect(await seenIn(recording)).toEqual([`${home.hero.title} at 500`, `${projects.hero.title} at 0`])
  })

  test('spares the first page', async ({ page }) => {
    await page.addInitScript(holdFades)
    await open(page, '/')
    await idle(page)
    await settled(page, home.hero.title)
  })

  test('shows only the last of three pages wanted in a row', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(holdFades)
    const recording = await record(page)
    for (const label of ['La Société', 'Expertises Techniques', 'Contact']) await barLink(page, label).click()
    await expect(page).toHaveURL('/contact')
    await fadeAt(page, 400)
    await idle(page)
    await endFade(page)
    await expect(pageTitle(page)).toHaveText(contact.hero.title)
    await fadeAt(page, 400)
    await endFade(page)
    await settled(page, contact.hero.title)
    expect(await seenIn(recording)).toEqual([`${home.hero.title} at 0`, `${contact.hero.title} at 0`])
  })

  test('turns round without a jump when the visitor goes back during it', async ({ page }) => {
    // WebKit takes what this writes for an inline style, which the policy refuses; the fade would jump.
    await page.addInitScript(() => {
      Animation.prototype.commitStyles = () => reportError(new Error('commitStyles() was called'))
    })
    await open(page, '/')
    await page.evaluate(holdFades)
    await scrollTo(page, 500)
    const recording = await record(page)
    await barLink(page, 'Particuliers').click()
    const { opacity } = await fadeAt(page, 200)
    expect(opacity).toBeLessThan(0.8)
    await page.goBack()
    await expect.poll(async () => (await fadeAt(page, 0)).from).toBeCloseTo(opacity)
    await endFade(page)
    await settled(page, home.hero.title)
    expect(await seenIn(recording)).toEqual([`${home.hero.title} at 500`])
  })

  test('waits for a page whose script is late, and forgets it once the visitor wants another', async ({
    page,
  }) => {
    await open(page, '/')
    const recording = await record(page)
    const release = await hold(page, '**/AboutPage-*.js')
    await barLink(page, 'La Société').click()
    await expect(page).toHaveURL('/societe')
    await idle(page)
    await settled(page, home.hero.title)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    const late = page.waitForResponse('**/AboutPage-*.js')
    await release()
    await (await late).finished()
    await idle(page)
    await settled(page, contact.hero.title)
    expect(await seenIn(recording)).toEqual([`${home.hero.title} at 0`, `${contact.hero.title} at 0`])
    await expect(page).toHaveURL('/contact')
    await barLink(page, 'La Société').click()
    await settled(page, about.hero.title)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('is no fade at all', async ({ page }) => {
      await page.addInitScript(holdFades)
      await open(page, '/')
      await barLink(page, 'Contact').click()
      await settled(page, contact.hero.title)
      await page.goBack()
      await settled(page, home.hero.title)
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
    await settled(page, home.hero.title)
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
    await page.getByRole('link', { name: quoteForm.rights }).click()
    await settled(page, about.hero.title)
    const rights = page.getByText(asSet(about.legal.rightsText))
    await expect(page).toHaveURL(`/societe#${site.personalDataId}`)
    await expect(page.getByText(asSet(about.legal.personalDataText))).toBeInViewport()
    await expect(rights).toBeVisible()

    await open(page, '/societe')
    await expect(rights).toBeHidden()
    await open(page, '/contact')
    await open(page, `/societe#${site.personalDataId}`)
    await expect(page.getByText(asSet(about.legal.personalDataText))).toBeInViewport()
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
    await page.addInitScript(holdFades)
    await open(page, '/')
    await scrollTo(page, 1500)
    const release = await hold(page, '**/ProjectsPage-*.js')
    const recording = await record(page)
    await barLink(page, 'Réalisations').click()
    await expect(page).toHaveURL('/realisations')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await idle(page)
    const late = page.waitForResponse('**/ProjectsPage-*.js')
    await release()
    await (await late).finished()
    await idle(page)
    await settled(page, home.hero.title)
    expect(await seenIn(recording)).toEqual([`${home.hero.title} at 1500`])
  })

  test('back and forward find the place read after a fragment, not the fragment', async ({ page }) => {
    await open(page, '/expertises')
    const index = page.getByRole('navigation', { name: expertises.indexLabel })
    await index.getByRole('link', { name: 'Réparations et Renforts' }).click()
    await expect(page).toHaveURL('/expertises#reparations-renforts')
    await scrollTo(page, 1400)
    // Not by the mouse: it would first scroll the link from under the bar.
    await index.getByRole('link', { name: 'Sols Techniques' }).dispatchEvent('click')
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
    expect(await seenIn(recording)).toEqual([
      `${contact.hero.title} at 0`,
      `${expertises.hero.title} at 2600`,
    ])
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
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(2600)
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
    await expect(barLink(page, 'La Société')).toHaveAttribute('aria-current', 'page')
    await footerLink(page, 'Mentions légales').click()
    await expect(page).toHaveURL('/societe#mentions-legales')
    await expect(page.locator('#mentions-legales')).toBeFocused()
    await expect(page.getByRole('status')).toBeEmpty()
    await page.goBack()
    await expect(page).toHaveURL('/societe/')
    // Left and come back to, it is React that writes its head.
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    await page.goBack()
    await settled(page, about.hero.title)
    await expect(canonical(page)).toHaveAttribute('href', `${company.url}/societe`)
  })

  test('no page gets the place of another whose script is late', async ({ page }) => {
    await open(page, '/')
    await barLink(page, 'Expertises Techniques').click()
    await settled(page, expertises.hero.title)
    // A document that has not loaded the home page's script, which is now two entries behind the contact page.
    await page.reload()
    await hydrated(page)
    const release = await hold(page, '**/HomePage-*.js')
    await page.evaluate(holdFades)
    await barLink(page, 'Contact').click()
    await fadeAt(page, 100)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/')
    await endFade(page)
    await expect(pageTitle(page)).toHaveText(contact.hero.title)
    await fadeAt(page, 100)
    await endFade(page)
    await scrollTo(page, 300)
    await page.evaluate(() => history.go(2))
    await expect(page).toHaveURL('/contact')
    await idle(page)
    await expectScroll(page, 300)
    await release()
    await page.evaluate(() => history.go(-2))
    await fadeAt(page, 100)
    await endFade(page)
    await expect(pageTitle(page)).toHaveText(home.hero.title)
    await expectScroll(page, 0)
    await page.evaluate(() => history.go(2))
    await expect(page).toHaveURL('/contact')
    await endFade(page)
    await expect(pageTitle(page)).toHaveText(contact.hero.title)
    await expectScroll(page, 300)
  })

  test('the link of the current page leads to its top, without a fade', async ({ page }) => {
    await page.addInitScript(holdFades)
    await open(page, '/societe')
    await scrollTo(page, 600)
    await barLink(page, 'La Société').click()
    await expectScroll(page, 0)
    await idle(page)
    await settled(page, about.hero.title)
  })

  test('a reload keeps the places', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 900)
    await page.reload()
    await hydrated(page)
    await idle(page)
    await expectScroll(page, 900)
    await barLink(page, 'Contact').click()
    await settled(page, contact.hero.title)
    await scrollTo(page, 200)
    await page.reload()
    await hydrated(page)
    await idle(page)
    await expectScroll(page, 200)
    // The pages before the reload, too, and the link of the page one is on adds nothing to the history.
    const entries = await page.evaluate(() => history.length)
    await barLink(page, 'Contact').click()
    await expectScroll(page, 0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await settled(page, home.hero.title)
    await expectScroll(page, 900)
  })
})

test('each page change is announced and moves the focus to the new title', async ({ page }) => {
  await open(page, '/')
  const live = page.getByRole('status')
  // The first page is the browser's to announce, and keeps the focus where the browser puts it.
  await expect(live).toBeEmpty()
  await expect(page.locator('body')).toBeFocused()
  for (const { label, title } of menu.slice(1, 4)) {
    await barLink(page, label).click()
    await expect(live).toHaveText(title)
    await expect(pageTitle(page)).toBeFocused()
  }
  await page.goBack()
  await expect(live).toHaveText(pages.expertises.title)
  await expect(page.getByRole('heading', { level: 1, name: expertises.hero.title })).toBeFocused()
})
