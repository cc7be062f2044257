import { surfaces } from '../../../styles/surfaces.css.ts'
import * as styles from './Header.css.ts'

type BarState = {
  onHome: boolean
  /** Whether the page is scrolled by more than 50 px; undefined until a script has checked. */
  scrolled: boolean | undefined
  menuOpen: boolean
}

/** The classes of the bar, each with whether it applies: see-through at the top of the home page, opaque elsewhere. */
export function barClasses({ onHome, scrolled, menuOpen }: BarState): [name: string, applies: boolean][] {
  const atTop = !scrolled && !menuOpen
  const seeThrough = onHome && atTop
  const isNight = seeThrough || menuOpen
  return [
    [surfaces.night, isNight],
    [surfaces.plain, !isNight],
    [styles.bar, true],
    [styles.unlined, atTop],
    [styles.seeThrough, seeThrough],
    // Without its script the see-through bar cannot turn opaque, so it stays at the top, where it is readable.
    [styles.unpinned, onHome && scrolled === undefined],
  ]
}
