import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** The scroll position of a page, its open <details> and its checked radio buttons (1, else 0). */
type SavedState = { top: number; open: number[]; checked: number[] }

const storageKey = 'saved-states'

const detailsElements = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const radioButtons = () => Array.from(document.querySelectorAll<HTMLInputElement>('main [type="radio"]'))

/** Saved states by history key. `sessionStorage` throws where storage is blocked. */
function readSession() {
  try {
    const savedStates: [string, SavedState][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(savedStates)
  } catch {
    return new Map<string, SavedState>()
  }
}

function writeSession(savedStates: Map<string, SavedState>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Array.from(savedStates)))
  } catch {
    // After a reload, going back then scrolls to the top of the page.
  }
}

/** Pairs elements with their saved values, unless a deployment has since changed how many there are. */
function applyTo<Element>(
  elements: Element[],
  saved: number[],
  apply: (element: Element, value: boolean) => void,
) {
  if (elements.length === saved.length)
    elements.forEach((element, index) => apply(element, saved[index] === 1))
}

type Entry = { readonly key: string | undefined; readonly hash: string }

/**
 * Restores an entry of the history as the visitor left it. The router's own scroll restoration knows neither the fade, during which
 * the URL is no longer that of the displayed page, nor <details> and radio buttons. After a reload, the browser and bootstrap.ts
 * restore the first entry; this hook restores the others.
 */
export function useScrollRestoration(displayed: RefObject<Entry>) {
  const savedStates = useRef(new Map<string, SavedState>())

  /** To be called while the entry is still displayed. */
  const save = useCallback(() => {
    savedStates.current.set(displayed.current.key ?? '', {
      top: scrollY,
      open: detailsElements().map(({ open }) => Number(open)),
      checked: radioButtons().map(({ checked }) => Number(checked)),
    })
  }, [displayed])

  useEffect(() => {
    savedStates.current = readSession()
    const onPageHide = () => {
      save()
      writeSession(savedStates.current)
    }
    // WebKit restores a page from its back/forward cache at the top.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const saved = savedStates.current.get(displayed.current.key ?? '')
      if (persisted && saved) scrollTo({ top: saved.top, behavior: 'instant' })
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [displayed, save])

  /**
   * Restores the entry's saved state or, without one, scrolls to its fragment or the top; then moves the focus. With `isSameEntry`
   * (a link to the current URL) saved state is ignored.
   */
  const restore = useCallback(({ key, hash }: Entry, isSameEntry: boolean) => {
    const saved = isSameEntry ? undefined : savedStates.current.get(key ?? '')
    const target = document.getElementById(hash)
    // An element inside a closed <details> has no position.
    const details = target?.closest('details')
    if (saved) {
      applyTo(detailsElements(), saved.open, (each, open) => (each.open = open))
      applyTo(radioButtons(), saved.checked, (each, checked) => (each.checked = checked))
    } else if (details) details.open = true
    if (target && !saved) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: saved?.top ?? 0, behavior: 'instant' })
    const focus = target ?? document.querySelector<HTMLElement>('main h1')
    focus?.focus({ preventScroll: true })
  }, [])

  return { save, restore }
}
