import { usePresence } from 'motion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCurrentPage, type Entry } from '../currentPage.ts'

type FadingPageProps = { children: ReactNode; routeId: Entry['routeId'] }

const noMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Ends the fade that runs, leaves the element as it is on screen, and returns its opacity. */
function hold(element: HTMLElement) {
  const { opacity } = getComputedStyle(element)
  // Not with `commitStyles`: WebKit takes it for an inline style, which the content policy refuses.
  element.style.opacity = opacity
  for (const running of element.getAnimations()) running.cancel()
  return Number(opacity)
}

function fade(element: HTMLElement, opacity: readonly [from: number, to: number], onEnd?: () => void) {
  const animation = element.animate({ opacity: [...opacity] }, { duration: 500, easing: 'ease-in-out' })
  // The value that applies once the animation has ended.
  element.style.opacity = String(opacity[1])
  animation.onfinish = () => onEnd?.()
}

/** A page that fades in and out. The browser's own animations do this, without the animation engine of `motion.div`. */
export function FadingPage({ children, routeId }: FadingPageProps) {
  const currentPage = useCurrentPage()
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()

  const enter = useEffectEvent((element: HTMLElement) => {
    const wasShown = currentPage.get().shown.routeId === routeId
    if (!wasShown) currentPage.show()
    if (wasShown && element.style.opacity === '') return // the first page, which nothing has faded
    // Start from the opacity on screen: a page that is called back while it fades out must not jump.
    const from = wasShown ? hold(element) : 0
    if (noMotion()) element.style.opacity = '1'
    else fade(element, [from, 1])
  })

  const exit = useEffectEvent((element: HTMLElement) => {
    const from = hold(element)
    if (noMotion()) leave?.()
    // `flushSync` mounts the next page in the same frame in which this one disappears.
    else fade(element, [from, 0], () => flushSync(() => leave?.()))
  })

  // A page must arrive before the browser paints it: a layout effect.
  useLayoutEffect(() => {
    if (present && box.current) enter(box.current)
  }, [present])

  // A page must not leave that early: AnimatePresence ignores `leave` until its own layout effect has run.
  useEffect(() => {
    if (!present && box.current) exit(box.current)
  }, [present])

  return <div ref={box}>{children}</div>
}
