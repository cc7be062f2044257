/** By which an element is known again: React gives other ids when it renders anew. */
const signatureOf = (element: Element) =>
  [element.tagName, ...['type', 'name', 'href', 'popover'].map((name) => element.getAttribute(name))].join()

/** The elements that may hold what the visitor did, each by its signature and its number among those alike. */
function collect() {
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
export const takeSnapshot = () => ({
  // References, not values: the visitor goes on typing until the page is taken over.
  elements: collect(),
  focused: document.activeElement,
  menu: document.querySelector(':popover-open'),
  /** What React puts into the head once more when it renders the page anew. */
  head: document.head.querySelectorAll('title, [name="description"], [name="robots"], [rel="canonical"]'),
})

/**
 * If others had changed the page, React renders it anew. The elements that it has taken out still hold what the visitor did, and
 * it is given to their successors.
 */
export function handOver({ elements, focused, menu, head }: ReturnType<typeof takeSnapshot>) {
  const [first] = elements.values()
  if (!first || first.isConnected) return
  for (const tag of head) tag.remove()
  const after = collect()
  for (const [signature, old] of elements) {
    const successor = after.get(signature)
    if (!successor) continue
    copyState(old, successor)
    if (old === menu) successor.showPopover()
    if (old === focused) copyFocus(old, successor)
  }
}

const isText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isField = (element: Element) => isText(element) || element instanceof HTMLSelectElement

function copyState(old: HTMLElement, successor: HTMLElement) {
  if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) successor.open = old.open
  if (old instanceof HTMLInputElement && successor instanceof HTMLInputElement)
    successor.checked = old.checked
  if (!isField(old) || !isField(successor) || old.value === successor.value) return
  successor.value = old.value
  // For React's own listeners.
  successor.dispatchEvent(new Event('input', { bubbles: true }))
}

function copyFocus(old: HTMLElement, successor: HTMLElement) {
  successor.focus({ preventScroll: true })
  if (isText(old) && isText(successor) && old.selectionStart !== null)
    successor.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none')
}
