import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import * as styles from './Header.css.ts'
import { Menu, type MenuProps } from './Menu.tsx'

/** On the home page it is transparent at the top. Below 1024 px its links are in a menu. */
export function Header({ onHome, ...menu }: { onHome: boolean } & MenuProps) {
  const scrolled = useScrolled()
  const atTop = !scrolled && !menu.open
  const isTransparent = onHome && atTop
  const className = classes(
    isTransparent || menu.open ? surfaces.night : surfaces.plain,
    styles.header,
    atTop && styles.borderless,
    isTransparent && styles.transparent,
    // Without JavaScript the transparent header cannot turn opaque: it scrolls away instead of covering text.
    onHome && scrolled === undefined && styles.notFixed,
  )
  return (
    <header className={className}>
      <div className={styles.content}>
        <Link to={pages.home.path} className={styles.home} aria-label={site.logoLabel}>
          <Logo />
        </Link>
        <a className={styles.phoneLink} href={telephoneHref} aria-label={site.callLabel}>
          <svg className={styles.phoneIcon} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3h4l1.5 5L9 9.5a11 11 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />
          </svg>
          <span className={styles.phoneLabel}>{site.call}</span>
          <span className={styles.phoneNumber}>{telephoneDisplay}</span>
        </a>
        <Menu {...menu} />
      </div>
    </header>
  )
}

/** Whether the page is scrolled by more than 50 px; undefined before hydration. */
function useScrolled() {
  const [scrolled, setScrolled] = useState<boolean>()
  useEffect(() => {
    const update = () => setScrolled(scrollY > 50)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return scrolled
}
