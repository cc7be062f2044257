import { company } from '../../content/company.ts'
import { mailtoHref, telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import * as styles from './ContactDetails.css.ts'

const { phone, email, office, explanation } = contact

export function ContactDetails() {
  return (
    <div className={styles.details}>
      <section className={styles.card} aria-labelledby="telephone">
        <h2 id="telephone" className={styles.title}>
          {phone.title}
        </h2>
        <a className={styles.link} href={telephoneHref}>
          {telephoneDisplay}
        </a>
        <p>{phone.text}</p>
      </section>
      <section className={styles.card} aria-labelledby="e-mail">
        <h2 id="e-mail" className={styles.title}>
          {email.title}
        </h2>
        <a className={styles.link} href={mailtoHref}>
          {company.email}
        </a>
        <p>{email.text}</p>
      </section>
      <section className={styles.card} aria-labelledby="bureau">
        <h2 id="bureau" className={styles.title}>
          {office.title}
        </h2>
        <address>
          {company.address.street}
          <br />
          {company.address.postcode} {company.address.city}
        </address>
      </section>
      <section className={styles.card} aria-labelledby="ensuite">
        <h2 id="ensuite" className={styles.title}>
          {explanation.title}
        </h2>
        <ol className={styles.steps}>
          {explanation.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
