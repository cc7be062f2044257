import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** How far down a page was when it was left, which of its texts were unfolded, and which pictures were chosen (1, else 0). */
type SavedState = { top: number; open: number[]; checked: number[] }

const storageKey = 'saved-states'

const detailsElements = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

const radioButtons = () => Array.from(document.querySelectorAll<HTMLInputElement>('main [type="radio"]'))

/** The places of the tab's entries by their keys. Where a browser stores nothing, it may throw. */
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
    // After a reload, back then leads to the top of the page.
  }
}

type Entry = { readonly key: string | undefined; readonly hash: string }

/**
 * Where each entry of the history was left, over a reload too. The router's own restoration knows neither the fade, during which
 * the address is no longer that of the page on screen, nor what is unfolded.
 */
export function useScrollRestoration(displayed: RefObject<Entry>) {
  const savedStates = useRef(new Map<string, SavedState>())

  /** While the entry is still on screen, whatever the address already says. */
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
    // From its back/forward cache, WebKit brings the page back at its top.
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
   * Shows an entry as it was left, but for one that a link leads to once more (`isSameEntry`); else at its fragment, else at the top of
   * the page. Moves the focus.
   */
  const restore = useCallback(({ key, hash }: Entry, isSameEntry: boolean) => {
    const saved = isSameEntry ? undefined : savedStates.current.get(key ?? '')
    const target = document.getElementById(hash)
    // An element inside a closed <details> has no position.
    const details = target?.closest('details')
    if (saved) {
      detailsElements().forEach((each, index) => (each.open = saved.open[index] === 1))
      radioButtons().forEach((each, index) => (each.checked = saved.checked[index] === 1))
    } else if (details) details.open = true
    if (target && !saved) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: saved?.top ?? 0, behavior: 'instant' })
    const focus = target ?? document.querySelector<HTMLElement>('main h1')
    focus?.focus({ preventScroll: true })
  }, [])

  return { save, restore }
}
