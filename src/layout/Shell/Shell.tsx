import type { ReactNode } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import type { Page } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { Footer } from '../Footer/Footer.tsx'
import { FragmentLink } from '../FragmentLink.tsx'
import { Header } from '../Header/Header.tsx'
import { Head } from '../PageTransition/Head.tsx'
import type { RouteId } from '../PageTransition/currentPage.ts'
import { part } from '../../ui/parts.ts'
import * as styles from './Shell.css.ts'

type ShellProps = { page: Page; routeId: RouteId; children: ReactNode }

/** What stands around every page, as the server writes it. It stays through all page changes (App.tsx). */
export function Shell({ page, routeId, children }: ShellProps) {
  return (
    <>
      <Head page={page} />
      {/* Not last: out of sight below the footer, it would make the page taller. */}
      <p {...part('announcer')} role="status" className={visuallyHidden} />
      <div className={styles.shell}>
        <FragmentLink to="." search hash={site.mainId} className={styles.skipLink}>
          {site.skipLink}
        </FragmentLink>
        <p className={styles.printHead}>{site.printHead}</p>
        <Header page={page} />
        <main {...part('main')} id={site.mainId} className={styles.main} tabIndex={-1}>
          <div {...part('page')} data-route={routeId}>
            {children}
          </div>
        </main>
        <Footer page={page} />
      </div>
      {/* The toasts come here. */}
      <div {...part('app')} />
    </>
  )
}
