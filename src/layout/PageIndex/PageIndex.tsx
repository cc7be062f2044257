import { surfaces } from '../../../styles/surfaces.css.ts'
import type { pages } from '../../content/pages.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { FragmentLink } from '../FragmentLink.tsx'
import * as styles from './PageIndex.css.ts'

type PageIndexProps = {
  path: (typeof pages)['expertises' | 'specialWorks']['path']
  label: string
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections of a page, under its head; SectionInView marks the one being read. */
export function PageIndex({ path, label, sections }: PageIndexProps) {
  return (
    <nav className={`${surfaces.concrete} ${styles.index}`} aria-label={label} data-script="pageIndex">
      <ol className={`${container} ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <FragmentLink to={path} search hash={id} className={styles.link}>
              {title}
              <svg className={styles.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 2v15M3.5 10.5 10 17l6.5-6.5" />
              </svg>
            </FragmentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
