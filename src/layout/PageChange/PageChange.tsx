import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'motion/react'
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { rememberPlace, type Entry } from './useEntries.ts'

type PageChangeProps = {
  /** The entry whose page is loaded. */
  wanted: Entry
  /** The one on screen. */
  shown: Entry
  /** Called once `entry` is on screen, before the browser paints it. */
  onArrive: (entry: Entry) => void
}

/**
 * Shows one page at a time: the old page fades out with its content and its scroll position, and only then does the next one
 * mount. It renders the route's component and not an <Outlet/>, which would already show the next page in the box that fades.
 * The menu, which opens beside it, does not render the page anew.
 */
export const PageChange = memo(function PageChange({ wanted, ...others }: PageChangeProps) {
  const { routesById } = useRouter()
  const Page = routesById[wanted.routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage key={wanted.routeId} {...others} entry={wanted}>
        <CatchBoundary getResetKey={() => wanted.routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})

/**
 * Not by motion's `useAnimate`: it adds 2 kB to each page, and calls `commitStyles` when it is stopped, which WebKit takes for an
 * inline style and the content policy refuses.
 */
function fade(element: HTMLElement, from: number, to: number) {
  for (const running of element.getAnimations()) running.cancel()
  const fill = to === 0 ? 'forwards' : 'none'
  return element.animate({ opacity: [from, to] }, { duration: 500, easing: 'ease-in-out', fill })
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const opacityOf = (element: HTMLElement) => Number(getComputedStyle(element).opacity)

type FadingPageProps = Omit<PageChangeProps, 'wanted'> & { entry: Entry; children: ReactNode }

function FadingPage({ entry, shown, onArrive, children }: FadingPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const [present, leave] = usePresence()
  // What the server wrote is on screen already.
  const isNew = useRef(entry !== shown)

  useLayoutEffect(() => {
    onArrive(entry)
    return () => void rememberPlace(entry)
  }, [entry, onArrive])

  useLayoutEffect(() => {
    const element = box.current
    if (!present || !element) return
    // One that is called back while it fades out must not jump.
    const from = isNew.current ? 0 : opacityOf(element)
    isNew.current = false
    if (from < 1 && !isStill()) fade(element, from, 1)
  }, [present])

  // Not a layout effect: AnimatePresence ignores `leave` until its own has run.
  useEffect(() => {
    const element = box.current
    if (present || !element) return
    if (isStill()) leave()
    else fade(element, opacityOf(element), 0).addEventListener('finish', leave)
  }, [present, leave])

  return <div ref={box}>{children}</div>
}
