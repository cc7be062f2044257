import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { widths } from '../../../styles/responsive.ts'
import { partOf } from '../../ui/parts.ts'
import { openWithoutPopover } from './Menu.css.ts'

/** Chrome and Edge before 114, Safari before 17 and Firefox before 125 have no popover. */
const hasPopover = () => 'popover' in HTMLElement.prototype

/**
 * Whether the menu is open. Its panel is the browser's own popover, so it opens and closes without scripts too; here the
 * button and what is behind the panel follow it. In a browser without popovers, the script does the same.
 */
export function useMenu() {
  const { history } = useRouter()
  // It may have been opened before this script came.
  const [open, setOpen] = useState(() => hasPopover() && partOf(document, 'menu').matches(':popover-open'))

  useEffect(() => {
    const panel = partOf(document, 'menu')
    const toggle = partOf(document, 'menuToggle')
    const listening = new AbortController()
    const { signal } = listening
    const close = () => {
      if (hasPopover()) panel.hidePopover()
      else setOpen(false)
    }
    panel.addEventListener('toggle', ({ newState }) => setOpen(newState === 'open'), { signal })
    toggle.addEventListener(
      'click',
      () => {
        // Escape returns the focus to where it was before, but Safari does not focus a clicked button by itself.
        toggle.focus()
        if (!hasPopover()) setOpen((before) => !before)
      },
      { signal },
    )
    // Also the link of the page that one is on. What leads elsewhere, such as the telephone, leaves it open.
    panel.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a[href^="/"]')) close()
      },
      { signal },
    )
    matchMedia(widths.desktop).addEventListener('change', close, { signal })
    // Back and forward leave the page without a click on a link.
    const stopClosing = history.subscribe(close)
    return () => {
      listening.abort()
      stopClosing()
    }
  }, [history])

  useEffect(() => {
    partOf(document, 'menuToggle').setAttribute('aria-expanded', String(open))
    for (const name of ['main', 'footer'] as const) partOf(document, name).inert = open
    return open && !hasPopover() ? actAsPopover(() => setOpen(false)) : undefined
  }, [open])

  return open
}

/** What an open popover does by itself, and what its styles do: Escape and a press outside close it, the page stays still. */
function actAsPopover(close: () => void) {
  const toggle = partOf(document, 'menuToggle')
  const listening = new AbortController()
  const { signal } = listening
  document.documentElement.classList.add(openWithoutPopover)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      close()
      toggle.focus()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isInside =
        target instanceof Node && [toggle, partOf(document, 'menu')].some((each) => each.contains(target))
      if (!isInside) close()
    },
    { signal },
  )
  return () => {
    listening.abort()
    document.documentElement.classList.remove(openWithoutPopover)
  }
}
