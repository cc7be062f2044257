import { animate } from 'motion/mini'
import { usePresence, useReducedMotion } from 'motion/react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

type FadingPageProps = {
  children: ReactNode
  /** Called when the page comes on screen, before it is painted; true if it is the first, which does not fade in. */
  onArrive: () => boolean
}

export function FadingPage({ children, onArrive }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()
  const still = useReducedMotion()
  // Starts from what is on screen, so that a page called back while it leaves turns round without a jump.
  const opacity = useRef(0)

  const fadeTo = (end: 0 | 1) => {
    const element = box.current
    if (still || !element?.animate) return
    const start = opacity.current === 1 ? Number(getComputedStyle(element).opacity) : opacity.current
    opacity.current = 1
    return animate(element, { opacity: [start, end] }, { duration: 0.5, ease: 'easeInOut' })
  }

  // Arriving is settled before the browser paints…
  useLayoutEffect(() => {
    if (!present) return
    if (onArrive()) {
      opacity.current = 1
      return
    }
    const fade = fadeTo(1)
    return () => fade?.stop()
  }, [present])

  // …leaving is not: AnimatePresence listens for its end only from its own layout effect on.
  useEffect(() => {
    if (present) return
    const fade = fadeTo(0)
    if (fade) void fade.then(leave)
    else leave()
    return () => fade?.stop()
  }, [present])

  return <div ref={box}>{children}</div>
}
