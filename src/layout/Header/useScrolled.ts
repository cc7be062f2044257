import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

const isScrolled = () => scrollY > 50

/** Whether the page is scrolled by more than 50 px; undefined where no script can tell. */
export const useScrolled = () =>
  useSyncExternalStore<boolean | undefined>(subscribe, isScrolled, () => undefined)
