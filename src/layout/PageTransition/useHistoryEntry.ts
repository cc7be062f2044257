import { useRouter, type ParsedLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page } from '../../data/pages.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** One entry of the history, and the page that it shows. Two visits to a page are two entries. */
export type Entry = {
  /** The router's. An entry that another script has made has none. */
  readonly key: string | undefined
  readonly hash: string
  readonly page: Page
  readonly routeId: keyof RegisteredRouter['routesById']
}

/** The entry at a location whose page the router has loaded. */
function entryAt({ href, hash, state }: ParsedLocation, { matches }: RegisteredRouter['state']): Entry {
  const leaf = matches.at(-1)
  const page = leaf?.staticData.page
  if (!page) throw new Error(`No page at ${href}`)
  return { key: state.__TSR_key, hash, page, routeId: leaf.routeId }
}

/**
 * The entry that is `wanted`: it is in the address, and its page is loaded. The one that is on screen is still the one before
 * while that fades out, and turning back only changes what is wanted. `show` is for an entry whose page has come on screen,
 * `keep` for one that is about to leave it.
 */
export function useHistoryEntry(onPageShown: (page: Page) => void) {
  const router = useRouter()
  const [target, setTarget] = useState(() => entryAt(router.state.location, router.state))
  const displayed = useRef(target)
  const { save: onLeave, restore } = useScrollRestoration(displayed)

  useEffect(() => {
    // At the takeover the provider may spell the address otherwise.
    let action: string | undefined = router.state.isLoading ? 'REPLACE' : undefined
    const unsubscribers = [
      router.history.subscribe((change) => {
        action = change.action.type
      }),
      router.subscribe('onRendered', ({ toLocation }) => {
        const entry = entryAt(toLocation, router.state)
        const { current } = displayed
        const isExternal = entry.key === undefined
        // Nothing moves when the page on screen gets another address, nor on the way back to it while it fades out. A link to
        // where one is changes no history, so it has no action: there the page goes to its top.
        const keepsScroll =
          entry.routeId === current.routeId &&
          (isExternal || action === 'REPLACE' || (action !== undefined && entry.key === current.key))
        action = undefined
        if (keepsScroll && !isExternal) displayed.current = { ...current, key: entry.key }
        setTarget(keepsScroll ? displayed.current : entry)
      }),
    ]
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
  }, [router])

  const onEnter = useCallback(
    (entry: Entry) => {
      if (entry === displayed.current) return
      const isSameEntry = entry.key === displayed.current.key
      displayed.current = entry
      onPageShown(entry.page)
      restore(entry, isSameEntry)
    },
    [onPageShown, restore],
  )

  return { target, onEnter, onLeave }
}
