import { useEffect, type RefObject } from 'react'
import { openWithoutPopover } from './Menu.css.ts'

/** Chrome and Edge before 114, Safari before 17 and Firefox before 125 have no popover. */
export const hasPopover = () => 'popover' in HTMLElement.prototype

type Fallback = {
  open: boolean
  close: () => void
  toggle: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

/** What a popover does by itself, and what its styles do: Escape and a press outside close it, the page stays still. */
export function usePopoverFallback({ open, close, toggle, panel }: Fallback) {
  useEffect(() => {
    if (!open || hasPopover()) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      toggle.current?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const outside =
        target instanceof Node && ![toggle, panel].some(({ current }) => current?.contains(target))
      if (outside) close()
    }
    document.documentElement.classList.add(openWithoutPopover)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.documentElement.classList.remove(openWithoutPopover)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, close, toggle, panel])
}
