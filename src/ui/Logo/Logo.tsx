import { company } from '../../content/company.ts'
import * as styles from './Logo.css.ts'

/** The mark and the company's name, in the colours of the surface they stand on. */
export function Logo() {
  return (
    <span className={styles.logo} data-long={company.name.length > 9 || undefined}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path
          className={styles.building}
          fillRule="evenodd"
          d="M19.2 5.5h2.3V2h4v3.5h6V2h4v3.5h2.3L41 14H16zM16 16.5h25V33H16zm4.2 3.6v8.4h3.2v-8.4zm6.7 0v8.4h3.2v-8.4zm6.7 0v8.4h3.2v-8.4z"
        />
        <path className={styles.angle} d="M5 16.5h6V38h30v6H5z" />
      </svg>
      {company.name}
    </span>
  )
}
