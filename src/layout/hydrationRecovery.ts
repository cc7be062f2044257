/** By which an element is known again: React gives other ids when it renders anew. */
const signatureOf = (element: Element) =>
  [element.tagName, ...['type', 'name', 'href', 'popover'].map((name) => element.getAttribute(name))].join()

/** The elements that may hold what the visitor did, each by its signature and its number among those alike. */
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

/** What a visitor has typed, chosen, unfolded or focused before React takes the page over. */
export const captureUserState = () => ({
  // References, not values: the visitor goes on typing until the page is taken over.
  elements: statefulElements(),
  focused: document.activeElement,
  menu: document.querySelector(':popover-open'),
  /** What React puts into the head once more when it renders the page anew. */
  head: document.head.querySelectorAll('title, [name="description"], [name="robots"], [rel="canonical"]'),
})

/**
 * If others had changed the page, React renders it anew. The elements that it has taken out still hold what the visitor did, and
 * it is given to their successors.
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

const isText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isField = (element: Element) => isText(element) || element instanceof HTMLSelectElement

function copyState(old: HTMLElement, replacement: HTMLElement) {
  if (old instanceof HTMLDetailsElement && replacement instanceof HTMLDetailsElement)
    replacement.open = old.open
  if (old instanceof HTMLInputElement && replacement instanceof HTMLInputElement)
    replacement.checked = old.checked
  if (!isField(old) || !isField(replacement) || old.value === replacement.value) return
  replacement.value = old.value
  // For React's own listeners.
  replacement.dispatchEvent(new Event('input', { bubbles: true }))
}

function copyFocus(old: HTMLElement, replacement: HTMLElement) {
  replacement.focus({ preventScroll: true })
  if (isText(old) && isText(replacement) && old.selectionStart !== null)
    replacement.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none')
}
