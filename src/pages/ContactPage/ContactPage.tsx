import { useId } from 'react'
import { contact } from '../../content/contact.ts'
import { quoteForm } from '../../content/quoteForm.ts'
import { QuoteForm } from '../../quote-form/QuoteForm.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import * as styles from './ContactPage.css.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { Faq } from './Faq.tsx'
import { ParisMap } from './ParisMap.tsx'
import { TelephoneNumber } from './TelephoneNumber.tsx'

export default function ContactPage() {
  const titleId = useId()
  return (
    <>
      <PageHead {...contact.hero} />
      <TelephoneNumber />
      <div className={styles.grid}>
        <section className={styles.form} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {quoteForm.title}
          </h2>
          <QuoteForm labelledBy={titleId} />
        </section>
        <ContactDetails />
      </div>
      <ParisMap />
      <Faq />
    </>
  )
}
