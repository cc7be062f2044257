import type { RegisteredRouter } from '@tanstack/react-router'
import { shownPages } from '../../content/shownPages.ts'
import { wishQuote } from '../../ui/quoteWish.ts'
import type { CurrentPageStore } from './currentPage.ts'

/**
 * Follows the links of all pages and of what stands around them, until the returned function is called: a click leads on
 * without a load, and a page's script is fetched as soon as its link is pointed at or has the focus. Every address stays
 * as it is written. Links to a file, to another site or with a key held down are the browser's.
 */
export function followLinks(router: RegisteredRouter, { get, routeAt, onAddress, follow }: CurrentPageStore) {
  const linkAt = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    const isFollowed =
      link && link.origin === location.origin && !link.target && !link.download && routeAt(link.pathname)
    return isFollowed ? link : null
  }

  const onClick = (event: MouseEvent) => {
    const link = linkAt(event)
    if (
      !link ||
      event.defaultPrevented ||
      event.button > 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const { subject = '', message } = link.dataset
    wishQuote(message ? { subject, message } : null)
    // The link of the entry on screen leads to its fragment, or to the top, and not to one more entry.
    if (link.href === location.href && !message) onAddress()
    else follow(link.href.slice(location.origin.length))
  }

  const onIntent = (event: Event) => {
    const link = linkAt(event)
    const page = shownPages.find(({ path }) => path === link?.pathname)
    // The one on screen is there already.
    if (page && page !== get().shown.page) void router.preloadRoute({ to: page.path })
  }

  const listening = new AbortController()
  // Before React's own listeners: the router's links leave a click alone that is taken.
  const options = { capture: true, passive: true, signal: listening.signal }
  document.addEventListener('click', onClick, { ...options, passive: false })
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent, options)
  return () => listening.abort()
}
