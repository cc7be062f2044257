import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import * as styles from './TelephoneNumber.css.ts'

const { phone } = contact

/** The number is as wide as the page and is one link. Above it, a dimension line shows the opening hours. */
export function TelephoneNumber() {
  return (
    <Region className={styles.section}>
      <Title size="hidden">{phone.title}</Title>
      <p className={styles.hours}>
        <span>{phone.text}</span>
      </p>
      <a className={styles.number} href={telephoneHref}>
        {telephoneDisplay}
      </a>
    </Region>
  )
}
