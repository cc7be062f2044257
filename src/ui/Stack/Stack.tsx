import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { gaps } from './Stack.css.ts'

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'li'
  gap?: keyof typeof gaps
}

/** Things one below the other, with the same distance between them. */
export function Stack({ as: Element = 'div', gap = 'm', className, ...props }: StackProps) {
  return <Element {...props} className={classes(gaps[gap], className)} />
}
