import { useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { useLeafMatch } from '../useLeafMatch.ts'

/** Says the title of each page after the first, which the browser announces itself. */
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
