import { pages } from '../../content/pages.ts'
import { specialWorks } from '../../content/specialWorks.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { column } from '../../ui/Columns/Columns.css.ts'
import * as styles from './ServiceIndex.css.ts'

const { indexLabel, items } = specialWorks.services

/** Links to the page's services, beside its title. */
export function ServiceIndex() {
  return (
    <nav className={`${styles.index} ${column['6 / -1']}`} aria-label={indexLabel}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <FragmentLink to={pages.specialWorks.path} search hash={id} className={styles.link}>
              {title}
              <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 2v15M3.5 10.5 10 17l6.5-6.5" />
              </svg>
            </FragmentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
