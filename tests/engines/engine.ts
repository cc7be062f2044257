/** How a visitor comes. */
export type Visit = { width: number; scripts: boolean; reducedMotion: boolean }

export type Point = { x: number; y: number }

/** One window of one browser, and what a visitor and a developer's console can do there. Points are in CSS pixels. */
export type Tab = {
  goTo: (address: string) => Promise<void>
  /** Runs an expression in the page that gives a string, or the promise of one. */
  evaluate: (expression: string) => Promise<string>
  click: (point: Point) => Promise<void>
  /** By what its driver has beside a mouse. */
  taps: { finger?: (point: Point) => Promise<void>; pen?: (point: Point) => Promise<void> }
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  /** Errors and warnings of its console so far. */
  console: () => string[]
  close: () => Promise<void>
}

export type Engine = {
  open: (visit: Visit) => Promise<Tab>
  close: () => Promise<void>
}

export const height = 844
