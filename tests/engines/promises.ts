import { company } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { pages } from '../../src/content/pages.ts'
import { projects } from '../../src/content/projects.ts'
import { quoteForm } from '../../src/content/quoteForm.ts'
import { site } from '../../src/content/site.ts'
import { requestMailto } from '../../src/quote-form/mailto.ts'
import { fullTitle } from '../e2e/fixtures.ts'
import { menu, paths } from '../pages.ts'
import { boxesInChromium, boxesOfPages, differences } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { startSlowServer } from './slowServer.ts'
import type { Frame, Visitor } from './visitor.ts'

// What the site promises in every browser. No test knows which browser it runs in. A test also fails on any error,
// warning or breach of the content policy in the console (fixtures.ts).

const toggle = { kind: 'button', within: 'header' } as const
const inBar = (name: string) => ({ kind: 'link', name, within: 'header' }) as const
const field = (name: string) => ({ kind: 'field', name }) as const
const { fields } = quoteForm

for (const width of [390, 1440])
  test(`every page is whole at ${width} px`, async ({ come }) => {
    const visitor = await come(pages.home.path, { width })
    for (const path of [...paths, '/404']) {
      await visitor.goTo(path)
      await visitor.isServed()
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
  test(`every page is laid out as in Chromium at ${width} px`, async ({ come, baseURL }) => {
    const expected = await boxesInChromium(width, baseURL ?? '')
    const found = await boxesOfPages(await come(pages.home.path, { width }))
    for (const [path, boxes] of Object.entries(expected))
      expect.soft(differences(boxes, found[path] ?? []), path).toEqual([])
  })

const opacityOfBar = ({ ask }: Visitor) =>
  ask(() => {
    const { backgroundColor } = getComputedStyle(document.querySelector('header') ?? document.body)
    return Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1)
  })

test('the bar is opaque from 51 px on', async ({ come }) => {
  const visitor = await come(pages.home.path)
  for (const [top, opacity] of [
    [0, 0],
    [50, 0],
    [51, 1],
    [50, 0],
  ] as const) {
    await visitor.scrollTo(top)
    await expect.poll(() => opacityOfBar(visitor)).toBe(opacity)
  }
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

test('the menu opens by its button and closes by it, by Escape and from outside', async ({ come }) => {
  const visitor = await come(pages.about.path)
  const focused = () => visitor.ask(() => document.activeElement === document.querySelector('header button'))
  await isClosed(visitor)
  // With the keyboard: WebKit does not focus a button that is clicked.
  await visitor.ask(() => document.querySelector<HTMLElement>('header button')?.focus())
  await visitor.tab.press('Enter')
  await isOpen(visitor)
  await visitor.tab.press('Tab')
  await visitor.tab.press('Escape')
  await isClosed(visitor)
  await expect.poll(focused).toBe(true)

  // After a click, too, Escape moves the focus to the button.
  await visitor.click(toggle)
  await isOpen(visitor)
  await visitor.tab.press('Tab')
  await visitor.tab.press('Escape')
  await isClosed(visitor)
  await expect.poll(focused).toBe(true)

  await visitor.click(toggle)
  await isOpen(visitor)
  await visitor.click(toggle)
  await isClosed(visitor)

  await visitor.click(toggle)
  await isOpen(visitor)
  await visitor.tab.click({ x: 195, y: 4 })
  await isClosed(visitor)

  await visitor.click(toggle)
  await isOpen(visitor)
  await visitor.tab.resize(1024)
  await expect.poll(() => menuState(visitor)).toMatchObject({ links: menu.length, inert: 0 })
  await visitor.tab.resize(390)
  await isClosed(visitor)
})

test('the menu closes when a link is chosen, and by going back', async ({ come }) => {
  const visitor = await come(pages.home.path)
  await visitor.click(toggle)
  await visitor.arrivesAt(pages.about, () => visitor.click(inBar(pages.about.label)))
  await isClosed(visitor)
  await visitor.click(toggle)
  await visitor.click(inBar(pages.about.label))
  await isClosed(visitor)
  await visitor.click(toggle)
  await isOpen(visitor)
  await visitor.arrivesAt(pages.home, () => visitor.tab.back())
  await isClosed(visitor)
})

test('a finger and a pen can do what a mouse can', async ({ come }) => {
  const taps = ['finger', 'pen'] as const
  let tried = 0
  for (const kind of taps) {
    const visitor = await come(pages.projects.path)
    const tap = visitor.tab.taps[kind]
    if (!tap) continue
    tried += 1
    await visitor.click(toggle, tap)
    await isOpen(visitor)
    await visitor.click(toggle, tap)
    await isClosed(visitor)
    const { before } = projects.states
    await visitor.click(field(before), tap)
    const chosen = () => visitor.ask(() => document.querySelector('input:checked + label')?.textContent)
    await expect.poll(chosen).toBe(before)

    await visitor.click(toggle, tap)
    await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label), tap))
    await isClosed(visitor)
    const [{ question }] = contact.faq.items
    await visitor.click({ kind: 'summary', name: question }, tap)
    await expect
      .poll(() => visitor.ask(() => document.querySelector('details[open] summary')?.textContent))
      .toBe(question)
  }
  expect(tried).toBeGreaterThan(0)
})

test('the closed menu takes no tap, also before the scripts', async ({ come }) => {
  for (const scripts of [true, false]) {
    const visitor = await come(pages.home.path, { scripts })
    await visitor.click({ kind: 'link', name: 'Demander un Devis', within: 'main' })
    await visitor.isOn(pages.contact.path)
  }
})

/** How much the opacity may change between two frames during a fade: a busy machine shows fewer frames. */
const unseenChange = (from: Frame | undefined, to: Frame | undefined) =>
  0.2 + ((to?.time ?? 0) - (from?.time ?? 0)) / 250

test('a page fades out in its place for half a second, and the next comes at its top', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  const { heading: before } = await visitor.look()
  await visitor.scrollTo(500)
  await visitor.watch()
  await visitor.arrivesAt(pages.projects, () => visitor.click(inBar(pages.projects.label)))
  const frames = await visitor.frames()
  const leaving = frames.filter(({ heading }) => heading === before)
  const arriving = frames.filter(({ heading }) => heading !== before && heading !== '')
  expect(Math.max(...frames.map(({ headings }) => headings))).toBe(1)
  expect(new Set(leaving.map(({ top }) => top))).toEqual(new Set([500]))
  expect(new Set(arriving.map(({ top }) => top))).toEqual(new Set([0]))
  const [last, first] = [leaving.at(-1), arriving[0]]
  const unseen = unseenChange(last, first)
  expect(last?.opacity).toBeLessThan(0.1 + unseen)
  expect(first?.opacity).toBeLessThan(0.1 + unseen)
  const start = leaving.findLast(({ opacity }) => opacity === 1)?.time ?? 0
  expect((first?.time ?? 0) - start).toBeGreaterThan(450)
  expect(
    await visitor.ask(() => [
      document.activeElement?.localName,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]),
  ).toEqual(['h1', pages.projects.description])
})

