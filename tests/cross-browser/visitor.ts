import { expect } from '@playwright/test'
import { typesetPattern, fullTitle, isHydrated } from '../e2e/fixtures.ts'

/** A browser window, with Playwright's names for its methods. */
export type BrowserWindow = {
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

/** Opens a browser, with or without JavaScript. */
export type Open = (scripts: boolean) => Promise<BrowserWindow>

export const height = 844

/** The visible control with a label or text or, without `name`, the first visible one. */
type Control = { selector: string; name?: string }

/** Runs in the page: scrolls to a control and returns the point to click, or null while it is hidden or covered. */
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

/** Runs in the page: what it shows. */
const look = () => ({
  path: location.pathname,
  title: document.title,
  headings: document.querySelectorAll('h1').length,
  opacity: Number(getComputedStyle(document.querySelector('main > div') ?? document.body).opacity),
  top: Math.round(scrollY),
})

/** Repeats a check that throws between two documents. */
const through = (check: () => Promise<void>) => expect(check).toPass({ intervals: [50] })

/** Runs a function in the page and returns its result. The function cannot use other names of its file. */
const asking =
  (page: BrowserWindow['page']) =>
  async <Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) => {
    // With JavaScript disabled, Firefox evaluates an expression, but never fulfils a promise.
    const text = await page.evaluate(`((answer, toText = (value) => JSON.stringify(value ?? null)) =>
      answer instanceof Promise ? answer.then(toText) : toText(answer))((${String(question)})(...${JSON.stringify(args)}))`)
    const answer: Awaited<Answer> = JSON.parse(String(text))
    return answer
  }

/** The point of a control, once it can be clicked and no longer moves. */
async function findPoint(ask: ReturnType<typeof asking>, { selector, name = '' }: Control, scripts: boolean) {
  let point: ReturnType<typeof pointOf> = null
  await through(async () => {
    const last = point
    // After a key press, a browser scrolls to the caret in the next frame, which moves the control.
    if (scripts) await ask(() => new Promise(requestAnimationFrame).then(() => null))
    point = await ask(pointOf, selector, name)
    expect(point?.join(), `${selector} "${name}" can be used`).toBe(last?.join() ?? 'none before')
  })
  return point ?? ([NaN, NaN] as const)
}

export function visitorOf({ page, resize }: BrowserWindow, origin: string, scripts: boolean) {
  const ask = asking(page)
  const visitor = {
    page,
    resize,
    ask,
    goTo: async (path: string) => {
      const { href, pathname } = new URL(path, origin)
      await page.goto(href)
      // Firefox's driver may report the load of the previous document.
      await visitor.isOn(pathname)
      if (scripts) await visitor.isHydrated()
    },
    reload: async () => {
      const before = await ask(() => performance.timeOrigin)
      await page.reload()
      // Firefox's driver may still answer from the previous document.
      await through(async () => expect(await ask(() => performance.timeOrigin)).not.toBe(before))
      await visitor.isHydrated()
    },
    isHydrated: () => through(async () => expect(await ask(isHydrated), 'the page is hydrated').toBe(true)),
    isOn: (path: string) => through(async () => expect(await ask(() => location.pathname)).toBe(path)),
    /** In a task of its own: a document that is gone never answers. */
    go: (entries: number) => ask((by: number) => void setTimeout(() => history.go(by)), entries),
    click: async (control: Control) => page.mouse.click(...(await findPoint(ask, control, scripts))),
    scrollTo: async (top: number) => {
      await ask((to: number) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(async () => (await ask(look)).top).toBe(top)
    },
    /** Waits until the page is displayed, at `top` if given, and no longer fades. */
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
