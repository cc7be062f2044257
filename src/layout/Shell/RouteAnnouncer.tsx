import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'

/** Says the title of each page after the first, which the browser announces itself. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) setTitle(router.state.matches.at(-1)?.staticData.page?.title ?? '')
      }),
    [router],
  )
  return (
    <p role="status" className={visuallyHidden}>
      {title}
    </p>
  )
}
