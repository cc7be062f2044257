import { useEffect } from 'react'

/** Marks the link of the index in `element` that leads to the first section in the upper half of the window. */
export function SectionInView({ element }: { element: HTMLElement }) {
  useEffect(() => {
    const links = new Map(Array.from(element.querySelectorAll('a'), (link) => [link.hash.slice(1), link]))
    const inView = new Set<string>()
    // A link leads a section to where this padding ends, and there the one before it ends. With the bar, the padding may
    // later grow by 16 px.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const current = Array.from(links.keys()).find((id) => inView.has(id))
        for (const [id, link] of links) {
          if (id === current) link.setAttribute('aria-current', 'location')
          else link.removeAttribute('aria-current')
        }
      },
      { rootMargin: `-${parseFloat(scrollPaddingTop) + 24}px 0px -50%` },
    )
    for (const id of links.keys()) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [element])
  return null
}
