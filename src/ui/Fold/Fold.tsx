import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './Fold.css.ts'

type FoldProps = { question: ReactNode; className?: string; children: ReactNode }

/** A question of a list; it unfolds to its answer. */
export function Fold({ question, className, children }: FoldProps) {
  return (
    <details className={classes(styles.ruled, className)}>
      <summary className={styles.question}>{question}</summary>
      <Text className={styles.answer}>{children}</Text>
    </details>
  )
}
