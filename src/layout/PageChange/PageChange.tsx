import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '../../data/pages.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { useEntry, type Entry } from './useEntry.ts'

/**
 * Shows one page at a time: the old page fades out with its content and its scroll position, and only then does the next one
 * mount. It renders the route's component and not an <Outlet/>, which would already show the next page in the box that fades.
 * The menu, which opens beside it, does not render the page anew. `onShow` is called with each page that comes on screen,
 * before the browser paints it.
 */
export const PageChange = memo(function PageChange({ onShow }: { onShow: (page: Page) => void }) {
  const { routesById } = useRouter()
  const { wanted, show, keep } = useEntry(onShow)
  const [first] = useState(wanted)
  const Page = routesById[wanted.routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage key={wanted.routeId} entry={wanted} isOnScreen={wanted === first} show={show} keep={keep}>
        <CatchBoundary getResetKey={() => wanted.routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})

/** Not by motion's `useAnimate`, which is 2 kB more for each page. */
const timing: KeyframeAnimationOptions = { duration: 500, easing: 'ease-in-out' }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type FadingPageProps = {
  entry: Entry
  /** As the server wrote it. */
  isOnScreen: boolean
  show: (entry: Entry) => void
  /** Called while the entry is still on screen. */
  keep: () => void
  children: ReactNode
}

function FadingPage({ entry, isOnScreen, show, keep, children }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, remove] = usePresence()

  useLayoutEffect(() => {
    show(entry)
    return keep
  }, [entry, show, keep])

  const fadeIn = useEffectEvent(() => {
    if (!isOnScreen && !isStill()) box.current?.animate({ opacity: [0, 1] }, timing)
  })
  useLayoutEffect(() => fadeIn(), [])

  // Of presence alone: whatever else is rendered meanwhile, the fade takes its half second.
  const leave = useEffectEvent(() => remove?.())
  useEffect(() => {
    if (present) return undefined
    if (!box.current || isStill()) {
      leave()
      return undefined
    }
    const fade = box.current.animate({ opacity: 0 }, { ...timing, fill: 'forwards' })
    fade.onfinish = () => leave()
    // The page is called back, or gone.
    return () => {
      fade.onfinish = null
      fade.reverse()
    }
  }, [present])

  return <div ref={box}>{children}</div>
}
