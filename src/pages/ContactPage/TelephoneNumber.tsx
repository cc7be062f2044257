import { useId } from 'react'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import * as styles from './TelephoneNumber.css.ts'

const { title, text } = contact.phone

/** The number is as wide as the page and is one link. Above it, a dimension line shows the opening hours. */
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
