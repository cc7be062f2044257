import { CatchBoundary, RouterContextProvider, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createCurrentPage, CurrentPageContext } from '../currentPage.ts'
import { ErrorView, hydration } from '../ErrorView/ErrorView.tsx'
import { Shell } from './Shell.tsx'

/**
 * The site at the router's address. Not with <RouterProvider>: it would render the matches itself, in the browser within
 * a Suspense boundary that the prerendered HTML does not have, and scroll at each change of the address. For
 * `onFollowing` see client.tsx.
 */
export function App({ router, onFollowing }: { router: RegisteredRouter; onFollowing?: () => void }) {
  const [currentPage] = useState(() => createCurrentPage(router))
  useEffect(() => {
    hydration.onError = undefined
    const stop = currentPage.start()
    onFollowing?.()
    return stop
  }, [currentPage, onFollowing])
  return (
    <RouterContextProvider router={router}>
      <CurrentPageContext value={currentPage}>
        <CatchBoundary getResetKey={() => ''} errorComponent={ErrorView}>
          <Shell />
        </CatchBoundary>
      </CurrentPageContext>
    </RouterContextProvider>
  )
}