test('a page that is called back during its fade comes back without a jump', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(500)
  await visitor.watch()
  await visitor.backDuringFade()
  await visitor.click(inBar(pages.contact.label))
  const faded = async () => Math.min(...(await visitor.frames()).map(({ opacity }) => opacity))
  await expect.poll(faded).toBeLessThan(0.9)
  await expect.poll(() => visitor.look()).toMatchObject({ path: '/', opacity: 1, top: 500 })
  const frames = await visitor.frames()
  const jumps = frames.filter((frame, index) => {
    const before = frames[index - 1]
    return before && Math.abs(frame.opacity - before.opacity) > unseenChange(before, frame)
  })
  expect(jumps).toEqual([])
  expect(new Set(frames.map(({ heading }) => heading)).size).toBe(1)
})

test('without motion nothing fades', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440, reducedMotion: true })
  await visitor.watch()
  await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label)))
  const shown = (await visitor.frames()).filter(({ heading }) => heading !== '')
  expect(new Set(shown.map(({ opacity }) => opacity))).toEqual(new Set([1]))
})

test('back and forward lead to where each page was read', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(800)
  await visitor.arrivesAt(pages.projects, () => visitor.click(inBar(pages.projects.label)))
  await visitor.isAt(0)
  await visitor.scrollTo(400)
  await visitor.arrivesAt(pages.home, () => visitor.tab.back())
  await visitor.isAt(800)
  await visitor.arrivesAt(pages.projects, () => visitor.tab.forward())
  await visitor.isAt(400)
})

test('back from elsewhere finds the page as it was left, and it works', async ({ come }) => {
  const visitor = await come(pages.projects.path, { width: 1440 })
  await visitor.scrollTo(300)
  await visitor.goTo('/404')
  await visitor.tab.back()
  await visitor.isOn(pages.projects.path)
  await visitor.isServed()
  await visitor.isAt(300)
  await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label)))
})

test('back from another site finds the page as it was left, and it works', async ({ come, baseURL }) => {
  const elsewhere = await startSlowServer(baseURL ?? '')
  const visitor = await come(pages.projects.path, { width: 1440 })
  await visitor.scrollTo(300)
  await visitor.goTo(elsewhere.origin.replace('localhost', '127.0.0.1'))
  await visitor.tab.back()
  await visitor.isOn(pages.projects.path)
  await visitor.isServed()
  await visitor.isAt(300)
  await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label)))
  await elsewhere.close()
})

