type Does<Args extends unknown[]> = (...args: Args) => Promise<unknown>

/** What a visitor, and a developer's console, can do in one window of a browser, by the names Playwright has for it. */
type Page = {
  goto: Does<[address: string]>
  reload: Does<[]>
  /** Evaluates an expression. Its value must be a string, or a promise of one. */
  evaluate: Does<[expression: string]>
  mouse: { click: Does<[x: number, y: number]> }
  keyboard: { press: Does<[key: 'Enter' | 'Escape' | 'Tab']>; type: Does<[text: string]> }
}

/** Opens a window of that width, with or without scripts. Its console writes its errors and warnings to `messages`. */
type Open = (width: number, scripts: boolean, messages: string[]) => Promise<Window>

export type Window = { page: Page; resize: Does<[width: number]>; close: Does<[]> }

export type Engine = { open: Open; close: Does<[]> }

export const height = 844
