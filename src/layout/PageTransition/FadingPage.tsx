import { animate } from 'motion/mini'
import { usePresence, useReducedMotion } from 'motion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

type FadingPageProps = {
  children: ReactNode
  /** Called when the page comes on screen, before it is painted; true if it is the first, which does not fade in. */
  onArrive: () => boolean
}

export function FadingPage({ children, onArrive }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()
  const still = useReducedMotion()
  // A fade starts from what is on screen, so that a page called back while it leaves turns round without a jump.
  const onScreen = useRef(false)

  const fadeTo = (opacity: 0 | 1) => {
    const element = box.current
    const start = onScreen.current && element ? Number(getComputedStyle(element).opacity) : 0
    onScreen.current = true
    if (still || !element?.animate) return undefined
    return animate(element, { opacity: [start, opacity] }, { duration: 0.5, ease: 'easeInOut' })
  }

  const enter = useEffectEvent(() => {
    if (!onArrive()) return fadeTo(1)
    onScreen.current = true
    return undefined
  })

  const exit = useEffectEvent(() => {
    const fade = fadeTo(0)
    if (fade) void fade.then(() => leave?.())
    else leave?.()
    return fade
  })

  // Arriving is settled before the browser paints…
  useLayoutEffect(() => {
    if (!present) return undefined
    const fade = enter()
    return () => fade?.stop()
  }, [present])

  // …leaving is not: AnimatePresence listens for its end only from its own layout effect on.
  useEffect(() => {
    if (present) return undefined
    const fade = exit()
    return () => fade?.stop()
  }, [present])

  return <div ref={box}>{children}</div>
}
