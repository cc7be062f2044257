import { contact } from '../../content/contact.ts'
import { TitleAndContent } from '../../ui/TitleAndContent/TitleAndContent.tsx'
import * as styles from './Faq.css.ts'

const { title, items } = contact.faq

export function Faq() {
  return (
    <TitleAndContent title={title}>
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </TitleAndContent>
  )
}
