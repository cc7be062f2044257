import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { column } from '../Columns/Columns.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './PageHead.css.ts'

type PageHeadProps = {
  title: string
  lead: string
  className?: string | undefined
  titleClass?: string
  children?: ReactNode
}

/** Title and lead of a page that opens without a picture. */
export function PageHead({ title, lead, className, titleClass, children }: PageHeadProps) {
  return (
    <div className={classes(styles.head, className)}>
      <h1 className={classes(column['1 / 7'], styles.title, titleClass)} tabIndex={-1}>
        {title}
      </h1>
      <Stack gap="l" className={`${column['7 / -1']} ${styles.lead}`}>
        <Text size="lead">{lead}</Text>
        {children}
      </Stack>
    </div>
  )
}
