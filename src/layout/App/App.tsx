import { CatchBoundary, RouterContextProvider, type RegisteredRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { pages } from '../../words/pages.ts'
import { site } from '../../words/site.ts'
import { QuoteFormHolder, type QuoteFormControl } from '../../quote-form/QuoteFormHolder.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import { Head } from '../Head.tsx'
import { Header } from '../Header/Header.tsx'
import { PageChange } from '../PageChange/PageChange.tsx'
import { useEntries } from '../PageChange/useEntries.ts'
import { Toaster } from '../../ui/Toast/Toast.tsx'
import { VisitorState } from './VisitorState.ts'
import * as styles from './App.css.ts'

/** Not with <RouterProvider>: it would render the matches itself, and scroll at each change of the address. */
export function App({ router }: { router: RegisteredRouter }) {
  const quoteForm = useRef<QuoteFormControl>(null)
  return (
    <RouterContextProvider router={router}>
      <VisitorState>
        <QuoteFormHolder value={quoteForm}>
          <Toaster>
            <CatchBoundary getResetKey={() => ''} errorComponent={Failed}>
              <Shell />
            </CatchBoundary>
          </Toaster>
        </QuoteFormHolder>
      </VisitorState>
    </RouterContextProvider>
  )
}

/** What is left if the bar, the footer or the change of pages fails. */
const Failed = () => (
  <main>
    <ErrorView />
  </main>
)

/** What stands around every page, and stays through all page changes. */
function Shell() {
  const entries = useEntries()
  const { page } = entries.shown
  const [first] = useState(entries.shown)
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <>
      {/* The server writes it by itself (server.tsx). */}
      {!import.meta.env.SSR && <Head page={entries.wanted.page} />}
      {/* Not last: out of sight below the footer, it would make the page taller. The browser itself announces the first page. */}
      <p role="status" className={visuallyHidden}>
        {entries.shown !== first && page.title}
      </p>
      <div className={styles.shell}>
        <FragmentLink to="." search hash={site.mainId} className={styles.skipLink}>
          {site.skipLink}
        </FragmentLink>
        <p className={styles.printHead}>{site.printHead}</p>
        <Header onHome={page === pages.home} open={menuOpen} onOpenChange={setMenuOpen} />
        <main id={site.mainId} className={styles.main} tabIndex={-1} inert={menuOpen}>
          <PageChange {...entries} />
        </main>
        <Footer page={page} inert={menuOpen} />
      </div>
    </>
  )
}
