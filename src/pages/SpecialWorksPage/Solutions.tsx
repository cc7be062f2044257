import { specialWorks } from '../../content/specialWorks.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Solutions.css.ts'

const { title, intro, items } = specialWorks.solutions

/** Three solutions, each one step lower than the one before, like the levels of an excavation. */
export function Solutions() {
  return (
    <Section surface="night">
      <Columns>
        <Title className={column['1 / 7']}>{title}</Title>
        <Text size="lead" className={column['7 / -1']}>
          {intro}
        </Text>
      </Columns>
      <Columns as="ul" count={3} className={styles.steps}>
        {items.map((item) => (
          <Stack as="li" gap="s" key={item.title} className={styles.step}>
            <h3>{item.title}</h3>
            <Text>{item.text}</Text>
          </Stack>
        ))}
      </Columns>
    </Section>
  )
}
