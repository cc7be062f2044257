import { useId } from 'react'
import { contact } from '../../content/contact.ts'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './Faq.css.ts'

const { title, items } = contact.faq

/** In two columns: the title stays at the left while the questions scroll at the right. */
export function Faq() {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <div className={styles.columns}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.list}>
          {items.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
