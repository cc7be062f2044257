import { useEffect, useState } from 'react'

// A line below the bar: the middle of a tall window may be in the section after the one that a link has led to.
const rootMargin = '-20% 0px -80%'

/** The id of the section that crosses that line, or null where none does. */
export function useSectionInView(sections: readonly { id: string }[]) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id)
          else setCurrent((before) => (before === target.id ? null : before))
        }
      },
      { rootMargin },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
