import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type FragmentLinkProps = ComponentProps<'a'> & {
  /** Whether the visitor is at this part of the page. */
  isCurrent?: boolean
}

/**
 * A link to a part of the same page. Its `href` is only the fragment, so that it also works on the not-found page and with
 * a query. The router would mark it as current, since all such links lead to the current page.
 */
export const FragmentLink = createLink(({ href = '', isCurrent, children, ...props }: FragmentLinkProps) => (
  <a {...props} href={href.replace(/^[^#]*/, '')} aria-current={isCurrent ? 'location' : undefined}>
    {children}
  </a>
))
