import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Stack, Text } from '../primitives.tsx'
import * as styles from './Disclosure.css.ts'

type DisclosureProps = {
  id?: string
  summary: ReactNode
  className?: string
  children: ReactNode
  cta?: ReactNode
}

/** An item of a list: a <summary>, such as a question, and the text that it opens. */
export function Disclosure({ id, summary, className, children, cta }: DisclosureProps) {
  return (
    <details className={classes(styles.ruled, className)}>
      <summary id={id} className={styles.summary}>
        {summary}
      </summary>
      <Stack gap="s" className={styles.content}>
        <Text>{children}</Text>
        {cta}
      </Stack>
    </details>
  )
}
