import { useEffect, useRef } from 'react'
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
  const firstWanted = useRef(wanted)
  const lastShown = useRef(page)

  useEffect(() => {
    if (wanted !== firstWanted.current) changeHead(wanted.page)
    markLinks(wanted)
  }, [wanted])

  useEffect(() => {
    // Written as text: a translator may have taken the text that React would change.
    if (page !== lastShown.current) partOf(document, 'announcer').textContent = page.title
    lastShown.current = page
  }, [page])

  return null
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
