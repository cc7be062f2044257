import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Long, because the chunk of a page or toast loads slowly on a busy machine; the wait ends as soon as the condition holds.
configure({ asyncUtilTimeout: 60_000 })

// Stubs for browser APIs that the site uses and jsdom lacks, as far as the tests need them. Popovers, layout and media
// queries are tested end to end.

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
// Only `prefers-reduced-motion` matches, because jsdom animates nothing.
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
