import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { columns, type ColumnsVariants } from './Columns.css.ts'

type ColumnsProps = HTMLAttributes<HTMLElement> & ColumnsVariants & { as?: 'div' | 'ul' | 'ol' | 'dl' }

/** Columns of the same width, one below the other on a phone. */
export function Columns({ as: Element = 'div', count, className, ...props }: ColumnsProps) {
  return <Element {...props} className={classes(columns({ count }), className)} />
}
