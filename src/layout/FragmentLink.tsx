import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type FragmentAnchorProps = Omit<ComponentProps<'a'>, 'aria-current'> & {
  /** Whether the part that it leads to is the one being read. */
  isCurrent?: boolean
}

/**
 * A link to a part of the page it stands on. The router follows it, so that its entry of the history has a place of
 * its own; without scripts the bare fragment does, whatever the address: with a query, or of no page at all.
 */
export const FragmentLink = createLink(
  ({ href = '', isCurrent, children, ...props }: FragmentAnchorProps) => (
    // The router would say `page` of each, since all lead to the page one is on.
    <a {...props} href={href.replace(/^[^#]*/, '')} aria-current={isCurrent ? 'location' : undefined}>
      {children}
    </a>
  ),
)
