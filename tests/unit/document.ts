import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// A page's or a toast's script may be long in coming on a busy machine; what is awaited ends the wait at once.
configure({ asyncUtilTimeout: 60_000 })

// What jsdom lacks and the site uses. Each stand-in does what a browser does, as far as the tests look at it.
// What it cannot have (popover, layout, media) the end-to-end tests see for real.

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

define(HTMLElement.prototype, 'hidePopover', () => undefined)
define(Element.prototype, 'getAnimations', () => [])
define(Element.prototype, 'scrollIntoView', () => undefined)
define(
  window,
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
// Of all that a page may ask, it wants no motion: jsdom animates nothing.
define(window, 'matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: media === '(prefers-reduced-motion: reduce)' }),
)

beforeEach(() => {
  define(
    window,
    'scrollTo',
    vi.fn(({ top = 0 }: ScrollToOptions) => define(window, 'scrollY', top)),
  )
  define(window, 'scrollY', 0)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
