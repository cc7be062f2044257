import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { columns } from './Columns.css.ts'

type ColumnsProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'dl'
  count?: keyof typeof columns
}

/** Columns of the same width, `count` at most; one below the other in a window that has no room for them. */
export function Columns({ as: Element = 'div', count = 12, className, ...props }: ColumnsProps) {
  return <Element {...props} className={classes(columns[count], className)} />
}
