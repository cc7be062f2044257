import { useId } from 'react'
import { expertises } from '../../content/expertises.ts'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './Approach.css.ts'

const { title, steps } = expertises.approach

/** Four steps on one dimension line, which stands upright on narrow windows. */
export function Approach() {
  const id = useId()
  return (
    <Section surface="muted" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number} className={styles.step}>
            <span className={styles.number}>{step.number}</span>
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
