import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { titleSizes } from '../../ui/Section/Section.css.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './TelephoneNumber.css.ts'

const { phone, emergency } = contact

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
      <Columns className={styles.emergency}>
        <h3 className={`${titleSizes.small} ${column['1 / 6']}`}>{emergency.question}</h3>
        <Text className={column['6 / -1']}>{emergency.answer}</Text>
      </Columns>
    </Region>
  )
}
