import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence } from 'motion/react'
import { memo } from 'react'
import { useWanted } from '../currentPage.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { FadingPage } from './FadingPage.tsx'

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
