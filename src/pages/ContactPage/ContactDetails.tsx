import { useId } from 'react'
import { company } from '../../content/company.ts'
import { mailtoHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import * as styles from './ContactDetails.css.ts'

const { email, explanation } = contact

export function ContactDetails() {
  const emailId = useId()
  const explanationId = useId()
  return (
    <div className={styles.details}>
      <section aria-labelledby={emailId}>
        <h2 id={emailId} className={styles.title}>
          {email.title}
        </h2>
        <a className={styles.link} href={mailtoHref}>
          {company.email}
        </a>
        <p className={styles.text}>{email.text}</p>
      </section>
      <section aria-labelledby={explanationId}>
        <h2 id={explanationId} className={styles.title}>
          {explanation.title}
        </h2>
        <ol className={styles.steps}>
          {explanation.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
