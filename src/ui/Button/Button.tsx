import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { buttonSize, buttonVariant } from './Button.css.ts'

type ButtonVariants = { variant?: keyof typeof buttonVariant; size?: keyof typeof buttonSize }

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** An action on this page. For navigation use `ButtonLink`. */
export function Button({
  variant = 'default',
  size = 'default',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button {...props} type={type} className={classes(buttonSize[size], buttonVariant[variant], className)} />
  )
}

export type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants

/** A link outside the router that looks like a button: `tel:`, `mailto:`. */
export function ButtonAnchor({
  variant = 'default',
  size = 'default',
  className,
  children,
  ...props
}: ButtonAnchorProps) {
  return (
    <a {...props} className={classes(buttonSize[size], buttonVariant[variant], className)}>
      {children}
    </a>
  )
}

/** A link to a page that looks like a button. `to` is checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor)
