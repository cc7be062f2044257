import { useId } from 'react'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import * as styles from './TelephoneNumber.css.ts'

const { title, text } = contact.phone

/** The number as wide as the page, under a dimension line that reads the hours: the whole of it is one link. */
export function TelephoneNumber() {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {title}
      </h2>
      <p className={styles.hours}>
        <span>{text}</span>
      </p>
      <a className={styles.number} href={telephoneHref}>
        {telephoneDisplay}
      </a>
    </section>
  )
}
