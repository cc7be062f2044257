import { useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { useLeafMatch } from '../useLeafMatch.ts'

/** Announces the title of each new page to screen readers. The first page is announced by the browser itself. */
export function RouteAnnouncer() {
  const { routeId, staticData } = useLeafMatch()
  const [firstRoute] = useState(routeId)
  const [firstLeft, setFirstLeft] = useState(false)
  if (!firstLeft && routeId !== firstRoute) setFirstLeft(true)
  return (
    <p role="status" className={visuallyHidden}>
      {firstLeft && staticData.page?.title}
    </p>
  )
}
