import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type FragmentLinkProps = ComponentProps<'a'> & {
  /** Whether the visitor is reading this section. */
  isCurrent?: boolean
}

/**
 * A link to a fragment of the same page. Its `href` is the fragment alone, so that it also works on the not-found page and
 * with a query. The router's own `aria-current` is overridden: it would mark every such link as current.
 */
export const FragmentLink = createLink(({ href = '', isCurrent, children, ...props }: FragmentLinkProps) => (
  <a {...props} href={href.replace(/^[^#]*/, '')} aria-current={isCurrent ? 'location' : undefined}>
    {children}
  </a>
))
