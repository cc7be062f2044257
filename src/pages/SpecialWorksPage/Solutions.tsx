import { specialWorks } from '../../content/specialWorks.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Solutions.css.ts'

const { title, intro, items } = specialWorks.solutions

/** Three solutions, each one step lower than the one before, like the levels of an excavation. */
export function Solutions() {
  return (
    <Section surface="night" title={title}>
      <Text size="lead">{intro}</Text>
      <Columns as="ul" count={3} className={styles.steps}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <h3>{item.title}</h3>
            <Text className={styles.text}>{item.text}</Text>
          </li>
        ))}
      </Columns>
    </Section>
  )
}
