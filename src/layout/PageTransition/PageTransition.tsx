import { CatchBoundary, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorFallback } from '../ErrorFallback/ErrorFallback.tsx'
import type { Entry } from './useHistoryEntry.ts'

type EntryProps = {
  /** Called when the entry's page has mounted, or the same page has another entry, before the browser paints. */
  onEnter: (entry: Entry) => void
  /** Called before that entry is replaced or its page unmounts. */
  onLeave: () => void
}

/**
 * Renders one page at a time: the old page fades out before the next mounts. It renders the route's component itself because
 * `<Outlet/>` would show the next page inside the element that is fading out. `memo` keeps the page from rendering with the menu.
 */
export const PageTransition = memo(function PageTransition({
  target,
  ...entryProps
}: EntryProps & { target: Entry }) {
  const { routesById } = useRouter()
  const [initial] = useState(target)
  const Page = routesById[target.routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage key={target.routeId} entry={target} isInitial={target === initial} {...entryProps}>
        <CatchBoundary getResetKey={() => target.routeId} errorComponent={PageError}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})

/**
 * `lazyRouteComponent` loads the document of a page whose chunk is gone, and remembers it in `sessionStorage`. Where storage is
 * blocked, that throws a SecurityError before the document loads.
 */
function PageError({ error }: ErrorComponentProps) {
  const isStorageBlocked = error instanceof Error && error.name === 'SecurityError'
  useEffect(() => {
    if (isStorageBlocked) location.reload()
  }, [isStorageBlocked])
  return isStorageBlocked ? null : <ErrorFallback />
}

/** motion's `useAnimate` would add 2 kB to each page. */
const timing: KeyframeAnimationOptions = { duration: 500, easing: 'ease-in-out' }

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type FadingPageProps = EntryProps & { entry: Entry; isInitial: boolean; children: ReactNode }

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

  // Depends on `present` only, so that other renders do not restart the fade.
  const finishExit = useEffectEvent(() => safeToRemove?.())
  useEffect(() => {
    if (present) return undefined
    if (!box.current || prefersReducedMotion()) {
      finishExit()
      return undefined
    }
    const fade = box.current.animate({ opacity: 0 }, { ...timing, fill: 'forwards' })
    fade.onfinish = () => finishExit()
    // Runs when the visitor returns to the page before the fade ends, or on unmount.
    return () => {
      fade.onfinish = null
      fade.reverse()
    }
  }, [present])

  return <div ref={box}>{children}</div>
}
