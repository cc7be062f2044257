import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { partOf } from '../../ui/parts.ts'
import { useShown, useWanted } from './currentPage.ts'
import { changeHead } from './Head.tsx'

/**
 * Tells of a page change: the head and the links to the page at once, screen readers once the page is on screen. The first
 * page is announced by the browser itself, and its head is written.
 */
export function PageNews() {
  const wanted = useWanted()
  const { page } = useShown()
  const [first] = useState(wanted)
  const [firstLeft, setFirstLeft] = useState(false)
  if (!firstLeft && page !== first.page) setFirstLeft(true)

  useEffect(() => {
    if (wanted !== first) changeHead(wanted.page)
    markLinks(wanted)
  }, [wanted, first])

  return createPortal(firstLeft && page.title, partOf(document, 'announcer'))
}

/** Of the links in the bar and the footer, one to a part of the page is current only at its own fragment. */
function markLinks({ page, hash }: ReturnType<typeof useWanted>) {
  for (const name of ['bar', 'footer'] as const)
    for (const link of partOf(document, name).querySelectorAll('a')) {
      const isCurrent =
        link.origin === location.origin &&
        link.pathname === page.path &&
        (link.hash === '' || link.hash === `#${hash}`)
      if (isCurrent) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
}
