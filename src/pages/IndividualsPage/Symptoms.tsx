import { Link } from '@tanstack/react-router'
import { symptoms } from '../../content/symptoms.ts'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './Symptoms.css.ts'

/** Links for visitors who know what they see, but not what it is called. */
export function Symptoms() {
  return (
    <Section id={symptoms.id} tabIndex={-1} title={symptoms.title} className={styles.section}>
      <ul className={styles.doors}>
        {symptoms.items.map(({ label, path, id }) => (
          <li key={id} className={styles.doorway}>
            <Link to={path} hash={id} activeOptions={{ includeHash: true }} className={styles.door}>
              <span className={styles.leaf}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
