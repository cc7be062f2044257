import type { ReactNode } from 'react'
import * as styles from './DimensionLine.css.ts'

/** A dimension line with a text in its middle, where a plan has the measurement. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.measured}>
      <span className={styles.measurement}>{children}</span>
    </p>
  )
}
