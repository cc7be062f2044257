import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

type FieldProps = { id: string; label: string; children: ReactNode; wide?: boolean }

/** A label above its control, which has the same `id` and the class `control` or `select` of Field.css.ts. */
export function Field({ id, label, children, wide = false }: FieldProps) {
  return (
    <div className={wide ? styles.wideField : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}
