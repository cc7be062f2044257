import { LinkifiedEmails } from '../LinkifiedEmails.tsx'
import { classes } from '../classes.ts'
import * as styles from './DescriptionList.css.ts'

type DescriptionListProps = {
  entries: readonly (readonly [label: string, text: string | null | false | undefined, className?: string])[]
  className?: string | undefined
  isSpread?: boolean
}

/** A <dl> of labels and texts. Entries without a text are not rendered. */
export function DescriptionList({ entries, className, isSpread = false }: DescriptionListProps) {
  return (
    <dl className={classes(styles.list, isSpread && styles.spread.list, className)}>
      {entries.map(
        ([label, text, rowClass]) =>
          text && (
            <div key={label} className={classes(styles.row, isSpread && styles.spread.row, rowClass)}>
              <dt className={classes(styles.label, isSpread && styles.spread.label)}>{label}</dt>
              <dd className={classes(styles.text, isSpread && styles.spread.text)}>
                <LinkifiedEmails>{text}</LinkifiedEmails>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
