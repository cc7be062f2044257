import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { leadsNowhere } from '../../content/pages.ts'
import { classes } from '../classes.ts'
import { button, type ButtonVariants } from './Button.css.ts'

type ButtonAnchorProps = ComponentProps<'a'> & ButtonVariants

/** Looks like a button and leads outside the router: a telephone number, a `mailto:`. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={classes(button({ variant, size }), className)}>
      {children}
    </a>
  )
}

/** Looks like a button and leads to a page; `to` is checked against the routes. */
export const ButtonLink = createLink((props: ButtonAnchorProps) =>
  leadsNowhere(props.href) ? null : <ButtonAnchor {...props} />,
)
