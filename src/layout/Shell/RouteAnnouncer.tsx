import { useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { useShown } from '../currentPage.ts'

/** Announces the title of each new page to screen readers. The first page is announced by the browser itself. */
export function RouteAnnouncer() {
  const { page } = useShown()
  const [firstPage] = useState(page)
  const [firstLeft, setFirstLeft] = useState(false)
  if (!firstLeft && page !== firstPage) setFirstLeft(true)
  return (
    <p role="status" className={visuallyHidden}>
      {firstLeft && page.title}
    </p>
  )
}
