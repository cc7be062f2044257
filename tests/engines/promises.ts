import { company } from '../../src/content/company.ts'
import { pages } from '../../src/content/pages.ts'
import { projects } from '../../src/content/projects.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { site } from '../../src/content/site.ts'
import { holdFades } from '../e2e/fixtures.ts'
import { menu, paths } from '../pages.ts'
import { boxesInChromium, boxesOfPages, differences } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

// What browsers may do differently, and the site promises in all of them. No test knows which browser it runs in. A test
// also fails on any error, warning or breach of the content policy in the console (fixtures.ts).

const toggle = { kind: 'button', within: 'header' } as const
const inBar = (name: string) => ({ kind: 'link', name, within: 'header' }) as const
const field = (name: string) => ({ kind: 'field', name }) as const
const { fields } = quoteForm
const all = [...paths, '/404']

for (const width of [390, 1440])
  test(`every page is whole at ${width} px`, async ({ come }) => {
    const visitor = await come(pages.home.path, { width })
    for (const path of all) {
      await visitor.goTo(path)
      // Lazy pictures load only when they are scrolled to.
      await visitor.ask(async () => {
        for (const image of document.images) {
          image.scrollIntoView({ behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
      })
      const whole = () =>
        visitor.ask(() => ({
          headings: document.querySelectorAll('h1').length,
          tooWide: document.documentElement.scrollWidth > innerWidth,
          noPicture: Array.from(document.images)
            .filter((image) => image.getClientRects().length > 0 && image.naturalWidth === 0)
            .map(({ src }) => src),
          font: document.fonts.check('1em Archivo'),
        }))
      await expect
        .poll(whole, { message: path })
        .toEqual({ headings: 1, tooWide: false, noPicture: [], font: true })
    }
  })

for (const width of [390, 1440])
  test(`every page is laid out as in a Chromium of today at ${width} px`, async ({ come, baseURL }) => {
    const expected = await boxesInChromium(width, baseURL ?? '', all)
    const found = await boxesOfPages(await come(pages.home.path, { width }), all)
    for (const [path, boxes] of Object.entries(expected))
      expect.soft(differences(boxes, found[path] ?? []), path).toEqual([])
  })

const menuState = ({ ask }: Visitor) =>
  ask(() => ({
    expanded: document.querySelector('header button')?.getAttribute('aria-expanded'),
    links: Array.from(document.querySelectorAll('header nav a')).filter(
      (link) => link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible',
    ).length,
    inert: document.querySelectorAll('[inert]').length,
  }))
const isOpen = (visitor: Visitor) =>
  expect.poll(() => menuState(visitor)).toEqual({ expanded: 'true', links: menu.length, inert: 2 })
const isClosed = (visitor: Visitor) =>
  expect.poll(() => menuState(visitor)).toEqual({ expanded: 'false', links: 0, inert: 0 })

test('the menu opens by its button, and closes by it, by Escape, from outside, by a link and by going back', async ({
  come,
}) => {
  const visitor = await come(pages.home.path)
  await isClosed(visitor)
  // With the keyboard: WebKit does not focus a button that is clicked.
  await visitor.ask(() => document.querySelector<HTMLElement>('header button')?.focus())
  const byKey = () => visitor.tab.press('Enter')
  const byClick = () => visitor.click(toggle)
  for (const open of [byKey, byClick]) {
    await open()
    await isOpen(visitor)
    await visitor.tab.press('Tab')
    await visitor.tab.press('Escape')
    await isClosed(visitor)
    await expect
      .poll(() => visitor.ask(() => document.activeElement === document.querySelector('header button')))
      .toBe(true)
  }
  for (const close of [
    byClick,
    () => visitor.tab.click({ x: 195, y: 4 }),
    () => visitor.click(inBar(pages.about.label)),
    () => visitor.click(inBar(pages.about.label)),
    visitor.tab.back,
  ]) {
    await visitor.click(toggle)
    await isOpen(visitor)
    await close()
    await isClosed(visitor)
  }
  await visitor.arrivesAt(pages.home)
})

for (const kind of ['finger', 'pen'] as const)
  test(`a ${kind} can do what a mouse can`, async ({ come }) => {
    const visitor = await come(pages.projects.path)
    const tap = visitor.tab.taps[kind]
    test.skip(!tap, 'Its driver has none.')
    await visitor.click(toggle, tap)
    await isOpen(visitor)
    await visitor.click(toggle, tap)
    await isClosed(visitor)
    const { before } = projects.states
    await visitor.click(field(before), tap)
    const chosen = () => visitor.ask(() => document.querySelector('input:checked + label')?.textContent)
    await expect.poll(chosen).toBe(before)

    await visitor.click(toggle, tap)
    await visitor.click(inBar(pages.contact.label), tap)
    await visitor.arrivesAt(pages.contact)
    await isClosed(visitor)
    await visitor.click({ kind: 'summary' }, tap)
    await expect.poll(() => visitor.ask(() => document.querySelectorAll('details[open]').length)).toBe(1)
  })

test('the closed menu takes no tap, also before the scripts', async ({ come }) => {
  for (const scripts of [true, false]) {
    const visitor = await come(pages.home.path, { scripts })
    await visitor.click({ kind: 'link', name: 'Demander un Devis', within: 'main' })
    await visitor.isOn(pages.contact.path)
  }
})

test('a page fades out in its place for half a second, and the next comes at its top', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(500)
  await visitor.ask(holdFades)
  await visitor.click(inBar(pages.projects.label))
  expect(await visitor.fadesFrom(1, 250)).toMatchObject({ top: 500, opacity: 0.5, headings: 1 })
  await visitor.endFade()
  expect(await visitor.fadesFrom(0, 250)).toMatchObject({ top: 0, opacity: 0.5, headings: 1 })
  await visitor.endFade()
  await visitor.arrivesAt(pages.projects)
  expect(await visitor.ask(() => document.activeElement?.localName)).toBe('h1')
})

test('a page that is called back during its fade comes back without a jump', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(500)
  await visitor.ask(holdFades)
  await visitor.click(inBar(pages.contact.label))
  const { opacity } = await visitor.fadesFrom(1, 200)
  await visitor.tab.back()
  expect(await visitor.fadesFrom(opacity, 500)).toMatchObject({ top: 500 })
  await visitor.endFade()
  await visitor.arrivesAt(pages.home)
})

test('back and forward lead to where each page was read', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(800)
  await visitor.click(inBar(pages.projects.label))
  await visitor.arrivesAt(pages.projects)
  await visitor.isAt(0)
  await visitor.scrollTo(400)
  await visitor.tab.back()
  await visitor.arrivesAt(pages.home)
  await visitor.isAt(800)
  await visitor.tab.forward()
  await visitor.arrivesAt(pages.projects)
  await visitor.isAt(400)
})

