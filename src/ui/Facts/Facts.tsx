import { MailLinks } from '../Text/MailLinks.tsx'
import { classes } from '../classes.ts'
import * as styles from './Facts.css.ts'

type FactsProps = {
  entries: readonly (readonly [label: string, text: string | null | false | undefined, className?: string])[]
  className?: string | undefined
}

/** Labels and their texts. One without a text is left out. */
export function Facts({ entries, className }: FactsProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {entries.map(
        ([label, text, classOfFact]) =>
          text && (
            <div key={label} className={classes(styles.fact, classOfFact)}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text}>
                <MailLinks>{text}</MailLinks>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
