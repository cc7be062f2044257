import { MailLinks } from '../MailLinks.tsx'
import { classes } from '../classes.ts'
import * as styles from './Facts.css.ts'

type FactsProps = {
  entries: readonly (readonly [label: string, text: string | null | false | undefined, className?: string])[]
  className?: string | undefined
  isSpread?: boolean
}

/** Labels and their texts. One without a text is left out. */
export function Facts({ entries, className, isSpread = false }: FactsProps) {
  return (
    <dl className={classes(styles.facts, isSpread && styles.spread.facts, className)}>
      {entries.map(
        ([label, text, classOfFact]) =>
          text && (
            <div key={label} className={classes(styles.fact, isSpread && styles.spread.fact, classOfFact)}>
              <dt className={classes(styles.label, isSpread && styles.spread.label)}>{label}</dt>
              <dd className={classes(styles.text, isSpread && styles.spread.text)}>
                <MailLinks>{text}</MailLinks>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
