import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type FragmentAnchorProps = Omit<ComponentProps<'a'>, 'aria-current'> & {
  /** Whether the part that it leads to is the one being read. */
  isCurrent?: boolean
}

/**
 * A link to a part of the same page. The router handles a click, so that the new history entry has a scroll position of
 * its own. The `href` is only the fragment: without scripts it also works on the not-found page and with a query.
 */
export const FragmentLink = createLink(
  ({ href = '', isCurrent, children, ...props }: FragmentAnchorProps) => (
    // The router would mark all of them with `page`, since all lead to the current page.
    <a {...props} href={href.replace(/^[^#]*/, '')} aria-current={isCurrent ? 'location' : undefined}>
      {children}
    </a>
  ),
)
