import { useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { absoluteUrl } from '../../content/companyDetails.ts'
import { site } from '../../content/site.ts'
import { useShown, useWanted } from '../currentPage.ts'
import { Footer } from '../Footer/Footer.tsx'
import { FragmentLink } from '../FragmentLink.tsx'
import { Header } from '../Header/Header.tsx'
import { PageTransition } from '../PageTransition/PageTransition.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
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

/** React moves these tags into <head>. In the browser, React takes over those of the prerendered file. */
function Head() {
  const { page } = useWanted()
  return (
    <>
      <title>{page.title + site.titleSuffix}</title>
      <meta name="description" content={page.description} />
      {page.path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteUrl(page.path)} />
      )}
    </>
  )
}

/** Announces the title of each new page to screen readers. The first page is announced by the browser itself. */
function RouteAnnouncer() {
  const { page } = useShown()
  const [firstPage] = useState(page)
  const [firstLeft, setFirstLeft] = useState(false)
  if (!firstLeft && page !== firstPage) setFirstLeft(true)
  return (
    <p role="status" className={visuallyHidden}>
      {firstLeft && page.title}
    </p>
  )
}
