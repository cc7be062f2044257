import { contact } from '../../content/contact.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { MailLinks } from '../../ui/Text/MailLinks.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './ContactPage.css.ts'

const { title, items } = contact.faq

export function Faq() {
  return (
    <Section>
      <Columns>
        <Title className={column['1 / 6']}>{title}</Title>
        <div className={column['6 / -1']}>
          {items.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>{question}</summary>
              <Text className={styles.answer}>
                <MailLinks>{answer}</MailLinks>
              </Text>
            </details>
          ))}
        </div>
      </Columns>
    </Section>
  )
}
