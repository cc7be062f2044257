import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { AnimatePresence } from 'motion/react'
import { memo } from 'react'
import type { Page } from '../../content/pages.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { useLeafMatch } from '../useLeafMatch.ts'
import { FadingPage } from './FadingPage.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

/**
 * Shows the page in the address, one at a time: the old page fades out with its content and its scroll position, and
 * only then does the next one mount. It renders the leaf route's component and not an <Outlet/>, which would already
 * show the next page's content in the box that fades.
 *
 * A memo, because otherwise the whole page would be rendered each time the menu opens or closes.
 */
export const PageTransition = memo(function PageTransition({
  onShow,
}: {
  onShow: (page: Page | null) => void
}) {
  const { routesById } = useRouter()
  const { routeId, staticData } = useLeafMatch()
  const arrive = useScrollRestoration()
  const Page = routesById[routeId].options.component
  return (
    <AnimatePresence mode="wait">
      <FadingPage
        key={routeId}
        onArrive={() => {
          onShow(staticData.page)
          return arrive()
        }}
      >
        <CatchBoundary getResetKey={() => routeId} errorComponent={ErrorView}>
          {Page && <Page />}
        </CatchBoundary>
      </FadingPage>
    </AnimatePresence>
  )
})
