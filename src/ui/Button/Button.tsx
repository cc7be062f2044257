import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { button, type ButtonVariants } from './Button.css.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** Does something on this page; what leads to another page is a `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={classes(button({ variant, size }), className)} />
}

export type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants

/** Looks like a button and leads outside the router: a telephone number, a `mailto:`. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={classes(button({ variant, size }), className)}>
      {children}
    </a>
  )
}

/** Looks like a button and leads to a page; `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
