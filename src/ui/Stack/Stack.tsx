import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { stack, type StackVariants } from './Stack.css.ts'

type StackProps = HTMLAttributes<HTMLElement> & StackVariants & { as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' }

/** Things one below the other, with the same distance between them. */
export function Stack({ as: Element = 'div', gap, className, ...props }: StackProps) {
  return <Element {...props} className={classes(stack({ gap }), className)} />
}
