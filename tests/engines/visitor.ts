import { expect } from '@playwright/test'
import { fullTitle, isHydrated } from '../e2e/fixtures.ts'
import type { Tab } from './engine.ts'

/** The kinds of control that a visitor can use. */
const selectors = {
  link: 'a[href]',
  button: 'button',
  field: 'input, select, textarea',
  summary: 'summary',
} as const

type Control = { kind: keyof typeof selectors; name?: string; within?: 'header' | 'main' | 'footer' | 'body' }

/** Runs in the page: waits until it has been painted again. */
async function draw() {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

/** Runs in the page: scrolls to a control and returns the point to click, or null while it is hidden or covered. */
function pointOf(selector: string, name: string | undefined) {
  const control = Array.from(document.querySelectorAll(selector)).find((element) => {
    const label =
      element.getAttribute('aria-label') ?? document.querySelector(`label[for="${element.id}"]`)?.textContent
    const isSeen = element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
    return isSeen && (name === undefined || (label ?? element.textContent).trim() === name)
  })
  if (!control) return null
  const before = control.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight)
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = control.getClientRects()[0]
  if (!box) return null
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return control.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}

/** Runs in the page: what is on screen. */
function look() {
  const headings = document.querySelectorAll('h1')
  let opacity = 1
  for (let element: Element | null = headings[0] ?? null; element; element = element.parentElement)
    opacity *= Number(getComputedStyle(element).opacity)
  return {
    time: performance.now(),
    path: location.pathname,
    title: document.title,
    heading: headings[0]?.textContent ?? '',
    headings: headings.length,
    opacity,
    top: Math.round(scrollY),
    toasts: document.querySelectorAll('[role=region][aria-label^=Notifications] li').length,
  }
}

export type Frame = ReturnType<typeof look>

/** Repeats a check after a page load: between the old page and the new one, neither can be asked. */
const through = (check: () => Promise<void>) => expect(check).toPass({ intervals: [50] })

export function visitorOf(tab: Tab, origin: string, scripts: boolean) {
  /** Runs a function in the page and returns its result. The function cannot use anything else of this file. */
  const ask = async <Args extends unknown[], Answer>(
    question: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => {
    const given = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join()
    // With scripts disabled, Firefox evaluates an expression, but no promise is ever fulfilled.
    const text = await tab.evaluate(
      `((answer) => answer instanceof Promise ? answer.then((late) => JSON.stringify(late ?? null)) : JSON.stringify(answer ?? null))((${question.toString()})(${given}))`,
    )
    const answer: Answer = JSON.parse(text)
    return answer
  }

  /** The point to click on a control, once the control can be clicked and no longer moves. */
  const findPoint = async ({ kind, name, within = 'body' }: Control) => {
    const selector = selectors[kind]
      .split(', ')
      .map((each) => `${within} ${each}`)
      .join()
    const findIt = async () => {
      // After a key press, a browser scrolls to the caret only in the next frame, and so moves what was found before.
      if (scripts) await ask(draw)
      return ask(pointOf, selector, name)
    }
    let point = await findIt()
    await expect
      .poll(
        async () => {
          const last = point
          point = await findIt()
          return point !== null && point.x === last?.x && point.y === last.y
        },
        { message: `${kind} "${name ?? ''}" in ${within} can be used`, intervals: [50] },
      )
      .toBe(true)
    if (!point) throw new Error(`No ${kind} "${name}"`)
    return point
  }

  const visitor = {
    tab,
    ask,
    goTo: (path: string) => tab.goTo(new URL(path, origin).href),
    /** Waits until the scripts have taken the page over. */
    isServed: () => through(async () => expect(await ask(isHydrated), 'the page is hydrated').toBe(true)),
    isOn: (path: string) => through(async () => expect(await ask(() => location.pathname)).toBe(path)),
    click: async (control: Control, by = tab.click) => by(await findPoint(control)),
    scrollTo: async (top: number) => {
      await ask((to: number) => scrollTo({ top: to, behavior: 'instant' }), top)
      await visitor.isAt(top)
    },
    isAt: (top: number) => expect.poll(async () => (await ask(look)).top).toBe(top),
    look: () => ask(look),
    /** Does `act`, which changes the page, and waits until the new page is there and no longer fades. */
    arrivesAt: async ({ path, title }: { path: string; title: string }, act: () => Promise<void>) => {
      const { heading: before } = await ask(look)
      await act()
      await expect
        .poll(async () => {
          const { heading, ...seen } = await ask(look)
          return { ...seen, another: heading !== before }
        })
        .toMatchObject({ path, title: fullTitle(title), another: true, headings: 1, opacity: 1 })
    },
    /** From now on goes back as soon as a fade has begun. In the page: a fade would not wait for the test to react. */
    backDuringFade: () =>
      tab.evaluate(`(() => {
        const look = ${look.toString()}
        const next = () => look().opacity < 0.9 ? history.back() : requestAnimationFrame(next)
        next()
        return ''
      })()`),
    /** Records every frame from now on; `frames` gives them. */
    watch: () =>
      tab.evaluate(`(() => {
        const look = ${look.toString()}
        const next = () => { window.framesSeen.push(look()); requestAnimationFrame(next) }
        window.framesSeen = []
        requestAnimationFrame(next)
        return ''
      })()`),
    frames: async () => {
      const frames: Frame[] = JSON.parse(await tab.evaluate('JSON.stringify(window.framesSeen)'))
      return frames
    },
  }
  return visitor
}

export type Visitor = ReturnType<typeof visitorOf>
