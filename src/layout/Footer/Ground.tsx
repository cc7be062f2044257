import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { partOf } from '../../ui/parts.ts'
import { useShown } from '../PageTransition/currentPage.ts'
import { Foundations } from './Foundations.tsx'

/** The ground of each page that follows the first one, whose ground the server wrote. */
export function Ground() {
  const { page } = useShown()
  const ground = partOf(document, 'ground')
  const [written] = useState(() => ground.firstElementChild)
  const [firstPage] = useState(page)
  const hasChanged = page !== firstPage || !written?.isConnected
  useLayoutEffect(() => {
    if (hasChanged) written?.remove()
  }, [hasChanged, written])
  return hasChanged && createPortal(<Foundations foot={page.foot} />, ground)
}
