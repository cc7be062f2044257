import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { matchMedia, openPopoverMark, setWindowWidth } from './window.ts'

// A page's or a toast's script may be long in coming on a busy machine; what is awaited ends the wait at once.
configure({ asyncUtilTimeout: 15_000 })

// What jsdom lacks and the site uses. Each stand-in does what a browser does, as far as the tests look at it.

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

const isOpen = (popover: Element) => popover.hasAttribute(openPopoverMark)

const setPopover = (element: Element, open: boolean) => {
  if (open === isOpen(element)) return
  element.toggleAttribute(openPopoverMark, open)
  const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' }
  // A browser tells of it in a task of its own.
  setTimeout(() => element.dispatchEvent(Object.assign(new Event('toggle'), states)))
}

define(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
  setPopover(this, true)
})
define(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
  setPopover(this, false)
})

// Given its `this` by `call`, below.
// oxlint-disable-next-line typescript/unbound-method
const matchesSelector = Element.prototype.matches
define(Element.prototype, 'matches', function (this: Element, selector: string) {
  return selector === ':popover-open' ? isOpen(this) : matchesSelector.call(this, selector)
})

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (popover) setPopover(popover, !isOpen(popover))
})

document.addEventListener('keydown', ({ key }) => {
  const popover = document.querySelector(`[${openPopoverMark}]`)
  if (key === 'Escape' && popover) setPopover(popover, false)
})

const nothing = () => undefined

class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = () => []
}
define(window, 'IntersectionObserver', Observer)
define(window, 'ResizeObserver', Observer)

define(Element.prototype, 'scrollIntoView', nothing)
define(Element.prototype, 'hasPointerCapture', () => false)
define(Element.prototype, 'setPointerCapture', nothing)
define(Element.prototype, 'releasePointerCapture', nothing)
define(navigator, 'sendBeacon', () => true)

beforeEach(() => {
  define(
    window,
    'scrollTo',
    vi.fn(({ top = 0 }: ScrollToOptions) => define(window, 'scrollY', top)),
  )
  define(window, 'scrollY', 0)
  define(window, 'matchMedia', matchMedia)
  setWindowWidth(1440)
})

afterEach(cleanup)
