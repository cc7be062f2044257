import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { partOf } from '../../ui/parts.ts'
import { useShown } from '../PageTransition/currentPage.ts'
import { Foundations } from './Foundations.tsx'

/** The ground of each page that follows the first one, whose ground the server wrote. */
export function Ground() {
  const { page } = useShown()
  const ground = partOf(document, 'ground')
  const [written] = useState(() => Array.from(ground.children))
  const [firstPage] = useState(page)
  const hasChanged = page !== firstPage || !written[0]?.isConnected
  useLayoutEffect(() => {
    if (hasChanged) for (const element of written) element.remove()
  }, [hasChanged, written])
  return hasChanged && createPortal(<Foundations foot={page.foot} />, ground)
}
