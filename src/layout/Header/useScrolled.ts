import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than 50 px; undefined until a script has checked. */
export function useScrolled() {
  const [scrolled, setScrolled] = useState<boolean>()
  // `useSyncExternalStore` would render the bar a second time in the task that ends hydration.
  useEffect(() => {
    const look = () => setScrolled(scrollY > 50)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}
