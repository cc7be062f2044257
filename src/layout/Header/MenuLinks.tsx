import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { site } from '../../content/site.ts'
import { navigation } from '../../navigation.ts'
import * as styles from './Menu.css.ts'

/**
 * The links to all pages. Radix renders its menu a second time as soon as that is on the page: the boundary makes this
 * a task of its own, after the one that ends the hydration of all the rest.
 */
export const MenuLinks = memo(function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <Suspense>
      <NavigationMenu.Root className={styles.menu} aria-label={site.navigationLabel}>
        <NavigationMenu.List className={styles.list}>
          {navigation.map(({ label, ...link }) => (
            <NavigationMenu.Item key={link.to} className={styles.item}>
              <NavigationMenu.Link asChild>
                <Link {...link} className={styles.link} onClick={onChoose}>
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
