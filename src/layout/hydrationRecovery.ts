/** Identifies an element after a client re-render, which generates new ids and new names of radio groups (`useId`). */
const signatureOf = (element: Element) => {
  const attributes = element.matches('[type="radio"]') ? ['type'] : ['type', 'name', 'href', 'popover']
  return [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join()
}

/** The elements that can hold user state, by signature and by position among those with the same signature. */
function statefulElements() {
  const counts = new Map<string, number>()
  const found = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(
    '#root :is(input, textarea, select, details, summary, [popover], a, button, [tabindex])',
  )) {
    const signature = signatureOf(element)
    const count = counts.get(signature) ?? 0
    counts.set(signature, count + 1)
    found.set(`${signature} ${count}`, element)
  }
  return found
}

/** Events of the focus and of the menu, kept from React: most of them make it hydrate synchronously, before the focus has moved. */
const followedEvents = ['pointerdown', 'mousedown', 'change', 'focusin', 'focusout', 'toggle']

/** What a visitor has typed, chosen, opened or focused before hydration, and does until `release` is called. */
export function captureUserState() {
  const listeners = new AbortController()
  const snapshot = {
    // Elements and not their values: the visitor can still type until hydration.
    elements: statefulElements(),
    focused: document.activeElement,
    menu: document.querySelector(':popover-open'),
    /** The tags that a client re-render adds to <head> again. */
    head: document.head.querySelectorAll('title, [name="description"], [name="robots"], [rel="canonical"]'),
    release: () => listeners.abort(),
  }
  const follow = (event: Event) => {
    event.stopPropagation()
    // Read in a microtask: after the event or, if React's commit removed the focused element, after the commit.
    queueMicrotask(() => {
      snapshot.focused = document.activeElement
      snapshot.menu = document.querySelector(':popover-open')
    })
  }
  const options = { capture: true, signal: listeners.signal }
  for (const type of followedEvents) addEventListener(type, follow, options)
  return snapshot
}

/**
 * If another script changed the DOM, hydration fails and React re-renders the page. This copies values, open state, focus and
 * caret from the detached elements to their replacements.
 */
export function restoreUserState({ elements, focused, menu, head }: ReturnType<typeof captureUserState>) {
  const [first] = elements.values()
  if (!first || first.isConnected) return
  for (const tag of head) tag.remove()
  const after = statefulElements()
  for (const [signature, old] of elements) {
    const replacement = after.get(signature)
    if (!replacement) continue
    copyState(old, replacement)
    if (old === menu) replacement.showPopover()
    if (old === focused) copyFocus(old, replacement)
  }
}

function copyState(old: HTMLElement, replacement: HTMLElement) {
  for (const name of ['open', 'checked', 'value']) {
    const value: unknown = Reflect.get(old, name)
    if (value === Reflect.get(replacement, name)) continue
    // React tracks values by a setter of its own on the element. The prototype's setter bypasses it, so that React takes the event
    // for a visitor's change. React listens to `input` on text fields and to `change` on selects.
    Reflect.set(Object.getPrototypeOf(replacement), name, value, replacement)
    for (const type of ['input', 'change']) replacement.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

const isText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function copyFocus(old: HTMLElement, replacement: HTMLElement) {
  replacement.focus({ preventScroll: true })
  if (isText(old) && isText(replacement) && old.selectionStart !== null)
    replacement.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none')
}
