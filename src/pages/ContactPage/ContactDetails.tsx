import { company } from '../../content/company.ts'
import { mailtoHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import * as styles from './ContactDetails.css.ts'

const { email, explanation } = contact

export function ContactDetails() {
  return (
    <div className={styles.details}>
      <section aria-labelledby="e-mail">
        <h2 id="e-mail" className={styles.title}>
          {email.title}
        </h2>
        <a className={styles.link} href={mailtoHref}>
          {company.email}
        </a>
        <p className={styles.text}>{email.text}</p>
      </section>
      <section aria-labelledby="ensuite">
        <h2 id="ensuite" className={styles.title}>
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
