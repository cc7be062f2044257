import {
  CatchBoundary,
  RouterContextProvider,
  useRouter,
  type RegisteredRouter,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Ground } from '../Footer/Ground.tsx'
import { Bar } from '../Header/Bar.tsx'
import {
  createCurrentPage,
  CurrentPageContext,
  useCurrentPage,
  type Prerendered,
} from '../PageTransition/currentPage.ts'
import { followLinks } from '../PageTransition/followLinks.ts'
import { PageNews } from '../PageTransition/PageNews.tsx'
import type { Scripts } from '../PageTransition/PageScripts.tsx'
import { PageTransition } from '../PageTransition/PageTransition.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
// The styles of what only the server renders.
import '../../ui/Logo/Logo.css.ts'
import './Shell.css.ts'

type AppProps = {
  router: RegisteredRouter
  prerendered: Prerendered
  scripts: Scripts
  /** Called once the scripts follow links, back and forward. */
  onFollowing?: () => void
}

/**
 * The application, in a page that the server wrote and that nothing renders anew: it keeps the bar and the footer in step,
 * renders the pages that follow the first one, and the toasts. Not with <RouterProvider>: it would render the matches
 * itself, and scroll at each change of the address. If the application fails, the page stays, and works without scripts.
 */
export function App(props: AppProps) {
  const { router, prerendered, scripts } = props
  const [currentPage] = useState(() => createCurrentPage(router, prerendered))
  return (
    <RouterContextProvider router={router}>
      <CurrentPageContext value={currentPage}>
        <CatchBoundary getResetKey={() => ''} errorComponent={Failed}>
          <Toaster>
            <PageNews />
            <Bar />
            <PageTransition scripts={scripts} />
            <Ground />
            <Following {...props} />
          </Toaster>
        </CatchBoundary>
      </CurrentPageContext>
    </RouterContextProvider>
  )
}

/** The last part: when its effect runs, the others are ready. */
function Following({ router, onFollowing }: AppProps) {
  const currentPage = useCurrentPage()
  useEffect(() => {
    const stops = [currentPage.start(), followLinks(router, currentPage)]
    onFollowing?.()
    return () => stops.forEach((stop) => stop())
  }, [router, currentPage, onFollowing])
  return null
}

/** Without the application the page that the server wrote works; any other is gone or not there yet, and is loaded. */
function Failed() {
  const currentPage = useCurrentPage()
  const { history } = useRouter()
  useEffect(() => {
    const loadAnother = () => {
      if (currentPage.prerenderedBox(currentPage.routeAt(history.location.pathname))) return
      currentPage.keep()
      location.reload()
    }
    loadAnother()
    addEventListener('popstate', loadAnother)
    return () => removeEventListener('popstate', loadAnother)
  }, [currentPage, history])
  return null
}
