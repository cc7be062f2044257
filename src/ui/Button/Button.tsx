import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { buttonClass, type ButtonVariants } from './buttonClass.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** An action on this page. For navigation use `ButtonLink`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={classes(buttonClass({ variant, size }), className)} />
}

export type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants

/** A link outside the router that looks like a button: `tel:`, `mailto:`. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={classes(buttonClass({ variant, size }), className)}>
      {children}
    </a>
  )
}

/** A link to a page that looks like a button. `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