test('a reload keeps the place, and the page works', async ({ come }) => {
  const visitor = await come(pages.home.path, { width: 1440 })
  await visitor.scrollTo(900)
  await visitor.tab.reload()
  await visitor.isServed()
  await visitor.isAt(900)
  await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label)))
})

test('a fragment opened afresh is shown below the bar, and the page works', async ({ come }) => {
  const visitor = await come(`${pages.about.path}#${site.legalId}`, { width: 1440 })
  const top = () =>
    visitor.ask((id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, site.legalId)
  const bar = await visitor.ask(() => document.querySelector('header')?.clientHeight ?? 0)
  await expect.poll(top).toBeGreaterThanOrEqual(bar)
  expect(await top()).toBeLessThan(bar + 120)
  await visitor.arrivesAt(pages.contact, () => visitor.click(inBar(pages.contact.label)))
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
  await visitor.isServed()
  await visitor.ask(() => {
    const bar = document.querySelector('header')?.clientHeight ?? 0
    const top = document.querySelector('#name')?.getBoundingClientRect().top ?? 0
    scrollBy({ top: top - bar - 4, behavior: 'instant' })
  })
  await visitor.click(send)
  await expect.poll(refused).toEqual(['name', true])
  await expect.poll(roomAboveLabel).toBeGreaterThanOrEqual(0)
})

const request = {
  name: 'Zoé Étienne',
  email: 'zoe@example.org',
  phone: '',
  subject: '',
  message: 'Fuite & « humidité » : 20 m²',
} as const

async function fill(visitor: Visitor) {
  for (const name of ['name', 'email', 'message'] as const) {
    await visitor.click(field(fields[name].label))
    await visitor.tab.type(request[name])
  }
}

test('a sent form clears nothing and shows one toast for five seconds, with a mail to the letter', async ({
  come,
}) => {
  const visitor = await come(pages.contact.path)
  await fill(visitor)
  await visitor.watch()
  await visitor.click(send)
  await expect.poll(() => toasts(visitor)).toBe(1)
  const mail = () =>
    visitor.ask(
      (label: string) =>
        Array.from(document.querySelectorAll('a'))
          .find((link) => link.textContent === label)
          ?.getAttribute('href'),
      quoteForm.toast.action,
    )
  expect(await mail()).toBe(requestMailto(request))
  expect(await visitor.ask(() => document.querySelector('textarea')?.value)).toBe(request.message)
  // Moves the pointer away from the toast: its time stops while the pointer is over it.
  await visitor.tab.click({ x: 195, y: 4 })
  await expect.poll(() => toasts(visitor)).toBe(0)
  const shown = (await visitor.frames()).filter((frame) => frame.toasts === 1)
  const lasted = (shown.at(-1)?.time ?? 0) - (shown[0]?.time ?? 0)
  expect(lasted).toBeGreaterThan(4500)
  expect(lasted).toBeLessThan(8000)
})

test('a form sent twice shows one toast', async ({ come }) => {
  const visitor = await come(pages.contact.path, { width: 1440 })
  await fill(visitor)
  await visitor.watch()
  for (const _ of ['once', 'again']) await visitor.click(send)
  await expect.poll(() => toasts(visitor)).toBe(1)
  const most = async () => Math.max(...(await visitor.frames()).map((frame) => frame.toasts))
  await expect.poll(most).toBe(1)
})

test('what was typed before the scripts stays and counts', async ({ come, baseURL }) => {
  const server = await startSlowServer(baseURL ?? '')
  const visitor = await come(server.origin + pages.contact.path, { served: false })
  await fill(visitor)
  expect(await visitor.ask(() => history.scrollRestoration)).toBe('auto')
  server.release()
  await visitor.isServed()
  await visitor.click(send)
  await expect.poll(() => toasts(visitor)).toBe(1)
  expect(await visitor.ask(() => document.querySelector('textarea')?.value)).toBe(request.message)
  await server.close()
})

test('without scripts every page reads, and its links and its menu lead on', async ({ come }) => {
  const visitor = await come(pages.home.path, { scripts: false })
  for (const { path, title } of menu) {
    await visitor.goTo(path)
    expect((await visitor.look()).title).toBe(fullTitle(title))
    // Another page: a link to the same one loads it again, which could not be told from not having been followed.
    const next = path === pages.contact.path ? pages.home : pages.contact
    await visitor.click({ kind: 'link', name: next.label, within: 'footer' })
    await visitor.isOn(next.path)
  }
  await visitor.goTo(pages.home.path)
  // Without scripts, a browser with popovers opens the menu; in others a link to the footer takes the button's place.
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
