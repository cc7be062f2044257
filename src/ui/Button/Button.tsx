import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { button, type ButtonVariants } from './Button.css.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** Does something on this page; what leads to another page is a `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={classes(button({ variant, size }), className)} />
}
