export type Point = { x: number; y: number }

/** One window of one browser, and what a visitor and a developer's console can do there. Points are in CSS pixels. */
export type Tab = {
  goTo: (address: string) => Promise<void>
  /** Evaluates an expression in the page. Its value must be a string, or a promise of one. */
  evaluate: (expression: string) => Promise<string>
  click: (point: Point) => Promise<void>
  /** Taps by the kinds of pointer that its driver has besides a mouse. */
  taps: { finger?: (point: Point) => Promise<void>; pen?: (point: Point) => Promise<void> }
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  type: (text: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  /** Errors and warnings of its console so far. */
  console: () => string[]
  close: () => Promise<void>
}

export type Engine = {
  /** Opens a window of that width, with or without scripts. */
  open: (width: number, scripts: boolean) => Promise<Tab>
  close: () => Promise<void>
}

export const height = 844