test('back from elsewhere and a reload find the page as it was left, and it works', async ({ come }) => {
  const visitor = await come(pages.projects.path, { width: 1440 })
  await visitor.scrollTo(300)
  await visitor.goTo('/404')
  await visitor.tab.back()
  await visitor.isOn(pages.projects.path)
  await visitor.isTakenOver()
  await visitor.isAt(300)
  await visitor.scrollTo(900)
  await visitor.tab.reload()
  await visitor.isTakenOver()
  await visitor.isAt(900)
  await visitor.click(inBar(pages.contact.label))
  await visitor.arrivesAt(pages.contact)
})

test('a fragment opened afresh is shown below the bar, and the page works', async ({ come }) => {
  const visitor = await come(`${pages.about.path}#${site.legalId}`, { width: 1440 })
  const top = () =>
    visitor.ask((id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, site.legalId)
  const bar = await visitor.ask(() => document.querySelector('header')?.clientHeight ?? 0)
  await expect.poll(top).toBeGreaterThanOrEqual(bar)
  expect(await top()).toBeLessThan(bar + 120)
  await visitor.click(inBar(pages.contact.label))
  await visitor.arrivesAt(pages.contact)
})

const toasts = ({ ask }: Visitor) =>
  ask(
    (title: string) =>
      Array.from(document.querySelectorAll('li')).filter((item) => item.textContent.includes(title)).length,
    quoteForm.toast.title,
  )
const send = { kind: 'button', name: quoteForm.submit } as const

test('the browser itself refuses an unfilled form, with the field and its label in sight', async ({
  come,
}) => {
  const visitor = await come(pages.contact.path)
  await visitor.click(send)
  const refused = () =>
    visitor.ask(() => [document.activeElement?.id, document.activeElement?.matches(':invalid')])
  await expect.poll(refused).toEqual(['name', true])
  const roomAboveLabel = () =>
    visitor.ask(() => {
      const label = document.querySelector(`label[for="${document.activeElement?.id}"]`)
      const bar = document.querySelector('header')
      return (label?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(roomAboveLabel).toBeGreaterThanOrEqual(0)
  expect(await toasts(visitor)).toBe(0)

  await visitor.click(field(fields.name.label))
  await visitor.tab.type('Zoé')
  await visitor.click(field(fields.email.label))
  await visitor.tab.type('zoe')
  await visitor.click(send)
  await expect.poll(refused).toEqual(['email', true])
  expect(await toasts(visitor)).toBe(0)

  // The same if the field is already in sight, and only its label is under the bar.
  await visitor.goTo(pages.contact.path)
  await visitor.ask(() => {
    const bar = document.querySelector('header')?.clientHeight ?? 0
    const top = document.querySelector('#name')?.getBoundingClientRect().top ?? 0
    scrollBy({ top: top - bar - 4, behavior: 'instant' })
  })
  await visitor.click(send)
  await expect.poll(refused).toEqual(['name', true])
  await expect.poll(roomAboveLabel).toBeGreaterThanOrEqual(0)
})

test('a form sent twice shows one toast with a mail to the letter, and clears nothing', async ({ come }) => {
  const visitor = await come(pages.contact.path)
  const request = { name: 'Zoé Étienne', email: 'zoe@example.org', message: 'Fuite & « humidité » : 20 m²' }
  for (const name of ['name', 'email', 'message'] as const) {
    await visitor.click(field(fields[name].label))
    await visitor.tab.type(request[name])
  }
  // The toast's time stands still, however slow the machine is. That it closes is tested in form.e2e.ts.
  await visitor.ask(() => {
    const start = window.setTimeout
    const unlessToast = (act: () => void, delay?: number) => (delay === 5000 ? 0 : start(act, delay))
    Object.assign(window, { setTimeout: unlessToast })
  })
  await visitor.click(send)
  await expect.poll(() => toasts(visitor)).toBe(1)
  await visitor.click(send)
  const mail = () =>
    visitor.ask(() => document.querySelector('li a[href*="?subject="]')?.getAttribute('href'))
  await expect.poll(async () => decodeURIComponent((await mail()) ?? '')).toContain(request.message)
  expect(await toasts(visitor)).toBe(1)
  expect(await visitor.ask(() => document.querySelector('textarea')?.value)).toBe(request.message)
})

test('without scripts the links and the menu lead on', async ({ come }) => {
  const visitor = await come(pages.home.path, { scripts: false })
  // A browser with popovers opens the menu; in others a link to the footer takes the button's place.
  if (await visitor.ask(() => CSS.supports('selector(:popover-open)'))) {
    await visitor.click(toggle)
    await visitor.click(inBar(pages.about.label))
  } else {
    await visitor.click(inBar(site.menu.title))
    await visitor.click({ kind: 'link', name: pages.about.label, within: 'footer' })
  }
  await visitor.isOn(pages.about.path)
})

test('links in the text are underlined', async ({ come }) => {
  const { ask } = await come(pages.contact.path)
  const line = await ask((email: string) => {
    const link = Array.from(document.querySelectorAll('main a')).find(
      ({ textContent }) => textContent === email,
    )
    return link && getComputedStyle(link).textDecorationLine
  }, company.email)
  expect(line).toBe('underline')
})
