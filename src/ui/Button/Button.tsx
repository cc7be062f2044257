import { createLink } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import { button, type ButtonVariants } from './Button.css.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** Does something on this page; what leads to another page is a `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={classes(button({ variant, size }), className)} />
}

type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants

/** Looks like a button and leads outside the router: a telephone number, a `mailto:`. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={classes(button({ variant, size }), className)}>
      {children}
    </a>
  )
}

/** For a link to what may have changed since it was rendered: it is made once more when it is pressed. */
export const withFreshHref = (href: () => string) => ({
  href: href(),
  onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = href()
  },
})

/** Looks like a button and leads to a page; `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
