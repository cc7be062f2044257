import { expect } from '@playwright/test'
import { typesetPattern, fullTitle, isHydrated } from '../e2e/fixtures.ts'

/** One window of a browser, by the names Playwright has for what a visitor and a developer's console can do there. */
export type Window = {
  page: {
    goto: (address: string) => Promise<unknown>
    reload: () => Promise<unknown>
    evaluate: (expression: string) => Promise<unknown>
    mouse: { click: (x: number, y: number) => Promise<unknown> }
    keyboard: {
      press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>
      type: (text: string) => Promise<unknown>
    }
  }
  /** The errors and warnings in its console. */
  messages: string[]
  resize: (width: number) => Promise<unknown>
  close: () => Promise<void>
}

/** Opens a browser, with or without scripts. */
export type Open = (scripts: boolean) => Promise<Window>

export const height = 844

/** A control that a visitor can use: by its label or text or, without, the first that is seen. */
type Control = { selector: string; name?: string }

/** In the page: scrolls to a control and returns the point to click, or null while it is hidden or covered. */
function pointOf(selector: string, name: string | undefined) {
  const control = Array.from(document.querySelectorAll(selector)).find((element) => {
    const label =
      element.getAttribute('aria-label') ?? document.querySelector(`label[for="${element.id}"]`)?.textContent
    const isSeen = element.checkVisibility({ visibilityProperty: true })
    return isSeen && (!name || (label ?? element.textContent).trim() === name)
  })
  const around = control?.getBoundingClientRect()
  if (around && (around.top < 0 || around.bottom > innerHeight))
    control?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = control?.getClientRects()[0]
  if (!box) return null
  const point = [box.x + box.width / 2, box.y + box.height / 2] as const
  return control?.contains(document.elementFromPoint(...point)) ? point : null
}

/** In the page: what is on screen. */
const look = () => ({
  path: location.pathname,
  title: document.title,
  headings: document.querySelectorAll('h1').length,
  opacity: Number(getComputedStyle(document.querySelector('main > div') ?? document.body).opacity),
  top: Math.round(scrollY),
})

/** Repeats a check after a page load: between the old page and the new one, neither can be asked. */
const through = (check: () => Promise<void>) => expect(check).toPass({ intervals: [50] })

/** Runs a function in the page and returns its result. The function cannot use anything else of its file. */
const asking =
  (page: Window['page']) =>
  async <Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) => {
    // With scripts disabled, Firefox evaluates an expression, but no promise is ever fulfilled.
    const text = await page.evaluate(`((answer, toText = (value) => JSON.stringify(value ?? null)) =>
      answer instanceof Promise ? answer.then(toText) : toText(answer))((${String(question)})(...${JSON.stringify(args)}))`)
    const answer: Awaited<Answer> = JSON.parse(String(text))
    return answer
  }

/** The point to click on a control, once the control can be clicked and no longer moves. */
async function findPoint(ask: ReturnType<typeof asking>, { selector, name = '' }: Control, scripts: boolean) {
  let point: ReturnType<typeof pointOf> = null
  await through(async () => {
    const last = point
    // After a key press, a browser scrolls to the caret only in the next frame, and so moves what was found before.
    if (scripts) await ask(() => new Promise(requestAnimationFrame).then(() => null))
    point = await ask(pointOf, selector, name)
    expect(point?.join(), `${selector} "${name}" can be used`).toBe(last?.join() ?? 'none before')
  })
  return point ?? ([NaN, NaN] as const)
}

export function visitorOf({ page, resize }: Window, origin: string, scripts: boolean) {
  const ask = asking(page)
  const visitor = {
    page,
    resize,
    ask,
    goTo: async (path: string) => {
      const { href, pathname } = new URL(path, origin)
      await page.goto(href)
      // Firefox's driver may take the end of the page before for the end of this one.
      await visitor.isOn(pathname)
      if (scripts) await visitor.isHydrated()
    },
    reload: async () => {
      const before = await ask(() => performance.timeOrigin)
      await page.reload()
      // Firefox's driver may take the document before for the new one.
      await through(async () => expect(await ask(() => performance.timeOrigin)).not.toBe(before))
      await visitor.isHydrated()
    },
    isHydrated: () => through(async () => expect(await ask(isHydrated), 'the page is taken over').toBe(true)),
    isOn: (path: string) => through(async () => expect(await ask(() => location.pathname)).toBe(path)),
    /** Through the history. In a task of its own, for a page that is gone would never answer. */
    go: (entries: number) => ask((by: number) => void setTimeout(() => history.go(by)), entries),
    click: async (control: Control) => page.mouse.click(...(await findPoint(ask, control, scripts))),
    scrollTo: async (top: number) => {
      await ask((to: number) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(async () => (await ask(look)).top).toBe(top)
    },
    /** Waits until that page is there, at `top` if it is told, and no longer fades. */
    arrivesAt: ({ path, title }: { path: string; title: string }, top?: number) => {
      const shown = {
        path,
        title: expect.stringMatching(typesetPattern(fullTitle(title))),
        headings: 1,
        opacity: 1,
      }
      return through(async () =>
        expect(await ask(look)).toMatchObject(top === undefined ? shown : { ...shown, top }),
      )
    },
  }
  return visitor
}

export type Visitor = ReturnType<typeof visitorOf>
