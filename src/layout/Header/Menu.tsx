import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link, useRouter } from '@tanstack/react-router'
import { memo, Suspense, useCallback, useEffect, useRef } from 'react'
import { widths } from '../../../styles/responsive.ts'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { navigation } from '../../navigation.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import * as bar from './Header.css.ts'
import * as styles from './Menu.css.ts'
import { hasPopover, usePopoverFallback } from './popover.ts'

const menuId = 'menu'

type MenuProps = {
  /** Undefined until a script has checked: the browser may already have opened it. */
  open: boolean | undefined
  onToggle: (open: boolean) => void
}

/**
 * The links to all pages: in the bar from 1024 px, else in a panel. The panel is the browser's own popover, so it
 * opens, closes on Escape and returns the focus even without scripts. In a browser without popovers the script does the
 * same. Until it has loaded, or without scripts, such a browser has only the links at the foot of the page.
 */
export const Menu = memo(function Menu({ open, onToggle }: MenuProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const close = useCallback(() => {
    if (hasPopover()) panel.current?.hidePopover()
    else onToggle(false)
  }, [onToggle])
  usePopoverFallback({ open: open === true, close, toggle, panel })

  useEffect(() => {
    // It may have been opened before this script came.
    onToggle(hasPopover() && panel.current?.matches(':popover-open') === true)
    const desktop = matchMedia(widths.desktop)
    desktop.addEventListener('change', close)
    // Back and forward leave the page without a click on a link.
    const stopClosing = router.history.subscribe(close)
    return () => {
      desktop.removeEventListener('change', close)
      stopClosing()
    }
  }, [router, close, onToggle])

  return (
    <>
      <noscript className={bar.toLinks}>
        <a className={bar.toggle} href={`#${site.footer.linksId}`}>
          {site.menu.title}
        </a>
      </noscript>
      <button
        ref={toggle}
        type="button"
        className={bar.toggle}
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          // Escape returns the focus to where it was before, but Safari does not focus a clicked button by itself.
          currentTarget.focus()
          if (!hasPopover()) onToggle(!open)
        }}
      >
        <span className={bar.word}>{open ? site.menu.close : site.menu.title}</span>
        <span className={bar.icon} />
      </button>
      <div
        ref={panel}
        id={menuId}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => onToggle(newState === 'open')}
      >
        <MenuLinks onChoose={close} />
        <Stack gap="s" className={styles.foot}>
          <ButtonAnchor href={telephoneHref} variant="outline">
            {telephoneDisplay}
          </ButtonAnchor>
          <ButtonLink to={pages.contact.path} onClick={close}>
            {site.menu.quote}
          </ButtonLink>
        </Stack>
      </div>
    </>
  )
})

/**
 * The links to all pages. Radix renders its menu a second time as soon as it is mounted. The Suspense boundary moves
 * this work into a task of its own, after the rest of the page has been hydrated.
 */
const MenuLinks = memo(function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <Suspense>
      <NavigationMenu.Root className={styles.menu} aria-label={site.navigationLabel}>
        <NavigationMenu.List className={styles.list}>
          {navigation.map(({ label, isAction, ...link }) => (
            <NavigationMenu.Item key={link.to} className={styles.item}>
              <NavigationMenu.Link asChild>
                <Link {...link} className={isAction ? styles.action : styles.link} onClick={onChoose}>
                  {label}
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </Suspense>
  )
})
