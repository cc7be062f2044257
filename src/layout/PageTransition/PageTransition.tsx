import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCurrentPage, useWanted, type Entry } from '../currentPage.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'

/**
 * Shows the wanted page, one at a time: the old page fades out with its content and its scroll position, and only then
 * does the next one mount. It renders the route's component and not an <Outlet/>, which would already show the next
 * page's content in the box that fades.
 *
 * A memo, because otherwise the whole page would be rendered each time the menu opens or closes.
 */
export const PageTransition = memo(function PageTransition() {
  const { routesById } = useRouter()
  const { routeId } = useWanted()
  const Page = routesById[routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage key={routeId} routeId={routeId}>
        <CatchBoundary getResetKey={() => routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})

type FadingPageProps = { children: ReactNode; routeId: Entry['routeId'] }

const noMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades from the opacity on screen: a page that is called back while it fades out must not jump. */
function fade(element: HTMLElement, to: 0 | 1, onEnd: () => void = () => undefined) {
  const { opacity } = getComputedStyle(element)
  for (const running of element.getAnimations()) running.cancel()
  // The value that applies once the animation has ended. Not with `commitStyles`: WebKit takes it for an inline style,
  // which the content policy refuses.
  element.style.opacity = String(to)
  element.animate({ opacity: [Number(opacity), to] }, { duration: 500, easing: 'ease-in-out' }).onfinish =
    onEnd
}

/** A page that fades in and out. The browser's own animations do this, without the animation engine of `motion.div`. */
function FadingPage({ children, routeId }: FadingPageProps) {
  const currentPage = useCurrentPage()
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()

  const enter = useEffectEvent((element: HTMLElement) => {
    if (currentPage.get().shown.routeId !== routeId) {
      currentPage.show()
      element.style.opacity = '0'
    }
    if (element.style.opacity === '') return // the first page, which nothing has faded
    if (noMotion()) element.style.opacity = '1'
    else fade(element, 1)
  })

  const exit = useEffectEvent((element: HTMLElement) => {
    if (noMotion()) leave?.()
    // `flushSync` mounts the next page in the same frame in which this one disappears.
    else fade(element, 0, () => flushSync(() => leave?.()))
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
