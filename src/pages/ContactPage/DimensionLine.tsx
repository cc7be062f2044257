import * as styles from './DimensionLine.css.ts'

/** A dimension line; the text stands in its middle, where a plan has the measurement. */
export function DimensionLine({ children }: { children: string }) {
  return (
    <p className={styles.measured}>
      <span className={styles.measurement}>{children}</span>
    </p>
  )
}
