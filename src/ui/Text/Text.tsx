import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { balanced, sizes } from './Text.css.ts'

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'dd' | 'li' | 'figcaption'
  size?: keyof typeof sizes
  /** Its lines are of about the same length. */
  isBalanced?: boolean
}

/** Running text in the secondary colour, no wider than can be read with ease. */
export function Text({
  as: Element = 'p',
  size = 'body',
  isBalanced = false,
  className,
  ...props
}: TextProps) {
  return <Element {...props} className={classes(sizes[size], isBalanced && balanced, className)} />
}
