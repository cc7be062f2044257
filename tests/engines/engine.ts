export type Point = { x: number; y: number }

/** One window of one browser, and what a visitor and a developer's console can do there. Points are in CSS pixels. */
export type Tab = {
  goTo: (address: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Evaluates an expression in the page. Its value must be a string, or a promise of one. */
  evaluate: (expression: string) => Promise<unknown>
  click: (point: Point) => Promise<unknown>
  /** By what its driver has besides a mouse: a finger or, where it has none, a pen. */
  tap: (point: Point) => Promise<unknown>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** Errors and warnings of its console so far. */
  messages: string[]
  close: () => Promise<unknown>
}

export type Engine = {
  /** Opens a window of that width, with or without scripts. */
  open: (width: number, scripts: boolean) => Promise<Tab>
  close: () => Promise<unknown>
}

export const height = 844

/** What the drivers of Chromium and of Firefox call the same. */
type Page = {
  goto: Tab['goTo']
  reload: Tab['reload']
  evaluate: Tab['evaluate']
  mouse: { click: (x: number, y: number) => Promise<unknown> }
  touchscreen: { tap: (x: number, y: number) => Promise<unknown> }
  keyboard: { press: Tab['press']; type: Tab['type'] }
}

export const tabOf = (page: Page, messages: string[], close: Tab['close']): Tab => ({
  goTo: (address) => page.goto(address),
  reload: () => page.reload(),
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  tap: ({ x, y }) => page.touchscreen.tap(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  messages,
  close,
})
