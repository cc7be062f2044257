import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { widths } from '../../../styles/conditions.ts'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { navigation } from '../../navigation.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/primitives.tsx'
import * as header from './Header.css.ts'
import * as styles from './Menu.css.ts'

const menuId = 'menu'

const measureScrollbar = () => {
  const { style, clientWidth } = document.documentElement
  style.setProperty(styles.scrollbarWidth, `${innerWidth - clientWidth}px`)
}

export type MenuProps = {
  /** Undefined until a script has looked: without scripts the browser itself says it. */
  open: boolean | undefined
  onOpenChange: (open: boolean) => void
}

/**
 * The links to all pages: in the bar from 1024 px, else in a panel. The panel is the browser's own popover, so it opens, closes
 * on Escape and returns the focus even without scripts. In a browser without popovers there is no panel, and the word « Menu »
 * leads to the links at the foot of the page.
 */
export function Menu({ open, onOpenChange }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()

  // Before hydration the visitor may have opened the menu.
  useEffect(measureScrollbar, [])

  useEffect(() => {
    const close = () => panel.current?.hidePopover()
    // It may have been opened before this script came.
    onOpenChange(panel.current?.matches(':popover-open') ?? false)
    const desktop = matchMedia(widths.desktop)
    desktop.addEventListener('change', close)
    // Also by the link of the page that one is on, and by back and forward.
    const stopClosing = router.subscribe('onBeforeNavigate', close)
    return () => {
      desktop.removeEventListener('change', close)
      stopClosing()
    }
  }, [router, onOpenChange])

  return (
    <>
      <a className={header.menuFallbackLink} href={`#${site.footer.linksId}`}>
        {site.menu.title}
      </a>
      <button
        type="button"
        className={header.toggle}
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={open}
        // Escape returns the focus to where it was before, but Safari does not focus a clicked button by itself.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <span className={header.labelClosed}>{site.menu.title}</span>
        <span className={header.labelOpen}>{site.menu.close}</span>
        <span className={header.toggleIcon} />
      </button>
      <div
        ref={panel}
        id={menuId}
        popover="auto"
        className={styles.panel}
        // While the menu is open, its lock hides the scrollbar.
        onBeforeToggle={open ? undefined : measureScrollbar}
        onToggle={({ newState }) => onOpenChange(newState === 'open')}
      >
        <Links />
      </div>
    </>
  )
}

const Links = () => (
  <>
    <NavigationMenu.Root className={styles.menu} aria-label={site.navigationLabel}>
      <NavigationMenu.List className={styles.list}>
        {navigation.map(({ label, isAction, ...link }) => (
          <NavigationMenu.Item key={link.to} className={styles.item}>
            <NavigationMenu.Link asChild>
              <Link {...link} className={isAction ? styles.action : styles.link}>
                {label}
              </Link>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
    <Stack gap="s" className={styles.foot}>
      <ButtonAnchor href={telephoneHref} variant="outline">
        {telephoneDisplay}
      </ButtonAnchor>
      <ButtonLink to={pages.contact.path}>{site.menu.quote}</ButtonLink>
    </Stack>
  </>
)
