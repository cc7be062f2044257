import { useState } from 'react'
import { site } from '../../content/site.ts'
import { Footer } from '../Footer/Footer.tsx'
import { FragmentLink } from '../FragmentLink.tsx'
import { Header } from '../Header/Header.tsx'
import { PageTransition } from '../PageTransition/PageTransition.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
import { Head } from './Head.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import * as styles from './Shell.css.ts'

/** What stands around every page and stays through a page change. */
export function Shell() {
  const [menuOpen, setMenuOpen] = useState<boolean>()
  return (
    <Toaster>
      <Head />
      {/* Not last: out of sight below the footer, it would make the page taller. */}
      <RouteAnnouncer />
      <div className={styles.shell}>
        <FragmentLink to="." search hash={site.mainId} className={styles.skipLink}>
          {site.skipLink}
        </FragmentLink>
        <p className={styles.printHead}>{site.printHead}</p>
        <Header menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
        <main id={site.mainId} className={styles.main} tabIndex={-1} inert={menuOpen}>
          <PageTransition />
        </main>
        <Footer inert={menuOpen} />
      </div>
    </Toaster>
  )
}
