import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link } from '@tanstack/react-router'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { navigation } from '../../navigation.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { part } from '../../ui/parts.ts'
import * as bar from './Header.css.ts'
import * as styles from './Menu.css.ts'

const menuId = 'menu'

/**
 * The links to all pages, as the server writes them: in the bar from 1024 px, else in a panel. The panel is the browser's
 * own popover, so it opens, closes on Escape and returns the focus even without scripts. Without popovers it needs useMenu;
 * until that has come, such a browser has only the links at the foot of the page.
 */
export function Menu() {
  return (
    <>
      <noscript className={bar.toLinks}>
        <a className={bar.toggle} href={`#${site.footer.linksId}`}>
          {site.menu.title}
        </a>
      </noscript>
      <button
        {...part('menuToggle')}
        type="button"
        className={bar.toggle}
        popoverTarget={menuId}
        aria-controls={menuId}
      >
        <span className={bar.wordClosed}>{site.menu.title}</span>
        <span className={bar.wordOpen}>{site.menu.close}</span>
        <span className={bar.icon} />
      </button>
      <div {...part('menu')} id={menuId} popover="auto" className={styles.panel}>
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
      </div>
    </>
  )
}
