import { Link } from '@tanstack/react-router'
import { telephoneHref } from '../../content/companyDetails.ts'
import { pages, type Page } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { part } from '../../ui/parts.ts'
import { barClasses } from './barClasses.ts'
import * as styles from './Header.css.ts'
import { Menu } from './Menu.tsx'

/** The bar as the server writes it; Bar.tsx keeps it in step. Below 1024 px its links are in a menu. */
export function Header({ page }: { page: Page }) {
  const states = barClasses({ onHome: page === pages.home, scrolled: undefined, menuOpen: false })
  return (
    <header {...part('bar')} className={classes(...states.map(([name, applies]) => applies && name))}>
      <div className={styles.content}>
        <Link to={pages.home.path} className={styles.home} aria-label={site.logoLabel}>
          <Logo />
        </Link>
        <a className={styles.call} href={telephoneHref} aria-label={site.callLabel}>
          <svg className={styles.callSign} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3h4l1.5 5L9 9.5a11 11 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />
          </svg>
        </a>
        <Menu />
      </div>
    </header>
  )
}
