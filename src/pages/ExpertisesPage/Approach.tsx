import { expertises } from '../../content/expertises.ts'
import { TitleAndContent } from '../../ui/TitleAndContent/TitleAndContent.tsx'
import * as styles from './Approach.css.ts'

const { title, steps } = expertises.approach

export function Approach() {
  return (
    <TitleAndContent surface="muted" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number} className={styles.step}>
            <span className={styles.number}>{step.number}</span>
            <div>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitleAndContent>
  )
}
