import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/**
 * Remembers, in memory only, how far each entry of the history was scrolled. Returns what to call when the page
 * in the address comes on screen: it puts the window at the remembered place, at the fragment or at the top,
 * moves the focus, and says whether this is the first page, which is already in its place.
 */
export function usePlaces() {
  const router = useRouter()
  const places = useRef(new Map<string, number>())
  // The entry on screen. During a fade it is not the one in the address.
  const shown = useRef<string>(null)

  const goTo = useCallback(
    (place: number | undefined) => {
      const target = document.getElementById(router.latestLocation.hash)
      if (place === undefined && target) target.scrollIntoView({ behavior: 'instant' })
      else scrollTo({ top: place ?? 0, behavior: 'instant' })
      const focus = target ?? document.querySelector<HTMLElement>('main h1')
      focus?.focus({ preventScroll: true })
    },
    [router],
  )

  useEffect(() => {
    // The browser would move the window at once, under the page that is still leaving. It may again on a reload.
    const manual = () => (history.scrollRestoration = 'manual')
    const automatic = () => (history.scrollRestoration = 'auto')
    manual()
    addEventListener('pageshow', manual)
    addEventListener('pagehide', automatic)
    // By `pagehide` alone Chromium now and then learns of it too late, and comes back to the top of the page.
    addEventListener('beforeunload', automatic)
    const stopRemembering = router.subscribe('onBeforeLoad', () => {
      manual() // a `mailto:` also says that the page is left, and it is not
      if (shown.current) places.current.set(shown.current, scrollY)
    })
    // On the same page nothing fades: a fragment, or the link of the page one is on, which leads to its top.
    const stopMoving = router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      const key = keyOf(toLocation)
      if (pathChanged) return
      goTo(key === shown.current ? undefined : places.current.get(key))
      shown.current = key
    })
    return () => {
      removeEventListener('pageshow', manual)
      removeEventListener('pagehide', automatic)
      removeEventListener('beforeunload', automatic)
      stopRemembering()
      stopMoving()
    }
  }, [router, goTo])

  return useCallback(() => {
    const key = keyOf(router.latestLocation)
    const isFirst = shown.current === null
    shown.current = key
    if (!isFirst) goTo(places.current.get(key))
    return isFirst
  }, [router, goTo])
}
