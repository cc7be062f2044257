import { logo } from '../../content/apparence.yaml'
import { name } from '../../data/companyDetails.ts'
import { isLong } from './isLong.ts'
import * as styles from './Logo.css.ts'

/** The mark and the company's name, in the colours of the surface they stand on. */
export function Logo() {
  return (
    <span className={styles.logo} data-long={isLong(name) || undefined}>
      <svg className={styles.mark} width="36" height="36" viewBox="0 0 48 48" aria-hidden="true">
        <path className={styles.building} fillRule="evenodd" d={logo.words} />
        <path className={styles.angle} d={logo.accent} />
      </svg>
      {name}
    </span>
  )
}
