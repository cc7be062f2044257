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
  /** `undefined` before hydration: until then the browser exposes the popover's state itself. */
  open: boolean | undefined
  onOpenChange: (open: boolean) => void
}

/**
 * Links to all pages: in the header from 1024 px, below in a panel. The panel is a popover, so the browser opens it, closes it on
 * Escape and returns the focus, also without JavaScript. Without the Popover API, the word « Menu » links to the footer's links.
 */
export function Menu({ open, onOpenChange }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()

  // Before hydration the visitor may have opened the menu.
  useEffect(measureScrollbar, [])

  useEffect(() => {
    const close = () => panel.current?.hidePopover()
    // The visitor may have opened the menu before hydration.
    onOpenChange(panel.current?.matches(':popover-open') ?? false)
    const desktop = matchMedia(widths.desktop)
    const onChange = () => {
      if (desktop.matches) close()
    }
    desktop.addEventListener('change', onChange)
    // Also runs at a link to the current page, and at back and forward.
    const unsubscribe = router.subscribe('onBeforeNavigate', close)
    return () => {
      desktop.removeEventListener('change', onChange)
      unsubscribe()
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
        // Escape returns the focus to the element that had it, but Safari does not focus a clicked button.
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
