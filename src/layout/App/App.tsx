import { useMatches } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import { Toaster } from '../../ui/Toast/Toast.tsx'
import { pages, type Page } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { ErrorView } from '../ErrorView/ErrorView.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { DocumentHead } from '../DocumentHead.tsx'
import { Header } from '../Header/Header.tsx'
import { PageTransition } from '../PageTransition/PageTransition.tsx'
import * as styles from './App.css.ts'

/** What stands around every page, and stays through all page changes. */
export function App() {
  const matchedPage = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  if (!matchedPage) throw new Error('The router has matched no page')
  // The page that is wanted comes on screen once the one before has faded out.
  const [displayed, setDisplayed] = useState({ page: matchedPage, isFirst: true })
  const onPageShown = useCallback(
    (page: Page) => setDisplayed((before) => (page === before.page ? before : { page, isFirst: false })),
    [],
  )
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <Toaster>
      <DocumentHead page={matchedPage} />
      {/* Not last: out of sight below the footer, it would make the page taller. The browser itself announces the first page. */}
      <p role="status" className={visuallyHidden}>
        {!displayed.isFirst && displayed.page.title}
      </p>
      <div className={styles.shell}>
        <FragmentLink to="." search hash={site.mainId} className={styles.skipLink}>
          {site.skipLink}
        </FragmentLink>
        <p className={styles.printHead}>{site.printHead}</p>
        <Header onHome={displayed.page === pages.home} open={menuOpen} onOpenChange={setMenuOpen} />
        <main id={site.mainId} className={styles.main} tabIndex={-1} inert={menuOpen}>
          <PageTransition onPageShown={onPageShown} />
        </main>
        <Footer page={displayed.page} inert={menuOpen} />
      </div>
    </Toaster>
  )
}

/** What is left if the bar, the footer or the change of pages fails. */
export const Failed = () => (
  <main>
    <ErrorView />
  </main>
)
