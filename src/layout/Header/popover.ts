import { useEffect, type RefObject } from 'react'

/** Chrome and Edge before 114, Safari before 17 and Firefox before 125 have no popover. */
export const hasPopover = () => 'popover' in HTMLElement.prototype

type Fallback = {
  open: boolean
  close: () => void
  toggle: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

/** What a popover does by itself: Escape and a press outside close it, and Escape gives the focus back. */
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
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, close, toggle, panel])
}
