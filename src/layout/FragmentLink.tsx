import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * A link to a part of the same page. Its `href` is only the fragment, so that it also works on the not-found page and with
 * a query. The router would mark it as current, since all such links lead to the current page.
 */
export const FragmentLink = createLink(({ href = '', children, ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href.replace(/^[^#]*/, '')} aria-current={undefined}>
    {children}
  </a>
))
