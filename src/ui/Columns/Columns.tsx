import { Children, type HTMLAttributes } from 'react'
import { perRow } from '../../../styles/rows.ts'
import { classes } from '../classes.ts'
import { columns } from './Columns.css.ts'

type ColumnsProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'dl'
  count?: 1 | 2 | 3 | 4 | 12
}

const ofEvenRows: Readonly<Record<number, string>> = columns

/** Columns of the same width, `count` at most and in even rows; one below the other in a window that has no room for them. */
export function Columns({ as: Element = 'div', count = 12, className, ...props }: ColumnsProps) {
  const inRow = count === 12 ? count : perRow(Children.count(props.children), count)
  return <Element {...props} className={classes(ofEvenRows[inRow], className)} />
}
