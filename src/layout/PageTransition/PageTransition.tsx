import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { partOf } from '../../ui/parts.ts'
import { useCurrentPage, useWanted, type RouteId } from './currentPage.ts'
import { PageScripts, type Scripts } from './PageScripts.tsx'

/**
 * Shows the wanted page one at a time: the old page fades out with its content and its scroll position, and only
 * then does the next one mount. It renders the route's component and not an <Outlet/>, which would already show the next
 * page's content in the box that fades. The first page is not rendered: it is what the server wrote.
 */
export function PageTransition({ scripts }: { scripts: Scripts }) {
  const { routesById } = useRouter()
  const { routeId } = useWanted()
  const Page = routesById[routeId].options.component
  return createPortal(
    <AnimatePresence mode="wait">
      <FadingPage key={routeId} routeId={routeId} scripts={scripts}>
        <CatchBoundary getResetKey={() => routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>,
    partOf(document, 'main'),
  )
}

type FadingPageProps = { children: ReactNode; routeId: RouteId; scripts: Scripts }

/** Fades from the opacity on screen: a page that is called back while it fades out must not jump. */
function fade(element: HTMLElement, to: 0 | 1) {
  const { opacity } = getComputedStyle(element)
  for (const running of element.getAnimations()) running.cancel()
  // The value that applies once the animation has ended. Not with `commitStyles`: WebKit takes it for an inline style,
  // which the content policy refuses.
  element.style.opacity = String(to)
  return element.animate({ opacity: [Number(opacity), to] }, { duration: 500, easing: 'ease-in-out' })
}

/** A page that fades in and out. The browser's own animations do this, without the animation engine of `motion.div`. */
function FadingPage({ children, routeId, scripts }: FadingPageProps) {
  const currentPage = useCurrentPage()
  const [prerendered] = useState(() => currentPage.prerenderedBox(routeId))
  const [box, setBox] = useState<HTMLElement | null>(prerendered)
  const [present, leave] = usePresence()

  const noMotion = () =>
    currentPage.get().wanted.isAnimated || matchMedia('(prefers-reduced-motion: reduce)').matches

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
    if (noMotion()) return leave?.()
    // `flushSync` mounts the next page in the same frame in which this one disappears; unless this one is wanted again.
    const fading = fade(element, 0)
    // Another script may cancel it.
    for (const end of ['finish', 'cancel'])
      fading.addEventListener(end, () => {
        if (currentPage.get().wanted.routeId !== routeId) flushSync(() => leave?.())
      })
  })

  // A page must arrive before the browser paints it: a layout effect.
  useLayoutEffect(() => {
    if (present && box) enter(box)
  }, [present, box])

  // A page must not leave that early: AnimatePresence ignores `leave` until its own layout effect has run.
  useEffect(() => {
    if (!present && box) exit(box)
  }, [present, box])

  return (
    <>
      {!prerendered && <div ref={setBox}>{children}</div>}
      {box && <PageScripts box={box} scripts={scripts} />}
    </>
  )
}
