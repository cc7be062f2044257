import { useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import { Toaster } from '../../ui/Toast/Toast.tsx'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { ErrorFallback } from '../ErrorFallback/ErrorFallback.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { DocumentHead } from '../DocumentHead.tsx'
import { Header } from '../Header/Header.tsx'
import { PageTransition } from '../PageTransition/PageTransition.tsx'
import { useHistoryEntry } from '../PageTransition/useHistoryEntry.ts'
import * as styles from './RootLayout.css.ts'

/** Everything around the pages; it stays mounted across page transitions. */
export function RootLayout() {
  const { target, displayed, onEnter, onLeave } = useHistoryEntry()
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <Toaster>
      <DocumentHead page={target.page} />
      {/*
        Live region that announces page transitions (the browser announces the first page). Placed first because after the
        footer it would add height.
      */}
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
          <PageTransition target={target} onEnter={onEnter} onLeave={onLeave} />
        </main>
        <Footer page={displayed.page} inert={menuOpen} />
      </div>
    </Toaster>
  )
}

/** Replaces the whole layout if header, footer or page transition throw. */
export const RootError = () => (
  <main>
    <ErrorFallback />
  </main>
)
