import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { site } from '../../content/site.ts'
import { navigation } from '../../navigation.ts'
import * as styles from './Menu.css.ts'

/**
 * The links to all pages. Radix renders its menu a second time as soon as it is mounted. The Suspense boundary moves
 * this work into a task of its own, after the rest of the page has been hydrated.
 */
export const MenuLinks = memo(function MenuLinks({ onChoose }: { onChoose: () => void }) {
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
