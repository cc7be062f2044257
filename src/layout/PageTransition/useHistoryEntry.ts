import { useRouter, type ParsedLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page } from '../../data/pages.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** An entry of the browser's history, and its page. Two visits to a page are two entries. */
export type Entry = {
  /** The router's key. An entry that another script has made has none. */
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
 * `target` is the entry in the URL once its page has loaded; `displayed` has the page of the entry that is still displayed while
 * it fades out. Call `onEnter` when an entry's page has mounted and `onLeave` before it unmounts.
 */
export function useHistoryEntry() {
  const router = useRouter()
  const [target, setTarget] = useState(() => entryAt(router.state.location, router.state))
  const [displayed, setDisplayed] = useState({ page: target.page, isFirst: true })
  const displayedEntry = useRef(target)
  const { save: onLeave, restore } = useScrollRestoration(displayedEntry)

  useEffect(() => {
    // On hydration `RouterProvider` may normalise the URL with a history replace.
    let action: string | undefined = router.state.isLoading ? 'REPLACE' : undefined
    const unsubscribers = [
      router.history.subscribe((change) => {
        action = change.action.type
      }),
      router.subscribe('onRendered', ({ toLocation }) => {
        const entry = entryAt(toLocation, router.state)
        const { current } = displayedEntry
        // The scroll position stays if only the URL of the displayed page changed, or if the visitor returns to the page during the
        // fade. A link to the current URL creates no history event (`action` is undefined) and scrolls to the top.
        const keepsScroll =
          entry.routeId === current.routeId &&
          (action === 'REPLACE' || (action !== undefined && entry.key === current.key))
        action = undefined
        if (keepsScroll) displayedEntry.current = { ...current, key: entry.key }
        setTarget(keepsScroll ? displayedEntry.current : entry)
      }),
    ]
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
  }, [router])

  const onEnter = useCallback(
    (entry: Entry) => {
      if (entry === displayedEntry.current) return
      const isSameEntry = entry.key === displayedEntry.current.key
      displayedEntry.current = entry
      setDisplayed((before) => (entry.page === before.page ? before : { page: entry.page, isFirst: false }))
      restore(entry, isSameEntry)
    },
    [restore],
  )

  return { target, displayed, onEnter, onLeave }
}
