import * as styles from './RuledList.css.ts'

type RuledListProps = { items: readonly { title: string; text: string }[] }

/** Terms and what they mean, a hairline between them: values, reasons, promises. */
export function RuledList({ items }: RuledListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.row}>
          <dt className={styles.term}>{title}</dt>
          <dd className={styles.detail}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
