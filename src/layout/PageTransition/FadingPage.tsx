import { usePresence } from 'motion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

type FadingPageProps = {
  children: ReactNode
  /** Called when the page comes on screen, before it is painted. True if it was there already. */
  onArrive: () => boolean
}

const noMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Ends the fade that runs, leaves the element as it is on screen, and returns its opacity. */
function hold(element: HTMLElement) {
  const { opacity } = getComputedStyle(element)
  // Not by `commitStyles`, which WebKit counts as an inline style, and the content policy refuses it.
  element.style.opacity = opacity
  for (const running of element.getAnimations()) running.cancel()
  return Number(opacity)
}

function fade(element: HTMLElement, opacity: readonly [from: number, to: number], onEnd?: () => void) {
  const animation = element.animate({ opacity: [...opacity] }, { duration: 500, easing: 'ease-in-out' })
  // What shows once the fade no longer covers it.
  element.style.opacity = String(opacity[1])
  animation.onfinish = () => onEnd?.()
}

/**
 * A page that fades in and out. By the browser's own animations and not by `motion.div`, which calls `commitStyles` when
 * a fade is cut short.
 */
export function FadingPage({ children, onArrive }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()

  const enter = useEffectEvent((element: HTMLElement) => {
    const wasShown = onArrive()
    if (wasShown && element.style.opacity === '') return // the first page, which nothing has faded
    // From what is on screen, so that a page called back while it leaves turns round without a jump.
    const from = wasShown ? hold(element) : 0
    if (noMotion()) element.style.opacity = '1'
    else fade(element, [from, 1])
  })

  const exit = useEffectEvent((element: HTMLElement) => {
    const from = hold(element)
    if (noMotion()) leave?.()
    // The next page comes in the very frame in which this one is gone.
    else fade(element, [from, 0], () => flushSync(() => leave?.()))
  })

  // Arriving is settled before the browser paints…
  useLayoutEffect(() => {
    if (present && box.current) enter(box.current)
  }, [present])

  // …leaving is not: AnimatePresence listens for its end only from its own layout effect on.
  useEffect(() => {
    if (!present && box.current) exit(box.current)
  }, [present])

  return <div ref={box}>{children}</div>
}
