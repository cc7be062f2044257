import { useLayoutEffect, useState, type ReactNode } from 'react'

const kinds = 'input, textarea, select, details, [popover], a[href], button, [tabindex]'

type Signature = string

/** By which an element is known again: React gives other ids when it renders anew. */
const signatureOf = (element: Element): Signature =>
  [element.tagName, ...['type', 'name', 'href', 'popover'].map((name) => element.getAttribute(name))].join()

/** The elements that may hold what the visitor did, by signature and in their order. */
function collect() {
  const found = new Map<Signature, HTMLElement[]>()
  for (const element of document.querySelectorAll<HTMLElement>(`#root :is(${kinds})`)) {
    const alike = found.get(signatureOf(element))
    if (alike) alike.push(element)
    else found.set(signatureOf(element), [element])
  }
  return found
}

function hand(old: HTMLElement, successor: HTMLElement) {
  if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) successor.open = old.open
  const isField = (element: HTMLElement) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  if (!isField(old) || !isField(successor)) return
  if (old instanceof HTMLInputElement && successor instanceof HTMLInputElement)
    successor.checked = old.checked
  if (old.value === successor.value) return
  successor.value = old.value
  // For React's own listeners.
  successor.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What a visitor has typed, chosen, unfolded or focused before React took the page over. If others had changed the page, React
 * renders it anew; the elements that are taken out still hold what the visitor did, and it is given to their successors.
 */
export function VisitorState({ children }: { children: ReactNode }) {
  // References, not values: the visitor goes on typing until the page is taken over.
  const [before] = useState(() =>
    import.meta.env.SSR
      ? null
      : {
          elements: collect(),
          focused: document.activeElement,
          menu: document.querySelector(':popover-open'),
        },
  )
  useLayoutEffect(() => {
    if (!before) return
    const after = collect()
    for (const [signature, elements] of before.elements)
      elements.forEach((old, index) => {
        const successor = after.get(signature)?.[index]
        if (old.isConnected || !successor) return
        hand(old, successor)
        if (old === before.menu) successor.showPopover()
        if (old !== before.focused) return
        successor.focus({ preventScroll: true })
        const isText = (element: HTMLElement) =>
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        if (isText(old) && isText(successor) && old.selectionStart !== null)
          successor.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none')
      })
  }, [before])
  return children
}
