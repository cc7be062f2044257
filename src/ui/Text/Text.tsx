import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { text, type TextVariants } from './Text.css.ts'

type TextProps = HTMLAttributes<HTMLElement> & TextVariants & { as?: 'p' | 'dd' | 'li' | 'figcaption' }

/** Running text in the secondary colour, no wider than can be read with ease. */
export function Text({ as: Element = 'p', size, className, ...props }: TextProps) {
  return <Element {...props} className={classes(text({ size }), className)} />
}
