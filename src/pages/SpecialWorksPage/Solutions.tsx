import { useId } from 'react'
import { specialWorks } from '../../content/specialWorks.ts'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './Solutions.css.ts'

const { title, intro, items } = specialWorks.solutions

/** Three solutions, each one step lower than the one before, like the levels of an excavation. */
export function Solutions() {
  const id = useId()
  return (
    <Section surface="night" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.steps}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <h3>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
