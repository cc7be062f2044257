import { expertises } from '../../content/expertises.ts'
import { Section } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Approach.css.ts'

const { title, steps } = expertises.approach

/** Four steps on one dimension line, which stands upright on narrow windows. */
export function Approach() {
  return (
    <Section surface="muted" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number} id={'id' in step ? step.id : undefined} className={styles.step} tabIndex={-1}>
            <span className={styles.number}>{step.number}</span>
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <Text className={styles.text}>{step.text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
