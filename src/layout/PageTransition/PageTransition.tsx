import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '../../data/pages.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { useHistoryEntry, type Entry } from './useHistoryEntry.ts'

/**
 * Shows one page at a time: the old page fades out with its content and its scroll position, and only then does the next one
 * mount. It renders the route's component and not an <Outlet/>, which would already show the next page in the box that fades.
 * The menu, which opens beside it, does not render the page anew. `onShow` is called with each page that comes on screen,
 * before the browser paints it.
 */
export const PageTransition = memo(function PageTransition({
  onPageShown,
}: {
  onPageShown: (page: Page) => void
}) {
  const { routesById } = useRouter()
  const { target, onEnter, onLeave } = useHistoryEntry(onPageShown)
  const [initial] = useState(target)
  const Page = routesById[target.routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage
        key={target.routeId}
        entry={target}
        isInitial={target === initial}
        onEnter={onEnter}
        onLeave={onLeave}
      >
        <CatchBoundary getResetKey={() => target.routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})

/** Not by motion's `useAnimate`, which is 2 kB more for each page. */
const timing: KeyframeAnimationOptions = { duration: 500, easing: 'ease-in-out' }

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type FadingPageProps = {
  entry: Entry
  /** As the server wrote it. */
  isInitial: boolean
  onEnter: (entry: Entry) => void
  /** Called while the entry is still on screen. */
  onLeave: () => void
  children: ReactNode
}

function FadingPage({ entry, isInitial, onEnter, onLeave, children }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, safeToRemove] = usePresence()

  useLayoutEffect(() => {
    onEnter(entry)
    return onLeave
  }, [entry, onEnter, onLeave])

  const fadeIn = useEffectEvent(() => {
    if (!isInitial && !prefersReducedMotion()) box.current?.animate({ opacity: [0, 1] }, timing)
  })
  useLayoutEffect(() => fadeIn(), [])

  // Of presence alone: whatever else is rendered meanwhile, the fade takes its half second.
  const finishExit = useEffectEvent(() => safeToRemove?.())
  useEffect(() => {
    if (present) return undefined
    if (!box.current || prefersReducedMotion()) {
      finishExit()
      return undefined
    }
    const fade = box.current.animate({ opacity: 0 }, { ...timing, fill: 'forwards' })
    fade.onfinish = () => finishExit()
    // The page is called back, or gone.
    return () => {
      fade.onfinish = null
      fade.reverse()
    }
  }, [present])

  return <div ref={box}>{children}</div>
}
