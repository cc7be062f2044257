import { mark } from '../../../styles/mark.ts'
import { name } from '../../data/companyDetails.ts'
import { isLong } from './isLong.ts'
import * as styles from './Logo.css.ts'

/** The mark and the company's name, in the colours of the surface they stand on. */
export function Logo() {
  return (
    <span className={styles.logo} data-long={isLong(name) || undefined}>
      <svg className={styles.mark} width="36" height="36" viewBox="0 0 48 48" aria-hidden="true">
        <path className={styles.building} fillRule="evenodd" d={mark.words} />
        <path className={styles.angle} d={mark.accent} />
      </svg>
      {name}
    </span>
  )
}
