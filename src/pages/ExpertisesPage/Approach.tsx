import { expertises } from '../../content/expertises.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Approach.css.ts'

const { title, steps } = expertises.approach

export function Approach() {
  return (
    <Section surface="muted" title={title}>
      <Columns as="ol" count={2}>
        {steps.map((step) => (
          <li key={step.number} id={'id' in step ? step.id : undefined} className={styles.step} tabIndex={-1}>
            <span className={styles.number}>{step.number}</span>
            <h3>{step.title}</h3>
            <Text className={styles.text}>{step.text}</Text>
          </li>
        ))}
      </Columns>
    </Section>
  )
}
