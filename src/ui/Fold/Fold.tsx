import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Stack, Text } from '../primitives.tsx'
import * as styles from './Fold.css.ts'

type FoldProps = {
  id?: string
  question: ReactNode
  className?: string
  children: ReactNode
  call?: ReactNode
}

/** A question of a list; it unfolds to its answer. */
export function Fold({ id, question, className, children, call }: FoldProps) {
  return (
    <details className={classes(styles.ruled, className)}>
      <summary id={id} className={styles.question}>
        {question}
      </summary>
      <Stack gap="s" className={styles.answer}>
        <Text>{children}</Text>
        {call}
      </Stack>
    </details>
  )
}
